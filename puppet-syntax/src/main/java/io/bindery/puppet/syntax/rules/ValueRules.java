package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Not;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.Unfold;
import java.util.List;

/// Checks that an expression used as a value has one.
record ValueRules(Findings findings) {
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
