package io.bindery.data;

import io.bindery.text.SourceFile;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Reads a JSON text the way Ruby's `json` 2.6 does: comments are skipped, the last of equal keys wins, `\q` is `q`.
///
/// The reader is written by hand because of its errors: Ruby's parser fails object by object and so reports the start of an
/// object, where other parsers report the offending character.
public final class JsonReader<T> {
    private final SourceFile source;
    private final String text;
    private final DataBuilder<T> builder;
    private final DataLimits limits;
    private final boolean places;
    private int at;
    private int depth;
    private int values;

    private JsonReader(SourceFile source, DataBuilder<T> builder, DataLimits limits) {
        this.source = source;
        this.text = source.text();
        this.builder = builder;
        this.limits = limits;
        this.places = builder.wantsPlaces();
    }

    /// How deep Ruby lets JSON nest.
    private static final int NESTING = 100;

    /// How much of an unreadable text a message shows.
    private static final int MOST_SHOWN = 10_000;

    public static <T> T read(SourceFile source, DataBuilder<T> builder) {
        return read(source, builder, DataLimits.USUAL);
    }

    public static <T> T read(SourceFile source, DataBuilder<T> builder, DataLimits limits) {
        if (source.text().length() > limits.characters()) {
            throw new DataError("text is longer than " + limits.characters() + " characters", 0, 0);
        }
        return new JsonReader<>(source, builder, limits).document();
    }

    private T document() {
        skip();
        int start = at;
        T value;
        try {
            value = value();
        } catch (Unfinished unfinished) {
            throw unexpected(859, start, unfinished.offset);
        }
        skip();
        if (at < text.length()) {
            throw unexpected(859, at, at);
        }
        return value;
    }

    /// Marks a value that could not be read. The nearest array (or the document) turns the mark into an error.
    private static final class Unfinished extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int offset;

        Unfinished(int offset) {
            super(null, null, false, false);
            this.offset = offset;
        }
    }

    private T value() {
        int start = at;
        T value = bareValue();
        return places ? builder.at(value, source.line(start), source.column(start)) : value;
    }

    private T bareValue() {
        if (++values > limits.values()) {
            throw new DataError("more than " + limits.values() + " values", source.line(at), source.column(at));
        }
        char c = at < text.length() ? text.charAt(at) : '\0';
        return switch (c) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> builder.string(string());
            case 't' -> word("true", builder.bool(true));
            case 'f' -> word("false", builder.bool(false));
            case 'n' -> word("null", builder.undef());
            case 'N' -> throw notANumber("NaN", 225);
            case 'I' -> throw notANumber("Infinity", 232);
            default -> number();
        };
    }

    private RuntimeException notANumber(String word, int code) {
        // As Ruby does: the text named for Infinity starts one character early.
        int named = word.equals("Infinity") ? Math.max(0, at - 1) : at;
        return text.startsWith(word, at) ? unexpected(code, named, at) : new Unfinished(at);
    }

    private T word(String word, T value) {
        if (!text.startsWith(word, at)) {
            throw new Unfinished(at);
        }
        at += word.length();
        return value;
    }

    private void enter() {
        if (++depth > Math.min(NESTING, limits.depth())) {
            throw new DataError("nesting of " + depth + " is too deep", source.line(at), source.column(at));
        }
    }

    private T object() {
        enter();
        SequencedMap<T, T> entries = new LinkedHashMap<>();
        at++;
        skip();
        if (peek() == '}') {
            at++;
            depth--;
            return builder.map(entries);
        }
        while (true) {
            if (peek() != '"') {
                throw new Unfinished(at);
            }
            T key = builder.string(string());
            skip();
            expect(':');
            skip();
            entries.put(key, value());
            skip();
            if (peek() == '}') {
                at++;
                depth--;
                return builder.map(entries);
            }
            expect(',');
            skip();
        }
    }

    private void expect(char c) {
        if (peek() != c) {
            throw new Unfinished(at);
        }
        at++;
    }

    private T array() {
        enter();
        List<T> elements = new ArrayList<>();
        at++;
        skip();
        if (peek() == ']') {
            at++;
            depth--;
            return builder.list(elements);
        }
        while (true) {
            elements.add(element());
            skip();
            if (peek() == ']') {
                at++;
                depth--;
                return builder.list(elements);
            }
            if (peek() != ',') {
                throw unexpected(451, at, at);
            }
            at++;
            skip();
        }
    }

    private T element() {
        int start = at;
        try {
            return value();
        } catch (Unfinished unfinished) {
            throw unexpected(451, start, unfinished.offset);
        }
    }

    private T number() {
        int start = at;
        int end = at;
        if (end < text.length() && text.charAt(end) == '-') {
            if (text.startsWith("-Infinity", at)) {
                throw unexpected(249, at, at);
            }
            end++;
        }
        int digits = digits(end);
        if (digits == end || text.charAt(end) == '0' && digits > end + 1) {
            throw new Unfinished(start);
        }
        end = digits;
        boolean real = false;
        int fraction = end < text.length() && text.charAt(end) == '.' ? digits(end + 1) : end;
        if (fraction > end + 1) {
            end = fraction;
            real = true;
        }
        int exponent = exponent(end);
        if (exponent > end) {
            end = exponent;
            real = true;
        }
        // As Ruby does: what only starts like a real number is read as an integer with something after it.
        if (real && end < text.length() && "0123456789eE.-".indexOf(text.charAt(end)) >= 0) {
            end = digits;
            real = false;
        }
        at = end;
        String number = text.substring(start, end);
        return real ? builder.real(Double.parseDouble(number)) : integer(number);
    }

    private T integer(String number) {
        if (number.length() <= 18) {
            return builder.integer(Long.parseLong(number));
        }
        if (number.length() > DataLimits.MOST_DIGITS) {
            throw new DataError("a number of " + number.length() + " digits is too long", source.line(at), source.column(at));
        }
        BigInteger value = new BigInteger(number);
        return value.bitLength() < 64 ? builder.integer(value.longValue()) : builder.bigInteger(value);
    }

    private int digits(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private int exponent(int from) {
        if (from >= text.length() || Character.toLowerCase(text.charAt(from)) != 'e') {
            return from;
        }
        int sign = from + 1;
        if (sign < text.length() && (text.charAt(sign) == '+' || text.charAt(sign) == '-')) {
            sign++;
        }
        int end = digits(sign);
        return end > sign ? end : from;
    }

    private String string() {
        int start = at;
        int end = start + 1;
        while (end < text.length() && text.charAt(end) != '"' && text.charAt(end) != '\\' && text.charAt(end) >= ' ') {
            end++;
        }
        if (end < text.length() && text.charAt(end) == '"') {
            at = end + 1;
            return text.substring(start + 1, end);
        }
        return escapedString(start, end);
    }

    private String escapedString(int start, int from) {
        StringBuilder result = new StringBuilder().append(text, start + 1, from);
        int end = from;
        while (true) {
            if (end >= text.length() || text.charAt(end) < ' ') {
                throw new Unfinished(start);
            }
            char c = text.charAt(end++);
            if (c == '"') {
                at = end;
                return result.toString();
            }
            if (c != '\\') {
                result.append(c);
                continue;
            }
            if (end >= text.length() || text.charAt(end) < ' ') {
                throw new Unfinished(start);
            }
            end = escape(result, start, end);
        }
    }

    private int escape(StringBuilder result, int start, int end) {
        char c = text.charAt(end);
        switch (c) {
            case 'b' -> result.append('\b');
            case 'f' -> result.append('\f');
            case 'n' -> result.append('\n');
            case 'r' -> result.append('\r');
            case 't' -> result.append('\t');
            case 'u' -> {
                return unicode(result, start, end + 1);
            }
            default -> result.append(c);
        }
        return end + 1;
    }

    private int unicode(StringBuilder result, int start, int from) {
        char unit = hex(start, from);
        result.append(unit);
        int end = from + 4;
        if (Character.isHighSurrogate(unit)) {
            if (!text.startsWith("\\u", end)) {
                throw new DataError("521: incomplete surrogate pair at '" + rest(from - 2) + "'", source.line(from), source.column(from));
            }
            result.append(hex(start, end + 2));
            end += 6;
        }
        return end;
    }

    private char hex(int start, int from) {
        int unit = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = i < text.length() ? Character.digit(text.charAt(i), 16) : -1;
            if (digit < 0) {
                throw new Unfinished(start);
            }
            unit = unit * 16 + digit;
        }
        return (char) unit;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void skip() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                at++;
            } else if (c != '/' || !skipComment()) {
                return;
            }
        }
    }

    // As Ruby does: a comment without an end is an error. So is a `//` comment in a last line that has no line end.
    private boolean skipComment() {
        char kind = at + 1 < text.length() ? text.charAt(at + 1) : '\0';
        if (kind != '*' && kind != '/') {
            at++;
            return false;
        }
        String closing = kind == '*' ? "*/" : "\n";
        int end = text.indexOf(closing, at + 2);
        if (end < 0) {
            throw unexpected(859, text.length(), at);
        }
        at = end + closing.length();
        return true;
    }

    // The number is a line of Ruby's own source; tools have been seen to match on it.
    private DataError unexpected(int code, int named, int offset) {
        return new DataError(
                code + ": unexpected token at '" + rest(named) + "'", source.line(offset), source.column(offset));
    }

    // As Ruby does: the message ends with all that was left to read. What nobody will read is cut off.
    private String rest(int from) {
        return text.length() - from <= MOST_SHOWN ? text.substring(from) : text.substring(from, from + MOST_SHOWN) + "...";
    }
}
