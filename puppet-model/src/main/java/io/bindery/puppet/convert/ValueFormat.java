package io.bindery.puppet.convert;

import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Str;
import io.bindery.regex.LineAnchors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One format of `String.new`: `%<flags><width>.<precision><letter>`, and for containers the separators and the formats of their
/// elements.
record ValueFormat(
        String text,
        char letter,
        String flags,
        @Nullable Integer width,
        @Nullable Integer precision,
        @Nullable String separator,
        @Nullable String separator2,
        @Nullable FormatMap elements) {

    private static final Pattern FORM =
            Pattern.compile("^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$", LineAnchors.RUBY);
    private static final String DELIMITERS = "[{(<|";

    /// A format as written, checked.
    static ValueFormat of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.find()) {
            throw new ConversionError(
                    "The format '" + text + "' is not a valid format on the form '%<flags><width>.<prec><format>'");
        }
        String flags = matcher.group(1);
        if (flags.chars().distinct().count() != flags.length()) {
            throw new ConversionError("The same flag can only be used once, got '" + text + "'");
        }
        if (flags.chars().filter(flag -> DELIMITERS.indexOf(flag) >= 0).count() > 1) {
            throw new ConversionError("Only one of the delimiters [ { ( < | can be given in the format flags, got '" + text + "'");
        }
        return new ValueFormat(
                text, matcher.group(4).charAt(0), flags, number(matcher.group(2)), number(matcher.group(3)), null, null, null);
    }

    private static @Nullable Integer number(@Nullable String digits) {
        return digits == null ? null : Integer.valueOf(digits.length() > 7 ? "9999999" : digits);
    }

    ValueFormat containing(@Nullable String newSeparator, @Nullable String newSeparator2, @Nullable FormatMap newElements) {
        return new ValueFormat(text, letter, flags, width, precision, newSeparator, newSeparator2, newElements);
    }

    /// This format merged with another one, whose settings win.
    ValueFormat under(ValueFormat higher) {
        return higher.containing(
                higher.separator == null ? separator : higher.separator,
                higher.separator2 == null ? separator2 : higher.separator2,
                FormatMap.merge(elements, higher.elements));
    }

    boolean alternative() {
        return flags.indexOf('#') >= 0;
    }

    boolean left() {
        return flags.indexOf('-') >= 0;
    }

    /// The format's text with another letter.
    String with(char other) {
        return text.replace(letter, other);
    }

    /// What is put around a container: the flag's pair, nothing for a space, else the usual pair.
    String[] delimiters(String open, String close) {
        for (char flag : flags.toCharArray()) {
            switch (flag) {
                case '[' -> {
                    return new String[] {"[", "]"};
                }
                case '{' -> {
                    return new String[] {"{", "}"};
                }
                case '(' -> {
                    return new String[] {"(", ")"};
                }
                case '<' -> {
                    return new String[] {"<", ">"};
                }
                case '|' -> {
                    return new String[] {"|", "|"};
                }
                default -> {}
            }
        }
        return flags.indexOf(' ') >= 0 ? new String[] {"", ""} : new String[] {open, close};
    }

    /// Width, precision and alignment of this format on a text.
    String aligned(String literal) {
        if (!left() && width == null && precision == null) {
            return literal;
        }
        String format = "%" + (left() ? "-" : "") + (width == null ? "" : width.toString())
                + (precision == null ? "" : "." + precision) + "s";
        return RubyFormat.format(format, Str.of(literal));
    }

    /// The error for a letter that a type does not know.
    ConversionError illegal(String type, String letters) {
        return new ConversionError("Illegal format '" + letter + "' specified for value of " + type
                + " type - expected one of the characters '" + letters + "'");
    }
}
