package io.bindery.puppet.load;

import io.bindery.regex.RegexSyntaxException;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads the body of `def self.title_patterns` if it is one literal: pairs of a regular expression and the attributes of its
/// groups. A function for a group is understood if it returns its argument.
final class RubyTitlePatterns {
    private final RubyTokens tokens;

    private RubyTitlePatterns(RubyTokens tokens) {
        this.tokens = tokens;
    }

    /// Null if the body is anything else.
    static @Nullable List<TitlePattern> read(RubyTokens tokens, int from, int to) {
        return new RubyTitlePatterns(tokens).list(from, to);
    }

    private @Nullable List<TitlePattern> list(int from, int to) {
        int at = from;
        String identity = null;
        // `identity = lambda { |x| x }` may come first.
        if (tokens.isMark(at + 1, "=") && !tokens.isMark(at, "[")) {
            int end = identityEnd(at + 2);
            if (end < 0) {
                return null;
            }
            identity = tokens.text(at);
            at = end;
        }
        if (!tokens.isMark(at, "[") || tokens.end(at) != to - 1) {
            return null;
        }
        List<TitlePattern> patterns = new ArrayList<>();
        int end = tokens.end(at);
        for (at++; at < end; at++) {
            if (tokens.isMark(at, ",")) {
                continue;
            }
            TitlePattern pattern = tokens.isMark(at, "[") ? pattern(at + 1, tokens.end(at), identity) : null;
            if (pattern == null) {
                return null;
            }
            patterns.add(pattern);
            at = tokens.end(at);
        }
        return patterns;
    }

    private @Nullable TitlePattern pattern(int at, int end, @Nullable String identity) {
        RubyToken regex = tokens.get(at);
        if (regex.kind() != RubyToken.Kind.REGEX || !tokens.isMark(at + 1, ",") || !tokens.isMark(at + 2, "[")) {
            return null;
        }
        int close = tokens.end(at + 2);
        if (close != end - 1 && !(close == end - 2 && tokens.isMark(close + 1, ","))) {
            return null;
        }
        List<String> names = new ArrayList<>();
        for (int i = at + 3; i < close; i++) {
            if (tokens.isMark(i, ",")) {
                continue;
            }
            String name = tokens.isMark(i, "[") ? name(i, identity) : null;
            if (name == null) {
                return null;
            }
            names.add(name);
            i = tokens.end(i);
        }
        return compiled(regex, names);
    }

    // `[:name]`, `[:name, identity]` or `[:name, lambda { |x| x }]`.
    private @Nullable String name(int open, @Nullable String identity) {
        int end = tokens.end(open);
        String name = tokens.get(open + 1).kind() == RubyToken.Kind.SYMBOL ? tokens.text(open + 1) : null;
        boolean bare = end == open + 2;
        boolean known = identity != null && end == open + 4 && tokens.isWord(open + 3, identity);
        boolean inline = tokens.isMark(open + 2, ",") && identityEnd(open + 3) == end;
        return bare || known || inline ? name : null;
    }

    // The index behind `lambda { |x| x }`, `proc { |x| x }` or `->(x) { x }`; -1 for anything else.
    private int identityEnd(int at) {
        if (tokens.isMark(at, "->") && tokens.isMark(at + 1, "(") && tokens.isMark(at + 4, "{")) {
            return tokens.text(at + 2).equals(tokens.text(at + 5)) && tokens.end(at + 4) == at + 6 ? at + 7 : -1;
        }
        boolean made = tokens.isWord(at, "lambda") || tokens.isWord(at, "proc");
        if (made && tokens.isMark(at + 1, "{") && tokens.isMark(at + 2, "|") && tokens.isMark(at + 4, "|")) {
            return tokens.text(at + 3).equals(tokens.text(at + 5)) && tokens.end(at + 1) == at + 6 ? at + 7 : -1;
        }
        return -1;
    }

    private static @Nullable TitlePattern compiled(RubyToken regex, List<String> names) {
        if (regex.text().contains("#{")) {
            return null;
        }
        int options = (regex.options().contains("m") ? RubyRegex.MULTILINE : 0)
                | (regex.options().contains("i") ? RubyRegex.IGNORE_CASE : 0)
                | (regex.options().contains("x") ? RubyRegex.EXTENDED : 0);
        try {
            return new TitlePattern(RubyRegex.compile(regex.text(), options), names);
        } catch (RegexSyntaxException wrong) {
            return null;
        }
    }
}
