package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.hiera.bind.explain.ExplanationJson;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;

/// `bindery bindings explain KEY`: which statement a value comes from, and which it hides.
final class BindingsExplainCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings explain [FLAGS] KEY", "Tells where the value of a key comes from, what it shadows and what does not apply."))
                .noting(
                        "A key is a name, TYPE/'name', or an internal name such as /param/Class[ntp]/servers.",
                        "Exit codes: 0 it is bound; 1 it is not, or the bindings are wrong");
    }

    @Override
    public int run(Flags flags) {
        String key = flags.required("KEY");
        BindingsRequest request = new BindingsRequest(flags);
        return request.answer(composition -> {
            Injector injector = composition.injector();
            Explanation explanation = injector.explain(Key.parse(key, injector.keys()));
            request.print(out -> ExplanationJson.write(explanation, out), ExplanationText.of(explanation));
            return explanation.found() == null ? 1 : 0;
        });
    }
}
