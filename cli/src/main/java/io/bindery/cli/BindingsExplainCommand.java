package io.bindery.cli;

import io.bindery.hiera.bind.explain.ExplanationJson;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `bindery bindings explain KEY`: which statement a value comes from, and which it hides.
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        description = "Tells where the value of a key comes from, what it shadows and what does not apply.",
        footer = {
            "",
            "A key is a name, TYPE/'name', or an internal name such as /param/Class[ntp]/servers.",
            "Exit codes: 0 it is bound; 1 it is not, or the bindings are wrong"
        })
final class BindingsExplainCommand implements Callable<Integer> {
    @Parameters(paramLabel = "KEY", description = "What to explain.")
    private String key = "";

    @Mixin
    private BindingsRequest request = new BindingsRequest();

    @Override
    public Integer call() {
        return request.answer(composition -> {
            Injector injector = composition.injector();
            Explanation explanation = injector.explain(Key.parse(key, injector.keys()));
            request.print(out -> ExplanationJson.write(explanation, out), ExplanationText.of(explanation));
            return explanation.found() == null ? 1 : 0;
        });
    }
}
