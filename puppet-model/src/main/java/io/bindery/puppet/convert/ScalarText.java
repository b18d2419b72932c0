package io.bindery.puppet.convert;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Quotes;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Formats values without parts by the format letters of their types.
final class ScalarText {
    private ScalarText() {}

    static String undef(ValueFormat format) {
        boolean alternative = format.alternative();
        return format.aligned(
                switch (format.letter()) {
                    case 'n' -> alternative ? "null" : "nil";
                    case 'u' -> alternative ? "undefined" : "undef";
                    case 'd', 'x', 'X', 'o', 'b', 'B', 'e', 'E', 'f', 'g', 'G', 'a', 'A' -> "NaN";
                    case 'v' -> "n/a";
                    case 'V' -> "N/A";
                    case 's' -> alternative ? "\"\"" : "";
                    case 'p' -> alternative ? "\"undef\"" : "undef";
                    default -> throw format.illegal("Undef", "nudxXobBeEfgGaAvVsp");
                });
    }

    static String defaulted(ValueFormat format) {
        String text =
                switch (format.letter()) {
                    case 'd', 's', 'p' -> "default";
                    case 'D' -> "Default";
                    default -> throw format.illegal("Default", "dDsp");
                };
        return format.aligned(format.alternative() ? '"' + text + '"' : text);
    }

    static String bool(ValueFormat format, boolean value) {
        return switch (format.letter()) {
            case 't' -> word(format, value ? "true" : "false");
            case 'T' -> word(format, value ? "True" : "False");
            case 'y' -> word(format, value ? "yes" : "no");
            case 'Y' -> word(format, value ? "Yes" : "No");
            case 'd', 'x', 'X', 'o', 'b', 'B' -> whole(format, Int.of(value ? 1 : 0));
            case 'e', 'E', 'f', 'g', 'G', 'a', 'A' -> real(format, new Real(value ? 1 : 0));
            case 's', 'p' -> format.aligned(value ? "true" : "false");
            default -> throw format.illegal("Boolean", "tTyYdxXobBeEfgGaAsp");
        };
    }

    private static String word(ValueFormat format, String word) {
        return format.aligned(format.alternative() ? word.substring(0, 1) : word);
    }

    static String whole(ValueFormat format, Int value) {
        return switch (format.letter()) {
            case 'd', 'x', 'X', 'o', 'b', 'B', 'p' -> RubyFormat.format(format.text(), value);
            case 'e', 'E', 'f', 'g', 'G', 'a', 'A' -> RubyFormat.format(format.text(), new Real(value.value()));
            case 'c' -> character(format, value.value());
            case 's' -> RubyFormat.format(format.alternative() ? format.with('p') : format.text(), Str.of(Long.toString(value.value())));
            default -> throw format.illegal("Integer", "dxXobBeEfgGaAspc");
        };
    }

    static String whole(ValueFormat format, BigInt value) {
        return switch (format.letter()) {
            case 'd', 'x', 'X', 'o', 'b', 'B', 'p' -> RubyFormat.format(format.text(), value);
            case 'e', 'E', 'f', 'g', 'G', 'a', 'A' -> RubyFormat.format(format.text(), new Real(value.value().doubleValue()));
            case 'c' -> throw new ConversionError("bignum too big to convert into `unsigned long'");
            case 's' -> RubyFormat.format(format.alternative() ? format.with('p') : format.text(), Str.of(value.value().toString()));
            default -> throw format.illegal("Integer", "dxXobBeEfgGaAspc");
        };
    }

    private static String character(ValueFormat format, long code) {
        if (code < 0 || code > 0x7fffffffL) {
            throw new ConversionError("pack(U): value out of range");
        }
        String character = Character.isValidCodePoint((int) code) ? Character.toString((int) code) : "\ufffd";
        return RubyFormat.format(format.with('s'), Str.of(format.alternative() ? '"' + character + '"' : character));
    }

    static String real(ValueFormat format, Real value) {
        // As Puppet does: NaN is within no range of Float, so that no format of Float is applied to it.
        if (Double.isNaN(value.value())) {
            return "NaN";
        }
        return switch (format.letter()) {
            case 'd', 'x', 'X', 'o', 'b', 'B', 'e', 'E', 'f', 'g', 'G', 'a', 'A', 'p' -> RubyFormat.format(format.text(), value);
            case 's' -> {
                String text = RubyFloat.text(value.value());
                yield RubyFormat.format(format.text(), Str.of(format.alternative() ? '"' + text + '"' : text));
            }
            default -> throw format.illegal("Float", "dxXobBeEfgGaAsp");
        };
    }

    static String string(ValueFormat format, Str value) {
        String text = value.value();
        return switch (format.letter()) {
            case 's' -> RubyFormat.format(format.text(), value);
            case 'p' -> format.aligned(format.alternative() ? Quotes.doubled(text) : Quotes.single(text));
            case 'c' -> changed(format, RubyString.capitalize(text));
            case 'C' -> changed(format, segments(text));
            case 'u' -> changed(format, RubyString.upcase(text));
            case 'd' -> changed(format, RubyString.downcase(text));
            case 't' -> changed(format, RubyString.strip(text));
            default -> throw format.illegal("String", "cCudspt");
        };
    }

    private static String segments(String text) {
        return Stream.of(text.split("::")).map(RubyString::capitalize).collect(Collectors.joining("::"));
    }

    private static String changed(ValueFormat format, String text) {
        return format.alternative()
                ? format.aligned(Quotes.single(text))
                : RubyFormat.format(format.with('s'), Str.of(text));
    }

    static String regex(ValueFormat format, Regex value) {
        String text =
                switch (format.letter()) {
                    case 'p' -> RubyText.inspectPattern(value.pattern());
                    case 's' -> format.alternative() ? Quotes.single(value.pattern()) : value.pattern();
                    default -> throw format.illegal("Regexp", "sp");
                };
        return RubyFormat.format(format.with('s'), Str.of(text));
    }

    static String type(ValueFormat format, TypeValue value) {
        String text = value.toString();
        return switch (format.letter()) {
            case 's' -> RubyFormat.format(format.text(), Str.of(format.alternative() ? '"' + text + '"' : text));
            case 'p' -> RubyFormat.format(format.with('s'), Str.of(text));
            default -> throw format.illegal("Type", "sp");
        };
    }

    static String uri(ValueFormat format, Uri value) {
        return switch (format.letter()) {
            case 'p' -> "URI(" + Quotes.single(value.text()) + ")";
            case 's' -> RubyFormat.format(
                    format.text(), Str.of(format.alternative() ? Quotes.single(value.text()) : value.text()));
            default -> throw format.illegal("URI", "sp");
        };
    }

    static String object(ValueFormat format, ObjectValue value, Indentation outer) {
        boolean lines = format.alternative() || outer.indenting();
        return switch (format.letter()) {
            case 'p' -> lines ? TypePrinter.indented(value, outer.level()) : value.toString();
            case 's', 'q' -> value.toString();
            default -> throw format.illegal("Object", "spq");
        };
    }

    /// A value whose type has no letters of its own.
    static String other(ValueFormat format, Value value) {
        return RubyFormat.format(format.text(), value);
    }

    static String binary(ValueFormat format, Binary value) {
        char shown = format.alternative() ? 'p' : 's';
        return switch (format.letter()) {
            case 's' -> RubyFormat.format(format.with(shown), Str.of(utf8(value)));
            case 'p' -> "Binary(\"" + RubyFormat.format(format.with('s'), Str.of(value.base64())) + "\")";
            case 'b' -> RubyFormat.format(format.with(shown), Str.of(BinaryText.relaxed(value)));
            case 'B' -> RubyFormat.format(format.with(shown), Str.of(value.base64()));
            case 'u' -> RubyFormat.format(format.with(shown), Str.of(BinaryText.urlSafe(value)));
            case 't' -> RubyFormat.format(format.with(shown), Str.of("Binary"));
            case 'T' -> RubyFormat.format(format.with(shown), Str.of("BINARY"));
            default -> throw format.illegal("Binary", "bButTsp");
        };
    }

    private static String utf8(Binary value) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(value.bytes())).toString();
        } catch (CharacterCodingException e) {
            int bad = BinaryText.firstInvalid(value.bytes());
            throw new ConversionError(String.format("\"\\x%02X\" from ASCII-8BIT to UTF-8", bad));
        }
    }
}
