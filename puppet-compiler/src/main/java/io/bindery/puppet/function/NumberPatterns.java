package io.bindery.puppet.function;

import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;

/// The patterns of texts that can be converted to numbers.
final class NumberPatterns {
    private static final String SIGN = "[+-]?\\s*";
    private static final String HEX = "(?:0[xX][0-9A-Fa-f]+)";
    private static final String OCTAL = "(?:0[0-7]+)";
    private static final String BINARY = "(?:0[bB][01]+)";
    private static final String DECIMAL = "(?:0|[1-9]\\d*)";
    private static final String EXPONENT = "(?:[eE]-?\\d+)";
    private static final String FLOAT_DECIMAL =
            "(?:" + DECIMAL + "(?:\\.\\d+)?" + EXPONENT + "?)";

    static final String INTEGER = "\\A" + SIGN + "(?:(?:\\d+)|" + HEX + "|" + BINARY + ")\\z";
    static final String FLOAT = "\\A" + SIGN + "(?:" + FLOAT_DECIMAL + "|" + HEX + "|" + OCTAL + "|" + BINARY + ")\\z";

    private NumberPatterns() {}

    /// The message about a value that cannot be converted.
    static Str refusal(Value from, String type) {
        return Str.of(
                from instanceof Str string
                        ? "The string '" + string.value() + "' cannot be converted to " + type
                        : "Value of type " + Types.inferGeneric(from) + " cannot be converted to " + type);
    }

    static Value absolute(Value number, boolean wanted) {
        if (!wanted) {
            return number;
        }
        return switch (number) {
            case Int whole -> Int.of(Math.abs(whole.value()));
            case BigInt whole -> BigInt.of(whole.value().abs());
            default -> new Real(Math.abs(((Real) number).value()));
        };
    }

    /// Seconds of a time, with their fraction.
    static double seconds(Value time) {
        return time instanceof Timestamp timestamp
                ? timestamp.instant().getEpochSecond() + timestamp.instant().getNano() / 1e9
                : ((Timespan) time).nanoseconds() / 1e9;
    }
}
