package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A path into data for `get` and `getvar`: names and indices separated by dots, names with special characters in quotes.
final class DottedPath {
    private static final Pattern SEGMENT = Pattern.compile("\\s*\"[^\"]+\"\\s*|\\s*'[^']+'\\s*|[^'\".]+");
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");

    private DottedPath() {}

    /// @throws EvaluationError if the path is not well formed
    static List<Value> parse(String path) {
        List<Value> segments = new ArrayList<>();
        Matcher matcher = SEGMENT.matcher(path);
        int at = 0;
        while (true) {
            if (!matcher.region(at, path.length()).lookingAt()) {
                throw malformed();
            }
            segments.add(segment(matcher.group()));
            at = matcher.end();
            if (at == path.length()) {
                return segments;
            }
            if (path.charAt(at) != '.') {
                throw malformed();
            }
            at++;
        }
    }

    private static Value segment(String written) {
        String text = RubyString.strip(written);
        if (text.startsWith("\"") || text.startsWith("'")) {
            return Str.of(text.substring(1, text.length() - 1));
        }
        return NUMBER.matcher(text).matches() ? Int.of(RubyString.toInteger(text)) : Str.of(text);
    }

    private static EvaluationError malformed() {
        return new EvaluationError("Syntax error in dotted-navigation string");
    }
}
