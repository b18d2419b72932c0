package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.files.FileReplacement;
import io.bindery.files.FileView;
import io.bindery.files.OutputFile;
import io.bindery.hiera.bind.migrate.Migration;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `bindery bindings migrate`: translates a hierarchy of Hiera 5 into categories, layers and bindings.
final class BindingsMigrateCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery bindings migrate [FLAGS] [HIERA_YAML]",
                        "Turns a hiera.yaml of version 5 and its data into categories, layers and bindings.",
                        Flag.taking("out", "DIR", "Write manifests/bindings.pp, bindings/hierarchy.pp and bindings/MIGRATION.md there."),
                        Flag.on("json", "Write the result as JSON."))
                .noting(
                        "HIERA_YAML is hiera.yaml of the current directory where it is not given.",
                        "What cannot be carried over stays in Hiera, below the bindings, and is listed.",
                        "No file is replaced. Exit codes: 0 done; 1 not");
    }

    @Override
    public int run(Flags flags) {
        String given = flags.optional();
        Path config = Path.of(given == null ? "hiera.yaml" : given);
        String out = flags.value("out");
        if (out != null) {
            flags.refuse("out", List.of("json"), "the result is written as files");
        }
        try {
            Migration.Result result = Migration.of(FileView.DISK, config);
            if (out != null) {
                return write(result, Path.of(out));
            }
            if (flags.has("json")) {
                json(result).newline().writeTo(System.out);
            } else {
                System.out.print(result.site() + "\n" + result.bindings() + "\n" + listed(result).indent(2).replaceAll("(?m)^  ", "# "));
            }
            return 0;
        } catch (IOException unusable) {
            new Terminal().log(Terminal.Level.ERROR, "Could not migrate " + config + ": " + unusable.getMessage());
            return 1;
        }
    }

    private static int write(Migration.Result result, Path directory) throws IOException {
        SequencedMap<Path, String> files = new LinkedHashMap<>();
        files.put(directory.resolve("manifests/bindings.pp"), result.site());
        files.put(directory.resolve("bindings/hierarchy.pp"), result.bindings());
        files.put(directory.resolve("bindings/MIGRATION.md"), listed(result));
        for (Path file : files.keySet()) {
            if (FileView.DISK.exists(file) || FileView.DISK.isLink(file)) {
                throw new IOException(file + " is there already");
            }
        }
        for (Path file : files.keySet()) {
            FileReplacement.makeFolderFor(file);
            OutputFile.write(file, files.get(file).getBytes(StandardCharsets.UTF_8));
            System.out.println(file);
        }
        return 0;
    }

    private static String listed(Migration.Result result) {
        StringBuilder out = new StringBuilder("What is not the same as with hiera.yaml:\n\n");
        result.differences().forEach(difference -> out.append("- ").append(difference).append('\n'));
        return out.toString();
    }

    private static JsonOutput json(Migration.Result result) {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("site").string(result.site()).key("bindings").string(result.bindings()).key("differences").beginArray();
        result.differences().forEach(out::string);
        return out.endArray().endObject();
    }
}
