package io.bindery.puppet.syntax;

/// What may be called: names, and types.
final class CallRules {
    private final Findings findings;

    CallRules(Findings findings) {
        this.findings = findings;
    }

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
