package io.bindery.puppet.eval;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.CollectionArithmetic;
import io.bindery.puppet.eval.operator.Equality;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.eval.operator.Ordering;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.operator.BinaryOperator;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexSyntaxException;
import java.math.BigInteger;

/// Evaluates the binary operators, and unary minus.
final class Operators {
    private final Evaluator evaluator;
    private final Arithmetic arithmetic;

    Operators(Evaluator evaluator) {
        this.evaluator = evaluator;
        this.arithmetic = new Arithmetic(evaluator);
    }

    Value binary(Binary expression, Scope scope) {
        BinaryOperator operator = expression.operator();
        Value left = evaluator.evaluate(expression.left(), scope);
        if (operator == BinaryOperator.AND) {
            return Bool.of(Evaluator.isTrue(left) && Evaluator.isTrue(evaluator.evaluate(expression.right(), scope)));
        }
        if (operator == BinaryOperator.OR) {
            return Bool.of(Evaluator.isTrue(left) || Evaluator.isTrue(evaluator.evaluate(expression.right(), scope)));
        }
        Value right = evaluator.evaluate(expression.right(), scope);
        return switch (operator) {
            case EQUAL -> Bool.of(equal(left, right));
            case NOT_EQUAL -> Bool.of(!equal(left, right));
            case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> Bool.of(compare(expression, left, right));
            case MATCH -> Bool.of(match(expression, left, right, scope));
            case NOT_MATCH -> Bool.of(!match(expression, left, right, scope));
            case IN -> Bool.of(Matching.isIn(left, right, scope));
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO, SHIFT_LEFT, SHIFT_RIGHT ->
                calculate(expression, left, right);
            case AND, OR -> throw new AssertionError(operator);
        };
    }

    private static boolean equal(Value left, Value right) {
        if (left instanceof Type type) {
            return right instanceof Type other && Types.isEquivalent(type, other) && (!isGiven(other) || isGiven(type));
        }
        return Equality.equal(left, right);
    }

    // As Puppet does: a reference that came through a resource's parameter does not equal a reference written in code if it
    // stands on the right.
    private static boolean isGiven(Type type) {
        return type instanceof ResourceType reference && reference.given();
    }

    private static boolean compare(Binary expression, Value left, Value right) {
        BinaryOperator operator = expression.operator();
        if (left instanceof Type type) {
            return compareTypes(expression, type, right);
        }
        int order;
        try {
            order = Ordering.compare(left, right);
        } catch (EvaluationError notComparable) {
            throw incomparable(expression, left, right, notComparable.message());
        }
        return switch (operator) {
            case LESS -> order < 0;
            case LESS_OR_EQUAL -> order <= 0;
            case GREATER -> order > 0;
            default -> order >= 0;
        };
    }

    // As Puppet does: what is not a type on the right side is a type no other fits.
    private static boolean compareTypes(Binary expression, Type left, Value right) {
        if (!(right instanceof Type type)) {
            return false;
        }
        return switch (expression.operator()) {
            case LESS -> type.isAssignable(left) && !left.isAssignable(type);
            case LESS_OR_EQUAL -> type.isAssignable(left);
            case GREATER -> left.isAssignable(type) && !type.isAssignable(left);
            default -> left.isAssignable(type);
        };
    }

    private static EvaluationError incomparable(Binary expression, Value left, Value right, String detail) {
        return EvaluationError.issue(
                "Comparison of: " + Labels.of(left) + " " + expression.operator().symbol() + " " + Labels.of(right)
                        + ", is not possible. Caused by '" + detail + "'.",
                expression);
    }

    private boolean match(Binary expression, Value left, Value pattern, Scope scope) {
        return switch (pattern) {
            case Type type -> type.isInstance(left);
            case SemVerRange range -> Matching.includes(range, left);
            case Regex regex -> find(expression, left, regex, scope);
            case Str text -> find(expression, left, compiled(expression, text), scope);
            default ->
                throw notRegexp(expression, "no implicit conversion of " + rubyName(pattern) + " into String");
        };
    }

    /// How Ruby's conversion errors name a value.
    private static String rubyName(Value value) {
        return switch (value) {
            case Undef undef -> "nil";
            case Bool bool -> Boolean.toString(bool.value());
            default -> RubyClass.name(value);
        };
    }

    private Regex compiled(Binary expression, Str pattern) {
        Regex regex = evaluator.cache().regex(pattern.value());
        try {
            regex.compiled();
            return regex;
        } catch (RegexSyntaxException invalid) {
            throw notRegexp(expression, String.valueOf(invalid.getMessage()));
        }
    }

    private static EvaluationError notRegexp(Binary expression, String detail) {
        return EvaluationError.issue(
                "Can not convert right match operand to a regular expression. Caused by '" + detail + "'.",
                expression.right());
    }

    private static boolean find(Binary expression, Value left, Regex regex, Scope scope) {
        if (left instanceof Str text) {
            return Matching.find(regex, text.value(), scope);
        }
        throw EvaluationError.issue(
                "Left match operand must result in a String value. Got " + Labels.withArticle(Labels.of(left)) + ".",
                expression.left());
    }

    private Value calculate(Binary expression, Value left, Value right) {
        BinaryOperator operator = expression.operator();
        boolean collective =
                operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT || operator == BinaryOperator.SHIFT_LEFT;
        return switch (left) {
            case Arr array when collective -> collection(operator, array, right);
            case Hash hash when collective -> collection(expression, hash, right);
            case io.bindery.puppet.value.Binary binary when operator == BinaryOperator.ADD -> join(binary, right);
            case Uri uri when operator == BinaryOperator.ADD -> join(uri, right);
            default -> arithmetic.calculate(expression, left, right);
        };
    }

    private Value grown(Arr array) {
        return evaluator.budget().grown(array, array.size());
    }

    private Value grown(Hash hash) {
        return evaluator.budget().grown(hash, hash.size());
    }

    private Value collection(BinaryOperator operator, Arr left, Value right) {
        return switch (operator) {
            case ADD -> grown(CollectionArithmetic.concatenate(left, right));
            case SUBTRACT -> CollectionArithmetic.delete(left, right);
            default -> grown(CollectionArithmetic.append(left, right));
        };
    }

    private Value collection(Binary expression, Hash left, Value right) {
        return switch (expression.operator()) {
            case ADD -> grown(CollectionArithmetic.merge(left, right));
            case SUBTRACT -> CollectionArithmetic.delete(left, right);
            default -> throw EvaluationError.issue("Operator '<<' is not applicable to a Hash.", expression.left());
        };
    }

    private static Value join(io.bindery.puppet.value.Binary left, Value right) {
        if (!(right instanceof io.bindery.puppet.value.Binary other)) {
            throw new EvaluationError("Can only append Binary to a Binary");
        }
        byte[] all = java.util.Arrays.copyOf(left.bytes(), left.length() + other.length());
        System.arraycopy(other.bytes(), 0, all, left.length(), other.length());
        return new io.bindery.puppet.value.Binary(all);
    }

    private static Value join(Uri left, Value right) {
        String added =
                switch (right) {
                    case Uri uri -> uri.text();
                    case Str string -> string.value();
                    default -> throw new EvaluationError("An URI can only be merged with an URI or String");
                };
        if (added.isEmpty()) {
            return left;
        }
        try {
            return Uri.parse(java.net.URI.create(left.text()).resolve(Uri.parse(added).text()).toString());
        } catch (IllegalArgumentException notAUri) {
            throw new EvaluationError(String.valueOf(notAUri.getMessage()));
        }
    }

    Value minus(Minus expression, Scope scope) {
        Value operand = evaluator.evaluate(expression.operand(), scope);
        Object number = evaluator.coercion().number(operand, expression);
        return switch (number) {
            case Long whole when whole != Long.MIN_VALUE -> Int.of(-whole);
            case BigInteger large -> BigInt.of(large.negate());
            case Double real -> new Real(-real);
            case Timespan span -> new Timespan(-span.nanoseconds());
            case SemVer version -> throw new EvaluationError(Ordering.NO_FLOAT_OF_VERSION);
            default ->
                throw new EvaluationError("undefined method `-@' for " + RubyText.inspect(operand)
                        + ":" + RubyClass.name(operand));
        };
    }
}
