package io.bindery.puppet.convert;

import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads values from a text by a format, as Ruby's `scanf` library does. Reading stops at the first mismatch.
public final class Scanf {
    private static final Pattern DIRECTIVE =
            Pattern.compile("%(\\*)?(\\d+)?[hlL]?(\\[\\^?\\]?[^\\]]*\\]|[diuXxofFeEgGaAsc%])", Pattern.DOTALL);

    private final String text;
    private final List<Value> found = new ArrayList<>();
    private int at;

    private Scanf(String text) {
        this.text = text;
    }

    public static List<Value> scan(String text, String format) {
        Scanf scanf = new Scanf(text);
        scanf.read(format);
        return scanf.found;
    }

    private void read(String format) {
        Matcher directive = DIRECTIVE.matcher(format);
        int position = 0;
        while (position < format.length()) {
            char c = format.charAt(position);
            if (Character.isWhitespace(c)) {
                skipSpace();
                position++;
            } else if (c == '%' && directive.region(position, format.length()).lookingAt()) {
                if (!directive(directive)) {
                    return;
                }
                position = directive.end();
            } else if (at < text.length() && text.charAt(at) == c) {
                at++;
                position++;
            } else {
                return;
            }
        }
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private boolean directive(Matcher directive) {
        String kind = directive.group(3);
        int width = directive.group(2) == null ? Integer.MAX_VALUE : Integer.parseInt(directive.group(2));
        if (kind.equals("%")) {
            skipSpace();
            return literalPercent();
        }
        if (!kind.equals("c") && !kind.startsWith("[")) {
            skipSpace();
        }
        String token = token(kind, directive.group(2) == null && kind.equals("c") ? 1 : width);
        if (token == null) {
            return false;
        }
        at += token.length();
        if (directive.group(1) == null) {
            found.add(value(kind, token));
        }
        return true;
    }

    private boolean literalPercent() {
        boolean there = at < text.length() && text.charAt(at) == '%';
        at += there ? 1 : 0;
        return there;
    }

    private @Nullable String token(String kind, int width) {
        String window = text.substring(at, (int) Math.min(text.length(), at + (long) width));
        Matcher matcher = Pattern.compile(pattern(kind), Pattern.DOTALL).matcher(window);
        return matcher.lookingAt() && !matcher.group().isEmpty() ? matcher.group() : null;
    }

    private static String pattern(String kind) {
        return switch (kind.charAt(0)) {
            case 'd', 'u' -> "[-+]?\\d+";
            case 'i' -> "[-+]?(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9]\\d*)";
            case 'x', 'X' -> "[-+]?(?:0[xX])?[0-9a-fA-F]+";
            case 'o' -> "[-+]?[0-7]+";
            case 's' -> "\\S+";
            case 'c' -> ".+";
            case '[' -> characterClass(kind) + "+";
            default -> "[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?";
        };
    }

    private static String characterClass(String kind) {
        boolean negated = kind.startsWith("[^");
        String members = kind.substring(negated ? 2 : 1, kind.length() - 1);
        return (negated ? "[^" : "[") + members.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace("&", "\\&")
                + "]";
    }

    private static Value value(String kind, String token) {
        return switch (kind.charAt(0)) {
            case 'd', 'u' -> whole(new BigInteger(token.replace("+", "")));
            case 'i' -> whole(RubyNumber.integer(token));
            case 'x', 'X' -> whole(RubyNumber.integer(token, 16));
            case 'o' -> whole(new BigInteger(token.replace("+", ""), 8));
            case 's', 'c', '[' -> Str.of(token);
            default -> new Real(RubyString.toFloat(token));
        };
    }

    private static Value whole(BigInteger number) {
        if (number.bitLength() > 63) {
            throw new ConversionError("bignum too big to convert into Integer");
        }
        return Int.of(number.longValue());
    }
}
