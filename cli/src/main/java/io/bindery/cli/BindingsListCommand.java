package io.bindery.cli;

import io.bindery.hiera.bind.explain.BindingList;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `bindery bindings list`: what is bound for a node.
@Command(name = "list", mixinStandardHelpOptions = true, description = "Lists the keys that are bound, and where.")
final class BindingsListCommand implements Callable<Integer> {
    @Option(names = "--all", description = "Also what is bound without anybody saying so: settings and the like.")
    private boolean all;

    @Mixin
    private BindingsRequest request = new BindingsRequest();

    @Override
    public Integer call() {
        return request.answer(composition -> {
            BindingList list = BindingList.of(composition, all);
            return request.print(list::write, list.text());
        });
    }
}
