package io.bindery.data;

import java.math.BigInteger;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Converts a scalar to a float as Ruby's `Float()` does.
record FloatOfScalar(YamlMark mark) implements DataBuilder<Double> {
    private static final String DIGITS = "\\d++(?:_\\d++)*+";
    private static final String HEXADECIMAL_DIGITS = "[0-9a-fA-F]++(?:_[0-9a-fA-F]++)*+";
    private static final Pattern NUMBER =
            Pattern.compile("[-+]?(?:" + DIGITS + "(?:\\." + DIGITS + ")?|\\." + DIGITS + ")(?:[eE][-+]?" + DIGITS + ")?");
    private static final Pattern HEXADECIMAL = Pattern.compile(
            "[-+]?0[xX]" + HEXADECIMAL_DIGITS + "(?:\\." + HEXADECIMAL_DIGITS + ")?(?:[pP][-+]?" + DIGITS + ")?");

    /// The number that a text spells, null if it spells no number.
    static @Nullable Double parse(String text) {
        String stripped = text.strip();
        if (NUMBER.matcher(stripped).matches()) {
            return Double.valueOf(stripped.replace("_", ""));
        }
        if (HEXADECIMAL.matcher(stripped).matches()) {
            String digits = stripped.replace("_", "");
            return Double.valueOf(digits.indexOf('p') < 0 && digits.indexOf('P') < 0 ? digits + "p0" : digits);
        }
        return null;
    }

    private DataError unconvertible(String what) {
        return new DataError("can't convert " + what + " into Float", mark.line() + 1, mark.column() + 1);
    }

    @Override
    public Double undef() {
        throw unconvertible("nil");
    }

    @Override
    public Double bool(boolean value) {
        throw unconvertible(Boolean.toString(value));
    }

    @Override
    public Double integer(long value) {
        return (double) value;
    }

    @Override
    public Double bigInteger(BigInteger value) {
        return value.doubleValue();
    }

    @Override
    public Double real(double value) {
        return value;
    }

    @Override
    public Double string(String value) {
        Double number = parse(value);
        if (number == null) {
            throw new DataError("invalid value for Float(): \"" + value + "\"", mark.line() + 1, mark.column() + 1);
        }
        return number;
    }

    @Override
    public Double symbol(String name) {
        throw unconvertible("Symbol");
    }

    @Override
    public Double binary(byte[] bytes) {
        throw unconvertible("String");
    }

    @Override
    public Double list(List<Double> elements) {
        throw unconvertible("Array");
    }

    @Override
    public Double map(SequencedMap<Double, Double> entries) {
        throw unconvertible("Hash");
    }
}
