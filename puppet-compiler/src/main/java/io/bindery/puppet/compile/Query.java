package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.eval.ModelNames;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.Equality;
import io.bindery.puppet.syntax.operator.BinaryOperator;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// The query of a collector with its operands evaluated. It decides which resources match.
sealed interface Query {

    boolean matches(Candidate candidate);

    default boolean matches(DraftResource resource) {
        return matches(new Candidate.Draft(resource));
    }

    default boolean matches(Resource resource) {
        return matches(new Candidate.Stored(resource));
    }

    /// @param evaluate gives the value of an operand
    static Query of(Expression query, Function<Expression, Value> evaluate) {
        return switch (query) {
            case Nop nop -> All.ALL;
            case Parenthesized parenthesized -> of(parenthesized.operand(), evaluate);
            case Binary(BinaryOperator operator, Expression left, Expression right, _) when operator == BinaryOperator.AND ->
                new Both(of(left, evaluate), of(right, evaluate));
            case Binary(BinaryOperator operator, Expression left, Expression right, _) when operator == BinaryOperator.OR ->
                new Either(of(left, evaluate), of(right, evaluate));
            case Binary(BinaryOperator operator, Expression left, Expression right, _) when operator == BinaryOperator.EQUAL ->
                equality(Texts.of(operand(left, evaluate)), operand(right, evaluate));
            case Binary(BinaryOperator operator, Expression left, Expression right, _)
            when operator == BinaryOperator.NOT_EQUAL ->
                new Differs(Texts.of(operand(left, evaluate)), operand(right, evaluate));
            default -> throw untransformable(query);
        };
    }

    // As Puppet does: lists, types, calls and what else could be computed are no operands, unless through a variable.
    private static Value operand(Expression operand, Function<Expression, Value> evaluate) {
        return switch (operand) {
            case Parenthesized parenthesized -> operand(parenthesized.operand(), evaluate);
            case LiteralUndef undef -> Undef.UNDEF;
            case LiteralBoolean bool -> evaluate.apply(bool);
            case LiteralInteger number -> evaluate.apply(number);
            case LiteralFloat number -> evaluate.apply(number);
            case LiteralString text -> evaluate.apply(text);
            case Concatenation text -> evaluate.apply(text);
            case Name name -> evaluate.apply(name);
            case Variable variable -> evaluate.apply(variable);
            case Access access -> evaluate.apply(access);
            default -> throw untransformable(operand);
        };
    }

    private static EvaluationError untransformable(Expression expression) {
        return new EvaluationError("Cannot transform object of class " + ModelNames.of(expression));
    }

    private static Query equality(String name, Value wanted) {
        if (!name.equals("tag")) {
            return new Equals(name, wanted);
        }
        List<String> tags = new ArrayList<>();
        for (Value tag : wanted instanceof Arr list ? list.elements() : List.of(wanted)) {
            if (tag instanceof Int || tag instanceof Real) {
                throw new EvaluationError("Cannot transform a number to a tag");
            }
            tags.add(Texts.of(tag).toLowerCase(Locale.ROOT));
        }
        return new Tagged(tags);
    }

    /// The empty query, which matches every resource.
    enum All implements Query {
        ALL;

        @Override
        public boolean matches(Candidate candidate) {
            return true;
        }
    }

    record Both(Query left, Query right) implements Query {
        @Override
        public boolean matches(Candidate candidate) {
            return left.matches(candidate) && right.matches(candidate);
        }
    }

    record Either(Query left, Query right) implements Query {
        @Override
        public boolean matches(Candidate candidate) {
            return left.matches(candidate) || right.matches(candidate);
        }
    }

    /// Matches resources that have one of the tags.
    record Tagged(List<String> tags) implements Query {
        @Override
        public boolean matches(Candidate candidate) {
            return candidate.isTagged(tags);
        }
    }

    /// Matches resources whose parameter has the value, or is an array with the value among its elements.
    record Equals(String name, Value wanted) implements Query {
        @Override
        public boolean matches(Candidate candidate) {
            Value value = candidate.value(name);
            if (value instanceof Arr list) {
                return list.elements().stream().anyMatch(element -> Equality.equal(element, wanted));
            }
            return Equality.equal(value, wanted);
        }
    }

    record Differs(String name, Value unwanted) implements Query {
        @Override
        public boolean matches(Candidate candidate) {
            return !Equality.equal(candidate.value(name), unwanted);
        }
    }

    /// A resource that a query is tried on: a resource of this compile, or one that another node exported.
    sealed interface Candidate {
        /// Undef if the parameter is not set.
        Value value(String name);

        boolean isTagged(List<String> tags);

        record Draft(DraftResource resource) implements Candidate {
            @Override
            public Value value(String name) {
                Value value = resource.value(name);
                return value == null ? Undef.UNDEF : value;
            }

            @Override
            public boolean isTagged(List<String> tags) {
                return resource.isTagged(tags);
            }
        }

        record Stored(Resource resource) implements Candidate {
            @Override
            public Value value(String name) {
                Value value = name.equals("title") ? Str.of(resource.reference().title()) : resource.value(name);
                return value == null ? Undef.UNDEF : value;
            }

            @Override
            public boolean isTagged(List<String> tags) {
                return tags.stream().anyMatch(resource.tags()::contains);
            }
        }
    }
}
