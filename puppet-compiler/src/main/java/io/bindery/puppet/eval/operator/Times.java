package io.bindery.puppet.eval.operator;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.operator.BinaryOperator;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Arithmetic with timestamps and timespans. A plain number among the operands counts as seconds.
public final class Times {
    private static final BigInteger NANOS = BigInteger.valueOf(Timespan.NANOS_PER_SECOND);

    private Times() {}

    /// The result, or null if the operator does not apply to the left side.
    public static @Nullable Value calculate(BinaryOperator operator, Value left, Value right) {
        return left instanceof Timestamp stamp
                ? stamped(operator, stamp, right)
                : spanned(operator, (Timespan) left, right);
    }

    private static @Nullable Value stamped(BinaryOperator operator, Timestamp left, Value right) {
        return switch (operator) {
            case ADD -> stampPlus(left, right);
            case SUBTRACT -> stampMinus(left, right);
            default -> null;
        };
    }

    private static @Nullable Value spanned(BinaryOperator operator, Timespan left, Value right) {
        return switch (operator) {
            case ADD -> spanPlus(left, right);
            case SUBTRACT -> spanMinus(left, right);
            case MULTIPLY -> spanTimes(left, right);
            case DIVIDE -> spanBy(left, right);
            case MODULO -> spanModulo(left, right);
            default -> null;
        };
    }

    private static Value stampPlus(Timestamp left, Value right) {
        if (right instanceof Timestamp || right instanceof SemVer) {
            throw new EvaluationError("A " + shortName(right) + " cannot be added to a Timestamp");
        }
        return stamp(nanoseconds(left).add(asNanoseconds(right)));
    }

    private static Value stampMinus(Timestamp left, Value right) {
        if (right instanceof SemVer) {
            throw new EvaluationError("A Version cannot be subtracted from a Timestamp");
        }
        BigInteger difference = nanoseconds(left).subtract(asNanoseconds(right));
        return right instanceof Timestamp ? span(difference) : stamp(difference);
    }

    private static Value spanPlus(Timespan left, Value right) {
        if (right instanceof SemVer) {
            throw new EvaluationError("A Version cannot be added to a Timespan");
        }
        BigInteger sum = nanoseconds(left).add(asNanoseconds(right));
        return right instanceof Timestamp ? stamp(sum) : span(sum);
    }

    private static Value spanMinus(Timespan left, Value right) {
        if (right instanceof Timestamp || right instanceof SemVer) {
            throw new EvaluationError("A " + shortName(right) + " cannot be subtracted from a Timespan");
        }
        return span(nanoseconds(left).subtract(asNanoseconds(right)));
    }

    // As Puppet does: the message says Timestamp.
    private static Value spanTimes(Timespan left, Value right) {
        return switch (right) {
            case Int whole -> span(nanoseconds(left).multiply(BigInteger.valueOf(whole.value())));
            case Real real -> span(whole(left.nanoseconds() * real.value()));
            default ->
                throw new EvaluationError("A Timestamp cannot be multiplied by " + Labels.withArticle(shortName(right)));
        };
    }

    private static Value spanBy(Timespan left, Value right) {
        return switch (right) {
            case Timespan span -> new Real((double) left.nanoseconds() / span.nanoseconds());
            case Int whole -> span(floorDivide(nanoseconds(left), BigInteger.valueOf(nonZero(whole.value()))));
            case Real real -> span(whole(Math.floor(left.nanoseconds() / nonZero(real.value()))));
            default ->
                throw new EvaluationError("A Timespan cannot be divided by " + Labels.withArticle(shortName(right)));
        };
    }

    private static Value spanModulo(Timespan left, Value right) {
        if (right instanceof Int whole) {
            long seconds = floorDivide(nanoseconds(left), NANOS).longValue();
            return Int.of(Math.floorMod(seconds, nonZero(whole.value())));
        }
        throw new EvaluationError(
                "Can not do modulus on a Timespan using a " + Labels.withArticle(shortName(right)));
    }

    private static long nonZero(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return divisor;
    }

    private static double nonZero(double divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return divisor;
    }

    /// What these messages call an operand.
    private static String shortName(Value value) {
        return value instanceof SemVer ? "Version" : Labels.of(value);
    }

    public static BigInteger nanoseconds(Value time) {
        if (time instanceof Timespan span) {
            return BigInteger.valueOf(span.nanoseconds());
        }
        Instant instant = ((Timestamp) time).instant();
        return BigInteger.valueOf(instant.getEpochSecond()).multiply(NANOS).add(BigInteger.valueOf(instant.getNano()));
    }

    public static double seconds(Value time) {
        return new BigDecimal(nanoseconds(time)).doubleValue() / Timespan.NANOS_PER_SECOND;
    }

    /// A number of seconds, or a time, in nanoseconds.
    private static BigInteger asNanoseconds(Value value) {
        return switch (value) {
            case Int whole -> BigInteger.valueOf(whole.value()).multiply(NANOS);
            case Real real -> whole(real.value() * Timespan.NANOS_PER_SECOND);
            default -> nanoseconds(value);
        };
    }

    private static BigInteger whole(double nanoseconds) {
        if (!Double.isFinite(nanoseconds)) {
            throw new EvaluationError(RubyFloat.text(nanoseconds));
        }
        return new BigDecimal(nanoseconds).toBigInteger();
    }

    public static Timespan ofSeconds(Value seconds) {
        return span(asNanoseconds(seconds));
    }

    public static BigInteger floorDivide(BigInteger dividend, BigInteger divisor) {
        BigInteger[] both = dividend.divideAndRemainder(divisor);
        boolean below = both[1].signum() != 0 && both[1].signum() != divisor.signum();
        return below ? both[0].subtract(BigInteger.ONE) : both[0];
    }

    private static Timespan span(BigInteger nanoseconds) {
        if (nanoseconds.bitLength() > 63) {
            throw new EvaluationError("A Timespan of " + nanoseconds + " nanoseconds is out of range");
        }
        return new Timespan(nanoseconds.longValue());
    }

    private static Timestamp stamp(BigInteger nanoseconds) {
        BigInteger seconds = floorDivide(nanoseconds, NANOS);
        long rest = nanoseconds.subtract(seconds.multiply(NANOS)).longValue();
        if (seconds.abs().compareTo(BigInteger.valueOf(Instant.MAX.getEpochSecond())) > 0) {
            throw new EvaluationError("A Timestamp of " + nanoseconds + " nanoseconds is out of range");
        }
        return new Timestamp(Instant.ofEpochSecond(seconds.longValue(), rest));
    }
}
