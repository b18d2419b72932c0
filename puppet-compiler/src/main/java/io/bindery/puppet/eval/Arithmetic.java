package io.bindery.puppet.eval;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.eval.operator.Ordering;
import io.bindery.puppet.eval.operator.Times;
import io.bindery.puppet.syntax.operator.BinaryOperator;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;

/// `+ - * / % << >>` on numbers and times, by Ruby's rules: division rounds down, and a result that does not fit 64 bits is an
/// error.
record Arithmetic(Evaluator evaluator) {
    /// Shifts beyond this would only build a huge number in order to refuse it.
    private static final int LONGEST_SHIFT = 4096;

    /// The numbers are as the operands gave them: strings are coerced here, with their warning.
    Value calculate(Binary expression, Value left, Value right) {
        if (left instanceof Int a && right instanceof Int b) {
            return integers(expression, a.value(), b.value());
        }
        Object first = evaluator.coercion().number(left, expression.left());
        Object second = evaluator.coercion().number(right, expression.right());
        BinaryOperator operator = expression.operator();
        if (operator == BinaryOperator.MODULO && (first instanceof Double || second instanceof Double)) {
            throw notApplicable(expression, first, second, !(first instanceof Double));
        }
        if (isTime(first) || isTime(second)) {
            return times(expression, first, second);
        }
        if (first instanceof SemVer || second instanceof SemVer) {
            throw versions(expression, first, second);
        }
        if (first instanceof Long shifted && second instanceof Double places && isShift(operator)) {
            // As Ruby does: the number of places loses its fraction.
            return integers(expression, shifted, (long) (double) places);
        }
        if (first instanceof Double || second instanceof Double) {
            return reals(expression, (Number) first, (Number) second);
        }
        return wholes(expression, (Number) first, (Number) second);
    }

    private static boolean isShift(BinaryOperator operator) {
        return operator == BinaryOperator.SHIFT_LEFT || operator == BinaryOperator.SHIFT_RIGHT;
    }

    private Value wholes(Binary expression, Number left, Number right) {
        if (left instanceof Long a && right instanceof Long b) {
            return integers(expression, a, b);
        }
        return large(expression, big(left), big(right));
    }

    private Value integers(Binary expression, long left, long right) {
        try {
            return switch (expression.operator()) {
                case ADD -> Int.of(Math.addExact(left, right));
                case SUBTRACT -> Int.of(Math.subtractExact(left, right));
                case MULTIPLY -> Int.of(Math.multiplyExact(left, right));
                case DIVIDE -> divide(expression, left, right);
                case MODULO -> modulo(expression, left, right);
                case SHIFT_LEFT -> shift(expression, left, right);
                case SHIFT_RIGHT -> shift(expression, left, Math.negateExact(right));
                default -> throw unsupported(expression);
            };
        } catch (ArithmeticException overflow) {
            return large(expression, BigInteger.valueOf(left), BigInteger.valueOf(right));
        }
    }

    private static Value divide(Binary expression, long left, long right) {
        if (right == 0) {
            throw divisionByZero(expression);
        }
        if (left == Long.MIN_VALUE && right == -1) {
            throw new ArithmeticException("overflow");
        }
        return Int.of(Math.floorDiv(left, right));
    }

    private static Value modulo(Binary expression, long left, long right) {
        if (right == 0) {
            throw divisionByZero(expression);
        }
        return Int.of(Math.floorMod(left, right));
    }

    private static Value shift(Binary expression, long value, long left) {
        if (value == 0) {
            return Int.of(0);
        }
        if (left <= 0) {
            return Int.of(value >> Math.min(-left, 63));
        }
        if (left > LONGEST_SHIFT) {
            throw EvaluationError.issue("Shift by " + left + " bits is out of range", expression.right());
        }
        return fitted(expression, BigInteger.valueOf(value).shiftLeft((int) left));
    }

    /// The slow way, for operands or results beyond 64 bits.
    private Value large(Binary expression, BigInteger left, BigInteger right) {
        BigInteger result =
                switch (expression.operator()) {
                    case ADD -> left.add(right);
                    case SUBTRACT -> left.subtract(right);
                    case MULTIPLY -> left.multiply(right);
                    case DIVIDE -> Times.floorDivide(left, nonZero(expression, right));
                    case MODULO -> left.subtract(Times.floorDivide(left, nonZero(expression, right)).multiply(right));
                    case SHIFT_LEFT -> shifted(expression, left, right);
                    case SHIFT_RIGHT -> shifted(expression, left, right.negate());
                    default -> throw unsupported(expression);
                };
        return fitted(expression, result);
    }

    private static BigInteger nonZero(Binary expression, BigInteger divisor) {
        if (divisor.signum() == 0) {
            throw divisionByZero(expression);
        }
        return divisor;
    }

    private static BigInteger shifted(Binary expression, BigInteger value, BigInteger left) {
        if (left.bitLength() >= Integer.SIZE || left.intValue() > LONGEST_SHIFT) {
            throw EvaluationError.issue("Shift by " + left + " bits is out of range", expression.right());
        }
        return value.shiftLeft(left.intValue());
    }

    private static Value fitted(Binary expression, BigInteger result) {
        if (result.bitLength() < 64) {
            return Int.of(result.longValue());
        }
        String bound = result.signum() > 0 ? "max" : "min";
        String hexadecimal = (result.signum() > 0 ? "+0x" : "-0x") + result.abs().toString(16);
        throw EvaluationError.issue(
                Labels.withCapitalArticle(Labels.of(expression)) + " resulted in a value outside of Puppet Integer " + bound
                        + " range, got '" + hexadecimal + "'",
                expression);
    }

    private static Value reals(Binary expression, Number left, Number right) {
        double a = left.doubleValue();
        double b = right.doubleValue();
        double result =
                switch (expression.operator()) {
                    case ADD -> a + b;
                    case SUBTRACT -> a - b;
                    case MULTIPLY -> a * b;
                    case DIVIDE -> a / b;
                    default -> throw shiftOfReal(expression, left);
                };
        if (Double.isInfinite(result)) {
            throw EvaluationError.issue(
                    "The result of the " + expression.operator().symbol() + " expression is Infinity", expression.left());
        }
        return new Real(result);
    }

    private static EvaluationError shiftOfReal(Binary expression, Number left) {
        return notApplicable(expression, left, left, false);
    }

    private static Value times(Binary expression, Object left, Object right) {
        BinaryOperator operator = expression.operator();
        Value first = value(left);
        Value second = value(right);
        if (!isTime(left)) {
            boolean swaps =
                    operator == BinaryOperator.ADD || operator == BinaryOperator.MULTIPLY && second instanceof Timespan;
            if (swaps) {
                Value swapped = first;
                first = second;
                second = swapped;
            } else if (operator == BinaryOperator.SUBTRACT && second instanceof Timespan) {
                if (left instanceof SemVer) {
                    throw notApplicable(expression, left, right, false);
                }
                first = Times.ofSeconds(first);
            } else {
                throw notApplicable(expression, left, right, true);
            }
        }
        try {
            Value result = Times.calculate(operator, first, second);
            if (result == null) {
                throw notApplicable(expression, first, second, false);
            }
            return result;
        } catch (ArithmeticException byZero) {
            throw divisionByZero(expression);
        }
    }

    private static EvaluationError versions(Binary expression, Object left, Object right) {
        BinaryOperator operator = expression.operator();
        if (left instanceof SemVer) {
            boolean byZero = operator == BinaryOperator.MODULO && Long.valueOf(0).equals(right);
            return byZero ? divisionByZero(expression) : notApplicable(expression, left, right, false);
        }
        return isShift(operator)
                ? notApplicable(expression, left, right, false)
                : new EvaluationError(Ordering.NO_FLOAT_OF_VERSION);
    }

    private static boolean isTime(Object operand) {
        return operand instanceof Timespan || operand instanceof Timestamp;
    }

    private static BigInteger big(Number number) {
        return number instanceof BigInteger large ? large : BigInteger.valueOf(number.longValue());
    }

    private static Value value(Object operand) {
        return switch (operand) {
            case Long whole -> Int.of(whole);
            case Double real -> new Real(real);
            case Value value -> value;
            default -> throw new EvaluationError("A number is out of range: " + operand);
        };
    }

    private static EvaluationError notApplicable(Binary expression, Object left, Object right, boolean blameBoth) {
        String base = "Operator '" + expression.operator().symbol() + "' is not applicable to "
                + Labels.withArticle(Labels.of(value(left)));
        String when = blameBoth ? " when right side is " + Labels.withArticle(Labels.of(value(right))) : "";
        return EvaluationError.issue(base + when + ".", expression.left());
    }

    private static EvaluationError divisionByZero(Binary expression) {
        return EvaluationError.issue("Division by 0", expression.right());
    }

    private static EvaluationError unsupported(Binary expression) {
        return EvaluationError.issue(
                "The operator '" + expression.operator().symbol() + "' is not supported.", expression);
    }
}
