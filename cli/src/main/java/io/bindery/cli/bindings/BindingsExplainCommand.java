package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.explain.ExplanationJson;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Request;

/// `bindery bindings explain KEY`: the statement that a value comes from, and the statements that it hides.
final class BindingsExplainCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings explain [FLAGS] KEY", "Tells where the value of a key comes from, what it shadows and what does not apply."))
                .noting(
                        "A key is a name, TYPE/'name', or an internal name such as /param/Class[ntp]/servers.",
                        "Exit codes: 0 it is bound; 1 it is not, or the bindings are wrong, which is told beside the explanation");
    }

    @Override
    public int run(Flags flags) {
        String key = flags.required("KEY");
        BindingsRequest request = new BindingsRequest(flags);
        return request.ask((compiler, node, log) -> {
            Composition composition = compiler.bindingsAnyhow(node, log, found -> found);
            Injector injector = composition.injector();
            Key wanted = Key.parse(key, injector.keys());
            Explanation explanation = explained(compiler, node, injector.explain(wanted));
            boolean broken = request.unsound(composition);
            request.print(out -> ExplanationJson.write(explanation, out), ExplanationText.of(explanation));
            return broken || explanation.found() == null ? 1 : 0;
        });
    }

    // A value taken from a resource is known only in a catalog. If the compile fails, the explanation from the statements alone
    // is shown.
    private static Explanation explained(Compiler compiler, Request node, Explanation composed) {
        if (composed.bound() == null) {
            return composed;
        }
        try {
            return compiler.injectorAfterCompile(node, (level, source, message) -> {}, injector -> injector.explain(composed.key()));
        } catch (CompileError failed) {
            return composed;
        }
    }
}
