package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;

/// `shell_split`: splits a line into words as a shell does.
final class ShellSplit {
    private static final String WORD =
            "\\G\\s*(?>([^\\s\\\\'\"]+)|'([^']*)'|\"((?:[^\"\\\\]|\\\\.)*)\"|(\\\\.?)|(\\S))(\\s|\\z)?";

    static final Function FUNCTION = LegacyFunction.of("shell_split", -1, (call, arguments) -> {
        Checks.count("shell_split", arguments, 1, 1, "1");
        return new Arr(words(LegacyFunction.text(arguments.getFirst())));
    });

    private ShellSplit() {}

    private static List<Value> words(String line) {
        List<Value> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (RegexMatch match : RubyRegex.compile(WORD, RubyRegex.MULTILINE).matchAll(line)) {
            if (match.group(5) != null) {
                throw new EvaluationError("Unmatched quote: " + RubyText.inspect(line));
            }
            word.append(part(match));
            if (match.group(6) != null) {
                words.add(Str.of(word.toString()));
                word.setLength(0);
            }
        }
        return words;
    }

    private static String part(RegexMatch match) {
        String bare = match.group(1);
        String single = match.group(2);
        String inDouble = match.group(3);
        if (bare != null || single != null) {
            return String.valueOf(bare != null ? bare : single);
        }
        return inDouble != null
                ? inDouble.replaceAll("\\\\([$`\"\\\\\n])", "$1")
                : String.valueOf(match.group(4)).replaceAll("(?d)\\\\(.)", "$1");
    }
}
