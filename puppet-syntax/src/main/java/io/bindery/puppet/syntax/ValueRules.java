package io.bindery.puppet.syntax;

import java.util.List;

/// Expressions that stand where a value is wanted must have one.
final class ValueRules {
    private final Findings findings;

    ValueRules(Findings findings) {
        this.findings = findings;
    }

    void check(Expression expression) {
        switch (expression) {
            case Collector _, ClassDefinition _, DefineDefinition _, FunctionDefinition _, NodeDefinition _ ->
                refuse(expression);
            case TypeAlias _, TypeMapping _, TypeDefinition _, SiteStatement _, BindingsDefinition _ -> refuse(expression);
            case Not e -> check(e.operand());
            case Minus e -> check(e.operand());
            case Unfold e -> check(e.operand());
            case Parenthesized e -> check(e.operand());
            case Interpolation e -> check(e.expression());
            case RenderExpression e -> check(e.expression());
            default -> {}
        }
    }

    private void refuse(Expression expression) {
        findings.error(Issue.NOT_RVALUE, expression, Labels.withCapitalArticle(expression));
    }

    void checkAll(List<Expression> expressions) {
        for (Expression expression : expressions) {
            check(expression);
        }
    }

    void checkBoth(Expression left, Expression right) {
        check(left);
        check(right);
    }

    /// Collectors may be related to each other though they have no value.
    void checkRelationship(Relationship relationship) {
        checkSide(relationship.left());
        checkSide(relationship.right());
    }

    private void checkSide(Expression side) {
        if (!(side instanceof Collector)) {
            check(side);
        }
    }
}
