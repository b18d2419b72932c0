package io.bindery.puppet.eval;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.CollectionArithmetic;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.rules.HeredocSyntax;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Evaluates interpolated strings, arrays and hashes.
record Literals(Evaluator evaluator) {
    Value concatenation(Concatenation string, Scope scope) {
        StringBuilder text = new StringBuilder();
        List<Expression> segments = string.segments();
        for (int i = 0; i < segments.size(); i++) {
            Expression segment = segments.get(i);
            switch (segment) {
                case LiteralString literal -> text.append(literal.value());
                default -> io.bindery.puppet.convert.Interpolation.append(text, evaluator.evaluate(segment, scope));
            }
        }
        evaluator.budget().text(text.length());
        return Str.of(text.toString());
    }

    // The parser has turned `${name}` into a variable; a name that is left is the rest of a longer expression.
    Value interpolation(Interpolation part, Scope scope) {
        Value value = evaluator.evaluate(part.expression(), scope);
        return value instanceof Str ? value : Str.of(io.bindery.puppet.convert.Interpolation.text(value));
    }

    /// A text that names a syntax must be valid in it. The validator has checked texts without interpolation.
    Value heredoc(Heredoc heredoc, Scope scope) {
        Value value = evaluator.evaluate(heredoc.text(), scope);
        String complaint = heredoc.syntax().isEmpty() || !(value instanceof Str(String text)) ? null : complaint(heredoc, text, scope);
        if (complaint != null) {
            throw EvaluationError.at(complaint, heredoc.text().place());
        }
        return value;
    }

    // A bound syntax checker comes before the built-in one. Text without interpolation was checked when the manifest was read.
    private @Nullable String complaint(Heredoc heredoc, String text, Scope scope) {
        if (!evaluator.world().injector().isEmpty()) {
            BoundSyntax bound = BoundSyntax.find(evaluator, heredoc.syntax());
            if (bound != null) {
                return bound.complaint(text, heredoc, scope);
            }
        }
        return heredoc.text() instanceof LiteralString ? null : HeredocSyntax.complaint(text, heredoc.syntax());
    }

    // Each evaluation gives an object of its own, an empty one too: Ruby code may change it in place.
    Value list(LiteralList list, Scope scope) {
        return evaluator.budget().value(new Arr(values(list.elements(), scope)));
    }

    Value hash(LiteralHash hash, Scope scope) {
        List<LiteralHash.Entry> entries = hash.entries();
        SequencedMap<Value, Value> values = LinkedHashMap.newLinkedHashMap(entries.size());
        for (LiteralHash.Entry entry : entries) {
            Value key = evaluator.evaluate(entry.key(), scope);
            values.put(key, evaluator.evaluate(entry.value(), scope));
        }
        return evaluator.budget().value(Hash.owning(values));
    }

    /// The values of expressions, those of `*expression` spread among them.
    List<Value> values(List<Expression> expressions, Scope scope) {
        return switch (expressions.size()) {
            case 0 -> List.of();
            case 1 -> isUnfold(expressions.get(0))
                    ? unfold((Unfold) unwrapped(expressions.get(0)), scope)
                    : List.of(evaluator.evaluate(expressions.get(0), scope));
            default -> several(expressions, scope);
        };
    }

    private List<Value> several(List<Expression> expressions, Scope scope) {
        Value[] values = new Value[expressions.size()];
        for (int i = 0; i < values.length; i++) {
            Expression expression = expressions.get(i);
            if (isUnfold(expression)) {
                return spread(values, i, expressions, scope);
            }
            values[i] = evaluator.evaluate(expression, scope);
        }
        return List.of(values);
    }

    private List<Value> spread(Value[] before, int count, List<Expression> expressions, Scope scope) {
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(before[i]);
        }
        for (Expression expression : expressions.subList(count, expressions.size())) {
            if (unwrapped(expression) instanceof Unfold unfold) {
                values.addAll(unfold(unfold, scope));
            } else {
                values.add(evaluator.evaluate(expression, scope));
            }
        }
        return List.copyOf(values);
    }

    Value unfolded(Unfold unfold, Scope scope) {
        return new Arr(unfold(unfold, scope));
    }

    List<Value> unfold(Unfold unfold, Scope scope) {
        Value value = evaluator.evaluate(unfold.operand(), scope);
        return switch (value) {
            case Undef undef -> List.of();
            case Arr array -> array.elements();
            case Hash hash -> CollectionArithmetic.pairs(hash);
            case IterableValue iterable -> all(iterable);
            default -> List.of(value);
        };
    }

    private List<Value> all(IterableValue iterable) {
        List<Value> values = new ArrayList<>();
        iterable.iterator().forEachRemaining(value -> {
            evaluator.budget().step();
            values.add(value);
        });
        return values;
    }

    static boolean isUnfold(Expression expression) {
        return unwrapped(expression) instanceof Unfold;
    }

    static Expression unwrapped(Expression expression) {
        Expression inner = expression;
        while (inner instanceof Parenthesized parenthesized) {
            inner = parenthesized.operand();
        }
        return inner;
    }
}
