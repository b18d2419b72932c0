package io.bindery.puppet.eval;

import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.puppet.value.Regex;
import io.bindery.regex.RubyRegex;
import io.bindery.text.SourceFile;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// State that the evaluators of one environment snapshot share: results that depend on source text alone.
///
/// The evaluator walks the syntax tree itself rather than a compiled form of it. Measured against Ruby's evaluator, the walk is
/// much faster as it is: literals cost one small allocation, and names are found by the hash code that strings cache. Regular
/// expressions are the exception: compiling them once pays off. They are cached here by their text, because the tree knows
/// nothing of values.
public final class SharedCache {
    private static final int MOST = 10_000;

    private final Map<String, Regex> regexes = new ConcurrentHashMap<>();
    private final Map<Pattern, RubyRegex> patterns = new ConcurrentHashMap<>();
    private final Map<Template, ParseResult> templates = new ConcurrentHashMap<>();

    /// An EPP template, read once for each text.
    public ParseResult template(SourceFile file) {
        Template key = new Template(file.name(), file.text());
        ParseResult known = templates.get(key);
        if (known != null) {
            return known;
        }
        ParseResult made = validated(Parser.parseEpp(file));
        if (templates.size() < MOST) {
            templates.put(key, made);
        }
        return made;
    }

    private static ParseResult validated(ParseResult parsed) {
        return parsed.hasErrors()
                ? parsed
                : new ParseResult(parsed.program(), Validator.validate(parsed.program(), ValidatorSettings.PLAIN));
    }

    /// The identity of a template. Its name is part of it, because places in errors name the file.
    private record Template(String name, String text) {}

    /// A text compiled as a regular expression, for functions that receive patterns as texts.
    private record Pattern(String text, int options) {}

    /// @throws io.bindery.regex.RegexSyntaxException if the text is not a valid pattern
    public RubyRegex pattern(String text, int options) {
        Pattern key = new Pattern(text, options);
        RubyRegex known = patterns.get(key);
        if (known != null) {
            return known;
        }
        RubyRegex made = RubyRegex.compile(text, options);
        if (patterns.size() < MOST) {
            patterns.put(key, made);
        }
        return made;
    }

    Regex regex(String pattern) {
        Regex known = regexes.get(pattern);
        if (known != null) {
            return known;
        }
        Regex made = new Regex(pattern);
        if (regexes.size() < MOST) {
            regexes.put(pattern, made);
        }
        return made;
    }
}
