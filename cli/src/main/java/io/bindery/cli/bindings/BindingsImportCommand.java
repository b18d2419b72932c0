package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.files.FileReading;
import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.explain.BindingList;
import io.bindery.puppet.value.Hash;
import java.nio.file.Path;

/// `bindery bindings import FILE`: composes an exported model.
final class BindingsImportCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings import [FLAGS] FILE", "Composes a model that was exported, in either format, and lists what is bound then.",
                BindingsRequest.ALL));
    }

    @Override
    public int run(Flags flags) {
        Path file = Path.of(flags.required("FILE"));
        BindingsRequest request = new BindingsRequest(flags);
        boolean all = flags.has("all");
        request.makeEnvironmentOptional();
        return request.ask((compiler, node, log) -> {
            byte[] bytes = FileReading.bytes(file);
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
