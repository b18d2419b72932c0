package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.Variable;

/// Checks a collector's query: only comparisons for equality, joined by `and` and `or`, are allowed.
record QueryRules(Findings findings) {
    void check(Expression query) {
        switch (query) {
            case Nop _, Variable _, Name _, LiteralInteger _, LiteralFloat _, LiteralString _, LiteralBoolean _ -> {}
            case RenderString _ -> {}
            case Binary binary -> checkBinary(binary);
            case Parenthesized parenthesized -> check(parenthesized.operand());
            default -> refuse(query);
        }
    }

    private void checkBinary(Binary binary) {
        switch (binary.operator()) {
            case EQUAL, NOT_EQUAL -> {}
            case AND, OR -> {
                check(binary.left());
                check(binary.right());
            }
            default -> refuse(binary);
        }
    }

    private void refuse(Expression query) {
        findings.error(Issue.ILLEGAL_QUERY_EXPRESSION, query, Labels.withCapitalArticle(query));
    }
}
