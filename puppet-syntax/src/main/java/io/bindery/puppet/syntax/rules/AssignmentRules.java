package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.operator.AssignmentOperator;
import io.bindery.puppet.syntax.text.NameForms;
import io.bindery.puppet.syntax.text.Names;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.Variable;

/// Checks the targets of assignments.
record AssignmentRules(Findings findings) {
    /// Says whether this is an assignment at all, and not one of the operators that were taken away.
    boolean check(Assignment assignment) {
        if (assignment.operator() != AssignmentOperator.ASSIGN) {
            findings.error(
                    Issue.APPENDS_DELETES_NO_LONGER_SUPPORTED,
                    assignment,
                    assignment.operator().symbol());
            return false;
        }
        checkTarget(assignment.target());
        return true;
    }

    private void checkTarget(Expression target) {
        switch (target) {
            case Variable variable -> checkVariable(variable);
            case Access access -> findings.error(Issue.ILLEGAL_INDEXED_ASSIGNMENT, access);
            case LiteralList list -> list.elements().forEach(this::checkTarget);
            default -> findings.error(Issue.ILLEGAL_ASSIGNMENT, target, Labels.withArticle(target));
        }
    }

    private void checkVariable(Variable variable) {
        String name = Names.of(variable);
        if (NameForms.isMatchVariable(name)) {
            findings.error(Issue.ILLEGAL_NUMERIC_ASSIGNMENT, variable, name);
        }
        if (name.contains("::")) {
            findings.error(Issue.CROSS_SCOPE_ASSIGNMENT, variable, name);
        }
    }
}
