package io.bindery.hiera.bind.migrate;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.stream.Collectors;

/// Writes data values in the Puppet language. Interpolations of variables become interpolations of the language.
final class PuppetText {
    private PuppetText() {}

    /// @throws Unwritable if the value has no such form
    static String of(Value value) {
        return switch (value) {
            case Str(String text) -> text(text);
            case Int(long number) -> Long.toString(number);
            case Real(double number) -> Double.toString(number);
            case Bool truth -> truth == Bool.TRUE ? "true" : "false";
            case Undef _ -> "undef";
            case Arr list -> list.elements().stream().map(PuppetText::of).collect(Collectors.joining(", ", "[", "]"));
            case Hash hash ->
                hash.size() == 0
                        ? "{}"
                        : hash.entries().entrySet().stream()
                                .map(entry -> of(entry.getKey()) + " => " + of(entry.getValue()))
                                .collect(Collectors.joining(", ", "{ ", " }"));
            default -> throw new Unwritable("a value that is no data");
        };
    }

    private static String text(String text) {
        return text.contains("%{") ? interpolated(text) : quoted(text);
    }

    static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private static String interpolated(String text) {
        StringBuilder out = new StringBuilder("\"");
        int at = 0;
        while (at < text.length()) {
            int open = text.indexOf("%{", at);
            int close = open < 0 ? -1 : text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            out.append(escaped(text.substring(at, open)));
            String inner = text.substring(open + 2, close).strip();
            if (!inner.isEmpty()) {
                out.append("${").append(Interpolated.expression(inner)).append('}');
            }
            at = close + 1;
        }
        return out.append(escaped(text.substring(at))).append('"').toString();
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("$", "\\$").replace("\n", "\\n").replace("\t", "\\t");
    }

    /// The error for a value that the language cannot express.
    static final class Unwritable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unwritable(String reason) {
            super(reason, null, false, false);
        }

        String reason() {
            return String.valueOf(getMessage());
        }
    }
}
