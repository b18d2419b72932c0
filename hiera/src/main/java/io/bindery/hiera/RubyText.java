package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.math.BigDecimal;
import java.util.stream.Collectors;

/// Values as Ruby prints them, which is what shows in interpolated strings and in explanations.
final class RubyText {
    private RubyText() {}

    /// As `to_s` gives it.
    static String string(Value value) {
        return switch (value) {
            case Str text -> text.value();
            case Undef undef -> "";
            default -> inspect(value);
        };
    }

    /// As `inspect` gives it.
    static String inspect(Value value) {
        return switch (value) {
            case Str text -> quote(text.value());
            case Undef undef -> "nil";
            case Bool bool -> Boolean.toString(bool.value());
            case Int integer -> Long.toString(integer.value());
            case Real real -> real(real.value());
            case Default standard -> ":default";
            case Arr list -> list.elements().stream().map(RubyText::inspect).collect(Collectors.joining(", ", "[", "]"));
            case Hash hash -> hash.entries().entrySet().stream()
                    .map(entry -> inspect(entry.getKey()) + "=>" + inspect(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
            default -> value.toString();
        };
    }

    static String real(double value) {
        if (Double.isNaN(value)) {
            return "NaN";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "Infinity" : "-Infinity";
        }
        double size = Math.abs(value);
        if (value == 0 || size >= 1e-4 && size < 1e15) {
            String plain = value == 0 ? Double.toString(value) : new BigDecimal(Double.toString(value)).toPlainString();
            return plain.contains(".") ? plain : plain + ".0";
        }
        String[] parts = Double.toString(value).split("E");
        String exponent = parts[1].startsWith("-") ? parts[1].substring(1) : parts[1];
        return parts[0] + "e" + (parts[1].startsWith("-") ? "-" : "+") + (exponent.length() < 2 ? "0" : "") + exponent;
    }

    static String quote(String text) {
        StringBuilder result = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            escape(result, c, i < text.length() ? text.charAt(i) : '\0');
        }
        return result.append('"').toString();
    }

    private static void escape(StringBuilder result, int c, char next) {
        switch (c) {
            case '"' -> result.append("\\\"");
            case '\\' -> result.append("\\\\");
            case '\n' -> result.append("\\n");
            case '\t' -> result.append("\\t");
            case '\r' -> result.append("\\r");
            case '\f' -> result.append("\\f");
            case '\b' -> result.append("\\b");
            case 7 -> result.append("\\a");
            case 11 -> result.append("\\v");
            case 27 -> result.append("\\e");
            case '#' -> result.append(next == '{' || next == '$' || next == '@' ? "\\#" : "#");
            default -> {
                if (printable(c)) {
                    result.appendCodePoint(c);
                } else {
                    result.append(String.format(c > 0xffff ? "\\u{%X}" : "\\u%04X", c));
                }
            }
        }
    }

    private static boolean printable(int c) {
        int type = Character.getType(c);
        return switch (type) {
            case Character.CONTROL,
                    Character.UNASSIGNED,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /// The Ruby class of a value, as error messages name it.
    static String className(Value value) {
        return switch (value) {
            case Str text -> "String";
            case Undef undef -> "NilClass";
            case Bool bool -> bool.value() ? "TrueClass" : "FalseClass";
            case Int integer -> "Integer";
            case Real real -> "Float";
            case Default standard -> "Symbol";
            case Arr list -> "Array";
            case Hash hash -> "Hash";
            default -> value.getClass().getSimpleName();
        };
    }
}
