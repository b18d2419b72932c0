package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.TypeName;

/// Checks the targets of calls: names and types.
record CallRules(Findings findings) {
    void check(Call call) {
        Expression functor = call.functor();
        Expression called = functor instanceof Access access ? access.target() : functor;
        if (called instanceof TypeName || functor instanceof Name) {
            return;
        }
        if (functor instanceof RenderString) {
            findings.error(Issue.ILLEGAL_EPP_PARAMETERS, call);
            return;
        }
        findings.error(
                Issue.ILLEGAL_EXPRESSION,
                functor,
                Labels.withCapitalArticle(functor),
                "function name",
                Labels.withArticle(call));
    }
}
