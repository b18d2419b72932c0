package io.bindery.cli;

import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.explain.BindingList;
import io.bindery.puppet.value.Hash;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `bindery bindings import FILE`: composes an exported model.
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = "Composes a model that was exported, and lists what is bound then.")
final class BindingsImportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "What export wrote, in either format.")
    private Path file = Path.of("");

    @Option(names = "--all", description = "Also what is bound without anybody saying so: settings and the like.")
    private boolean all;

    @Mixin
    private BindingsRequest request = new BindingsRequest();

    @Override
    public Integer call() {
        request.makeEnvironmentOptional();
        return request.ask((compiler, node, log) -> {
            byte[] bytes = Files.readAllBytes(file);
            Hash model = ModelFormat.of(bytes).read(file.toString(), bytes);
            Composition composition = compiler.bindings(node, log, model, found -> found);
            if (request.unsound(composition)) {
                return 1;
            }
            BindingList list = BindingList.of(composition, all);
            return request.print(list::write, list.text());
        });
    }
}
