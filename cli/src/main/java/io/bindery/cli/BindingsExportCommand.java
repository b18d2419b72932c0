package io.bindery.cli;

import io.bindery.files.FileReplacement;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `bindery bindings export`: the bindings of a site as data, as they are before they are composed.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes the model of the bindings, layer by layer, for other programs.")
final class BindingsExportCommand implements Callable<Integer> {
    @Option(names = "--format", paramLabel = "json|xmi", description = "json (default), or xmi, an instance of bindings.ecore.")
    private ModelFormat format = ModelFormat.JSON;

    @Option(names = "--out", paramLabel = "FILE", description = "Write there, all of it or nothing.")
    private @Nullable Path out;

    @Mixin
    private BindingsRequest request = new BindingsRequest();

    @Override
    public Integer call() {
        return request.answer(composition -> {
            byte[] model = format.write(composition.model());
            if (out == null) {
                System.out.write(model);
            } else {
                FileReplacement.replace(out, model, null);
            }
            return 0;
        });
    }
}
