package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.files.OutputFile;
import java.nio.file.Path;

/// `bindery bindings export`: the bindings of a site as data, before composition.
final class BindingsExportCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings export [FLAGS]", "Writes the model of the bindings, layer by layer, for other programs.",
                Flag.taking("format", "json|xmi", "json (default), or xmi, an instance of bindings.ecore."),
                Flag.taking("out", "FILE", "Write there, all of it or nothing.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        ModelFormat asked = flags.oneOf(ModelFormat.class, "format");
        ModelFormat format = asked == null ? ModelFormat.JSON : asked;
        if (flags.has("json") && format != ModelFormat.JSON) {
            throw new UsageError("--json and --format xmi contradict each other");
        }
        String out = flags.value("out");
        BindingsRequest request = new BindingsRequest(flags);
        return request.answer(composition -> {
            byte[] model = format.write(composition.model());
            if (out == null) {
                System.out.write(model);
            } else {
                OutputFile.write(Path.of(out), model);
            }
            return 0;
        });
    }
}
