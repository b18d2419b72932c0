package io.bindery.cli.generate;

import io.bindery.cli.command.Product;
import io.bindery.cli.command.Terminal;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Libraries;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.ruby.GeneratedType;
import io.bindery.ruby.RubyBridge;
import io.bindery.ruby.RubyError;
import io.bindery.ruby.TypeDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// One run of `generate types`. Files that are not older than their sources stay; files of types that no longer exist are
/// removed.
final class TypeGeneration {
    private final Terminal terminal;
    private final boolean force;
    private final RubyBridge ruby = Product.ruby();
    private boolean bad;

    TypeGeneration(Terminal terminal, boolean force) {
        this.terminal = terminal;
        this.force = force;
    }

    /// Whether all went well.
    boolean run(Environment environment, Path output) {
        Snapshot snapshot = Product.library().snapshot(environment, Strictness.WARNING);
        List<Path> inputs = inputs(snapshot);
        try {
            FileReplacement.makeFolderFor(output.resolve("x"));
            removeOthers(output, inputs.stream().map(TypeGeneration::outputName).collect(Collectors.toSet()));
            generate(inputs, output, snapshot.libraries());
        } catch (IOException unwritable) {
            throw new LoadError("Could not write to " + output + ": " + unwritable.getMessage());
        }
        return !bad;
    }

    private static List<Path> inputs(Snapshot snapshot) {
        List<Path> inputs = new ArrayList<>();
        for (Module module : snapshot.modules()) {
            Path directory = module.path().resolve("lib/puppet/type");
            snapshot.names(directory).stream()
                    .filter(name -> name.endsWith(".rb") && !name.startsWith("."))
                    .map(directory::resolve)
                    .filter(file -> !DiskTree.DISK.isDirectory(file))
                    .forEach(inputs::add);
        }
        inputs.sort((left, right) -> left.toString().compareTo(right.toString()));
        return inputs;
    }

    private static String outputName(Path input) {
        return typeName(input) + ".pp";
    }

    private static String typeName(Path input) {
        String name = String.valueOf(input.getFileName());
        return name.substring(0, name.length() - ".rb".length());
    }

    private void removeOthers(Path output, Set<String> kept) throws IOException {
        List<String> gone = DiskTree.DISK.names(output).stream().filter(name -> !kept.contains(name)).toList();
        for (String name : gone) {
            FileReplacement.delete(output.resolve(name));
        }
        if (!gone.isEmpty()) {
            String names = gone.stream().map(name -> '"' + name + '"').collect(Collectors.joining(", ", "[", "]"));
            terminal.note("Notice: Removed output '" + names + "' for non existing inputs");
        }
    }

    private void generate(List<Path> inputs, Path output, Libraries libraries) throws IOException {
        if (inputs.isEmpty()) {
            terminal.note("Notice: No custom types were found.");
            return;
        }
        terminal.note("Notice: Generating Puppet resource types.");
        boolean upToDate = true;
        for (Path input : inputs) {
            Path target = output.resolve(outputName(input));
            if (force || !isUpToDate(input, target)) {
                upToDate = false;
                generate(input, target, libraries);
            }
        }
        if (upToDate) {
            terminal.note("Notice: No files were generated because all inputs were up-to-date.");
        }
    }

    private static boolean isUpToDate(Path input, Path target) throws IOException {
        return Files.exists(target) && Files.getLastModifiedTime(input).compareTo(Files.getLastModifiedTime(target)) <= 0;
    }

    private void generate(Path input, Path target, Libraries libraries) throws IOException {
        TypeDocument type = read(input, libraries);
        if (type != null) {
            terminal.note("Notice: Generating '" + target + "' using 'pcore' format.");
            FileReplacement.replacePublic(target, GeneratedType.text(type, ZonedDateTime.now()));
        }
    }

    // One that cannot be read does not keep the others from being written.
    private @Nullable TypeDocument read(Path input, Libraries libraries) throws IOException {
        String name = typeName(input);
        try {
            TypeDocument type = ruby.document(name, input, libraries);
            if (type == null) {
                terminal.log(Terminal.Level.ERROR, "Custom type '" + name + "' was not defined in '" + input + "'.");
            }
            return type;
        } catch (RubyError | EvaluationError error) {
            bad = true;
            terminal.log(
                    Terminal.Level.ERROR, "Failed to load custom type '" + name + "' from '" + input + "': " + error.getMessage());
            return null;
        }
    }
}
