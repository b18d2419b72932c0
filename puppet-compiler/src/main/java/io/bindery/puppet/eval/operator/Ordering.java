package io.bindery.puppet.eval.operator;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;

/// Compares two values by the language's `<`: strings without regard to case, numbers, times and versions.
public final class Ordering {
    private static final BigInteger NANOS = BigInteger.valueOf(Timespan.NANOS_PER_SECOND);

    /// What Ruby says when a number meets a version, which Puppet takes for a number too.
    public static final String NO_FLOAT_OF_VERSION = "can't convert SemanticPuppet::Version into Float";

    private Ordering() {}

    /// Negative where left is less, positive where it is greater.
    ///
    /// @throws EvaluationError bare, where the two cannot be compared
    public static int compare(Value left, Value right) {
        return switch (left) {
            case Str string -> strings(string, right);
            case Int integer -> number(integer, right);
            case Real real -> number(real, right);
            case BigInt integer -> number(integer, right);
            case Timespan span -> time(span, right, "Timespans are only comparable to Timespans, Integers, and Floats");
            case Timestamp stamp ->
                time(stamp, right, "Timestamps are only comparable to Timestamps, Integers, and Floats");
            case SemVer version -> versions(version, right);
            case Default any -> defaults(right);
            default ->
                throw new EvaluationError("Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable");
        };
    }

    private static int strings(Str left, Value right) {
        if (right instanceof Str other) {
            return ignoringCase(left.value(), other.value());
        }
        throw new EvaluationError("A String is not comparable to a non String");
    }

    /// By the bytes of the UTF-8 text with ASCII letters folded.
    public static int ignoringCase(String left, String right) {
        int length = Math.min(left.length(), right.length());
        for (int i = 0; i < length; i++) {
            char a = Equality.fold(left.charAt(i));
            char b = Equality.fold(right.charAt(i));
            if (a != b) {
                boolean surrogates = Character.isSurrogate(a) != Character.isSurrogate(b);
                return surrogates ? (Character.isSurrogate(a) ? 1 : -1) : a - b;
            }
        }
        return left.length() - right.length();
    }

    private static int number(Value left, Value right) {
        if (Equality.isNumber(right)) {
            return ofNumbers(left, right);
        }
        if (right instanceof SemVer) {
            throw new ConversionError(NO_FLOAT_OF_VERSION);
        }
        throw new EvaluationError("A Numeric is not comparable to non Numeric");
    }

    private static int time(Value left, Value right, String problem) {
        boolean sameKind = left.getClass() == right.getClass();
        if (sameKind || right instanceof Int || right instanceof Real) {
            return ofNumbers(left, right);
        }
        throw new EvaluationError(problem);
    }

    private static int versions(SemVer left, Value right) {
        if (right instanceof SemVer other) {
            return left.compareTo(other);
        }
        throw new EvaluationError("Versions not comparable to non Versions");
    }

    private static int defaults(Value right) {
        if (right instanceof Default) {
            return 0;
        }
        throw new EvaluationError("Symbol not comparable to non Symbol");
    }

    /// Times compare with whole numbers by their whole seconds, with floats by their seconds.
    public static int ofNumbers(Value left, Value right) {
        if (left instanceof Int a && right instanceof Int b) {
            return Long.compare(a.value(), b.value());
        }
        if (left instanceof BigInt large) {
            return right instanceof BigInt other ? large.value().compareTo(other.value()) : compareLarge(large, right);
        }
        if (right instanceof BigInt large) {
            return -compareLarge(large, left);
        }
        if (right instanceof Timespan || right instanceof Timestamp) {
            return left.getClass() == right.getClass()
                    ? Times.nanoseconds(left).compareTo(Times.nanoseconds(right))
                    : -ofNumbers(right, left);
        }
        if (left instanceof Timespan || left instanceof Timestamp) {
            return compareTime(left, right);
        }
        return compareReals(left, right);
    }

    private static int compareLarge(BigInt large, Value other) {
        return other instanceof Real real ? Double.compare(large.value().doubleValue(), real.value()) : large.value().signum();
    }

    private static int compareTime(Value left, Value right) {
        if (right instanceof Int whole) {
            return Times.floorDivide(Times.nanoseconds(left), NANOS).compareTo(BigInteger.valueOf(whole.value()));
        }
        return Double.compare(Times.seconds(left), ((Real) right).value());
    }

    private static int compareReals(Value left, Value right) {
        if (left instanceof Real a) {
            return right instanceof Real b
                    ? compareDoubles(a.value(), b.value())
                    : -Equality.compare(((Int) right).value(), a.value());
        }
        return Equality.compare(((Int) left).value(), ((Real) right).value());
    }

    private static int compareDoubles(double left, double right) {
        return left == right ? 0 : Double.compare(left, right);
    }
}
