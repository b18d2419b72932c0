package io.bindery.hiera;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A string with `%{...}`, parsed once.
record Template(String source, List<Piece> pieces) {
    private static final Pattern METHOD = Pattern.compile("(\\w+)\\((?:\"([^\"]+)\"|'([^']+)')\\)");
    private static final Set<String> EMPTY = Set.of("", "::", "\"\"", "''", "\"::\"", "'::'");

    /// Literal text, or an expression.
    sealed interface Piece {}

    record Text(String text) implements Piece {}

    /// `%{}` and similar empty expressions, whose value is empty; they serve to protect a `%{` from interpolation.
    enum Nothing implements Piece {
        NOTHING
    }

    /// The expression between the braces.
    ///
    /// @param method null for a variable
    /// @param whole whether the string consists of this expression alone
    record Expression(@Nullable String method, String argument, boolean whole) implements Piece {}

    static boolean hasExpression(String text) {
        return text.contains("%{");
    }

    static Template of(String source) {
        List<Piece> pieces = new ArrayList<>();
        int done = 0;
        for (int open = source.indexOf("%{"); open >= 0; ) {
            int close = source.indexOf('}', open);
            if (close < 0) {
                break;
            }
            if (open > done) {
                pieces.add(new Text(source.substring(done, open)));
            }
            pieces.add(expression(source.substring(open + 2, close).strip(), open == 0 && close == source.length() - 1));
            done = close + 1;
            open = source.indexOf("%{", done);
        }
        if (done < source.length()) {
            pieces.add(new Text(source.substring(done)));
        }
        return new Template(source, List.copyOf(pieces));
    }

    private static Piece expression(String text, boolean whole) {
        if (EMPTY.contains(text)) {
            return Nothing.NOTHING;
        }
        Matcher method = METHOD.matcher(text);
        if (!method.matches()) {
            return new Expression(null, text, whole);
        }
        return new Expression(method.group(1), method.group(2) != null ? method.group(2) : method.group(3), whole);
    }
}
