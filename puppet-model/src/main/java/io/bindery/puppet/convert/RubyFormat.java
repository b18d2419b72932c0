package io.bindery.puppet.convert;

import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Ruby's `format`: C's directives plus `%<name>d`, `%{name}`, `%p`, `%b` and two's complement of negative numbers.
public final class RubyFormat {
    private static final int WIDEST = 1 << 24;

    private final String format;
    private final List<Value> arguments;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int nextArgument = 1;
    private Numbering numbering = Numbering.NONE;

    /// The way in which arguments were selected so far; Ruby does not allow a mixture.
    private enum Numbering {
        NONE,
        SEQUENTIAL,
        NUMBERED,
        NAMED
    }

    private RubyFormat(String format, List<Value> arguments) {
        this.format = format;
        this.arguments = arguments;
    }

    /// The format with its directives filled in. Names are looked up as string keys of the only argument.
    public static String format(String format, List<Value> arguments) {
        return new RubyFormat(format, arguments).run();
    }

    public static String format(String format, Value... arguments) {
        return format(format, List.of(arguments));
    }

    private String run() {
        while (at < format.length()) {
            int percent = format.indexOf('%', at);
            if (percent < 0) {
                out.append(format, at, format.length());
                break;
            }
            if (percent + 1 == format.length()) {
                throw new ConversionError("incomplete format specifier; use %% (double %) instead");
            }
            out.append(format, at, percent);
            at = percent + 1;
            directive();
        }
        return out.toString();
    }

    private void directive() {
        Directive directive = new Directive();
        while (true) {
            char c = at < format.length() ? format.charAt(at) : '\0';
            switch (c) {
                case ' ', '#', '+', '-', '0' -> flag(directive, c);
                case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> widthOrPosition(directive);
                case '<', '{' -> {
                    name(directive, c);
                    if (c == '{') {
                        text(directive, RubyText.of(argument(directive)));
                        return;
                    }
                }
                case '*' -> starWidth(directive);
                case '.' -> precision(directive);
                default -> {
                    conversion(directive, c);
                    return;
                }
            }
        }
    }

    private void flag(Directive directive, char c) {
        if (directive.width != null) {
            throw new ConversionError("flag after width");
        }
        if (directive.precisionGiven) {
            throw new ConversionError("flag after precision");
        }
        directive.set(c);
        at++;
    }

    private void widthOrPosition(Directive directive) {
        int number = number("width");
        if (format.charAt(at) == '$') {
            if (directive.value != null) {
                throw new ConversionError("value given twice - " + number + "$");
            }
            directive.value = numbered(number);
            at++;
            return;
        }
        requireNoWidth(directive);
        directive.width = number;
    }

    private static void requireNoWidth(Directive directive) {
        if (directive.width != null) {
            throw new ConversionError("width given twice");
        }
        if (directive.precisionGiven) {
            throw new ConversionError("width after precision");
        }
    }

    private void starWidth(Directive directive) {
        requireNoWidth(directive);
        int width = star();
        if (width < 0) {
            directive.set('-');
            width = -width;
        }
        if (width > WIDEST) {
            throw new ConversionError("width too big");
        }
        directive.width = width;
    }

    private void precision(Directive directive) {
        if (directive.precisionGiven) {
            throw new ConversionError("precision given twice");
        }
        directive.precisionGiven = true;
        at++;
        if (at < format.length() && format.charAt(at) == '*') {
            int precision = star();
            directive.precision = precision < 0 ? null : Integer.valueOf(precision);
        } else {
            directive.precision = number("precision");
        }
    }

    /// The argument that a `*` stands for, as a number.
    private int star() {
        int mark = ++at;
        int number = number("width");
        Value value;
        if (format.charAt(at) == '$') {
            value = numbered(number);
            at++;
        } else {
            at = mark;
            value = sequential();
        }
        return switch (value) {
            case Int whole -> Math.toIntExact(whole.value());
            case Real real -> (int) real.value();
            default -> throw new ConversionError(noImplicitInteger(value));
        };
    }

    private static String noImplicitInteger(Value value) {
        String name = RubyClass.inConversion(value);
        return name.equals("nil")
                ? "no implicit conversion from nil to integer"
                : "no implicit conversion of " + name + " into Integer";
    }

    private int number(String what) {
        long number = 0;
        while (at < format.length() && format.charAt(at) >= '0' && format.charAt(at) <= '9') {
            number = number * 10 + format.charAt(at++) - '0';
            if (number > WIDEST) {
                throw new ConversionError(what + " too big");
            }
        }
        if (at >= format.length()) {
            throw new ConversionError("malformed format string - %*[0-9]");
        }
        return (int) number;
    }

    private void name(Directive directive, char open) {
        int end = format.indexOf(open == '<' ? '>' : '}', at);
        if (end < 0) {
            throw new ConversionError("malformed name - unmatched parenthesis");
        }
        String quoted = format.substring(at, end + 1);
        if (directive.name != null) {
            throw new ConversionError("named" + quoted + " after <" + directive.name + ">");
        }
        if (numbering == Numbering.SEQUENTIAL) {
            throw new ConversionError("named" + quoted + " after unnumbered(" + (nextArgument - 1) + ")");
        }
        if (numbering == Numbering.NUMBERED) {
            throw new ConversionError("named" + quoted + " after numbered");
        }
        numbering = Numbering.NAMED;
        directive.name = format.substring(at + 1, end);
        directive.value = named(directive.name, quoted);
        at = end + 1;
    }

    private Value named(String name, String quoted) {
        if (arguments.size() != 1 || !(arguments.getFirst() instanceof Hash hash)) {
            throw new ConversionError("one hash required");
        }
        Value value = hash.get(name);
        if (value == null) {
            throw new ConversionError("key" + quoted + " not found");
        }
        return value;
    }

    private Value numbered(int number) {
        if (numbering == Numbering.SEQUENTIAL) {
            throw new ConversionError("numbered(" + number + ") after unnumbered(" + (nextArgument - 1) + ")");
        }
        if (numbering == Numbering.NAMED) {
            throw new ConversionError("numbered(" + number + ") after named");
        }
        if (number < 1) {
            throw new ConversionError("invalid index - " + number + "$");
        }
        numbering = Numbering.NUMBERED;
        return nth(number);
    }

    private Value sequential() {
        if (numbering == Numbering.NUMBERED) {
            throw new ConversionError("unnumbered(" + nextArgument + ") mixed with numbered");
        }
        if (numbering == Numbering.NAMED) {
            throw new ConversionError("unnumbered(" + nextArgument + ") mixed with named");
        }
        numbering = Numbering.SEQUENTIAL;
        return nth(nextArgument++);
    }

    private Value nth(int number) {
        if (number > arguments.size()) {
            throw new ConversionError("too few arguments");
        }
        return arguments.get(number - 1);
    }

    private Value argument(Directive directive) {
        return directive.value != null ? directive.value : sequential();
    }

    private void conversion(Directive directive, char c) {
        switch (c) {
            case '%', '\n', '\0' -> percent(directive, c);
            case 's' -> text(directive, RubyText.of(argument(directive)));
            case 'p' -> text(directive, RubyText.inspect(argument(directive)));
            case 'c' -> character(directive);
            case 'd', 'i', 'u', 'o', 'x', 'X', 'b', 'B' ->
                out.append(FormattedInteger.of(directive, c, argument(directive)));
            case 'f', 'e', 'E', 'g', 'G', 'a', 'A' -> out.append(FormattedFloat.of(directive, c, argument(directive)));
            default -> throw malformed();
        }
        at++;
    }

    private ConversionError malformed() {
        int c = format.codePointAt(at);
        return new ConversionError("malformed format string - %" + Character.toString(c));
    }

    private void percent(Directive directive, char c) {
        if (!directive.plain()) {
            throw new ConversionError("invalid format character - %");
        }
        out.append('%');
        if (c != '%') {
            at--;
        }
    }

    private void text(Directive directive, String text) {
        String shown = text;
        if (directive.precision != null && directive.precision < shown.codePointCount(0, shown.length())) {
            shown = shown.substring(0, shown.offsetByCodePoints(0, directive.precision));
        }
        out.append(directive.aligned(shown));
    }

    private void character(Directive directive) {
        Value value = argument(directive);
        int code =
                switch (value) {
                    case Str string -> onlyCharacter(string.value());
                    case Int whole -> code(whole.value());
                    case Real real -> code(real.value());
                    default -> throw new ConversionError(noImplicitInteger(value));
                };
        if (!Character.isValidCodePoint(code)) {
            throw new ConversionError("invalid character");
        }
        out.append(directive.aligned(Character.toString(code)));
    }

    private static int code(long number) {
        if (number != (int) number) {
            throw new ConversionError(
                    "integer " + number + " too " + (number < 0 ? "small" : "big") + " to convert to `int'");
        }
        return (int) number;
    }

    private static int code(double number) {
        if (Math.abs(number) >= 0x1p63) {
            throw new ConversionError("float " + format("%.10g", new Real(number)) + " out of range of integer");
        }
        return code((long) number);
    }

    private static int onlyCharacter(String text) {
        if (text.codePointCount(0, text.length()) != 1) {
            throw new ConversionError("%c requires a character");
        }
        return text.codePointAt(0);
    }

    /// Flags, width and precision of one directive, collected before its conversion letter.
    static final class Directive {
        boolean space;
        boolean alternative;
        boolean plus;
        boolean left;
        boolean zero;
        @Nullable Integer width;
        @Nullable Integer precision;
        boolean precisionGiven;
        @Nullable String name;
        @Nullable Value value;

        void set(char flag) {
            switch (flag) {
                case ' ' -> space = true;
                case '#' -> alternative = true;
                case '+' -> plus = true;
                case '-' -> left = true;
                default -> zero = true;
            }
        }

        boolean plain() {
            return !space && !alternative && !plus && !left && !zero && width == null && !precisionGiven;
        }

        int widthOrZero() {
            return width == null ? 0 : width;
        }

        /// The text filled up with spaces to the width, on the side the flags say.
        String aligned(String text) {
            int missing = widthOrZero() - text.codePointCount(0, text.length());
            if (missing <= 0) {
                return text;
            }
            return left ? text + " ".repeat(missing) : " ".repeat(missing) + text;
        }

        /// What stands before a number that is not negative.
        String positiveSign() {
            return plus ? "+" : space ? " " : "";
        }
    }
}
