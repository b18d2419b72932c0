package io.bindery.puppet.eval;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.MatchGroups;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// `if`, `unless`, `case` and `?`. Match variables set by their conditions are dropped when the expression ends.
record Branches(Evaluator evaluator) {
    Value ifElse(If expression, Scope scope) {
        MatchGroups before = scope.matches();
        try {
            boolean test = Evaluator.isTrue(evaluator.evaluate(expression.test(), scope));
            return evaluator.evaluate(test ? expression.then() : expression.otherwise(), scope);
        } finally {
            scope.restore(before);
        }
    }

    Value unless(Unless expression, Scope scope) {
        MatchGroups before = scope.matches();
        try {
            boolean test = Evaluator.isTrue(evaluator.evaluate(expression.test(), scope));
            return evaluator.evaluate(test ? expression.otherwise() : expression.then(), scope);
        } finally {
            scope.restore(before);
        }
    }

    Value caseOf(Case expression, Scope scope) {
        MatchGroups before = scope.matches();
        try {
            Value test = evaluator.evaluate(expression.test(), scope);
            Expression chosen = choose(expression, test, scope);
            return chosen == null ? Undef.UNDEF : evaluator.evaluate(chosen, scope);
        } finally {
            scope.restore(before);
        }
    }

    private @Nullable Expression choose(Case expression, Value test, Scope scope) {
        Expression fallback = null;
        for (Case.Option option : expression.options()) {
            for (Expression value : option.values()) {
                if (Literals.unwrapped(value) instanceof LiteralDefault) {
                    fallback = option.then();
                } else if (matches(test, value, scope)) {
                    return option.then();
                }
            }
        }
        return fallback;
    }

    Value select(Selector expression, Scope scope) {
        MatchGroups before = scope.matches();
        try {
            Value test = evaluator.evaluate(expression.left(), scope);
            Expression chosen = choose(expression, test, scope);
            if (chosen == null) {
                throw EvaluationError.issue(
                        "No matching entry for selector parameter with value '" + RubyText.of(test) + "'",
                        expression.left());
            }
            return evaluator.evaluate(chosen, scope);
        } finally {
            scope.restore(before);
        }
    }

    private @Nullable Expression choose(Selector expression, Value test, Scope scope) {
        Expression fallback = null;
        for (Selector.Entry entry : expression.entries()) {
            if (Literals.unwrapped(entry.matching()) instanceof LiteralDefault) {
                fallback = entry.value();
            } else if (matches(test, entry.matching(), scope)) {
                return entry.value();
            }
        }
        return fallback;
    }

    private boolean matches(Value test, Expression pattern, Scope scope) {
        Expression bare = Literals.unwrapped(pattern);
        Value value = evaluator.evaluate(bare, scope);
        if (bare instanceof Unfold && value instanceof Arr several) {
            return several.elements().stream().anyMatch(one -> Matching.matches(test, one, scope));
        }
        return Matching.matches(test, value, scope);
    }
}
