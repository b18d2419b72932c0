package io.bindery.cli;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.ScopeView;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.model.Key;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import java.util.List;
import java.util.function.BiFunction;

/// What a lookup sees of a node: its data, and what is bound for it. Manifests are not evaluated unless a compile is asked for, but
/// what they say of bindings counts.
final class LookupSite {
    private final Compiler compiler;
    private final Request request;
    private final Log log;
    private final boolean manifests;

    /// @param asked a request as it is for a compile, or one whose manifests a program hides
    LookupSite(Compiler compiler, Request asked, Log log, boolean compile) {
        Request shown = asked.in(asked.environment().withCode(""));
        this.compiler = compiler;
        this.log = log;
        this.manifests = !compile && compiler.configuresBindings(shown);
        this.request = manifests ? shown : asked;
    }

    <T> T ask(BiFunction<Lookup, ScopeView, T> question) {
        return manifests ? compiler.askBeforeMain(request, log, question) : compiler.ask(request, log, question);
    }

    /// How the keys are bound; empty where nothing is bound at all.
    String explainBindings(List<String> keys) {
        StringBuilder text = new StringBuilder();
        for (String key : keys) {
            Explanation explanation = compiler.explainBinding(request, log, Key.parse(key));
            if (explanation != null) {
                text.append(ExplanationText.of(explanation));
            }
        }
        return text.toString();
    }
}
