package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A package module: a program that is started once for each request, reads `Key=value` lines and answers with such lines.
final class PackageModule {
    private static final String API_VERSION = "1";

    private final String name;
    private final List<String> words;
    private final List<String> options;
    private final Keeping keeping;

    private PackageModule(String name, List<String> words, List<String> options, Keeping keeping) {
        this.name = name;
        this.words = words;
        this.options = options;
        this.keeping = keeping;
    }

    /// The module of a `package_module` body; null if its program is not there or speaks another version, which was logged.
    ///
    /// @param options the options of the promise, or those of the package module body for a promise without any
    static @Nullable PackageModule of(String name, Attributes body, List<String> options, Keeping keeping) {
        String path = body.text("module_path", keeping.workDirectory().resolve("modules/packages").resolve(name).toString());
        String interpreter = body.text("interpreter");
        if (interpreter != null && !Files.isExecutable(ByteText.path(interpreter))) {
            keeping.log().error("Cannot find package module interpreter at location '" + interpreter
                    + "' or access to the file is restricted: " + refusal(interpreter));
            return null;
        }
        if (!Files.isReadable(ByteText.path(path)) || interpreter == null && !Files.isExecutable(ByteText.path(path))) {
            keeping.log().error("Cannot find package module at location '" + path + "' or access to file is restricted: " + refusal(path));
            return null;
        }
        List<String> words = interpreter == null ? List.of(path) : List.of(interpreter, path);
        PackageModule module = new PackageModule(name, words, options.isEmpty() ? body.list("default_options") : options, keeping);
        return module.speaksOurVersion() ? module : null;
    }

    private static String refusal(String path) {
        return Files.exists(ByteText.path(path)) ? "Permission denied" : "No such file or directory";
    }

    String name() {
        return name;
    }

    private boolean speaksOurVersion() {
        List<String> answer = ask("supports-api-version", List.of(), false).orElse(List.of());
        String version = answer.isEmpty() ? "" : answer.getFirst().strip();
        if (!version.equals(API_VERSION)) {
            keeping.log().error("Unsupported package module wrapper API version: " + version);
        }
        return version.equals(API_VERSION);
    }

    /// What a file or name stands for: the fields `PackageType`, `Name`, `Version`, `Architecture`.
    Optional<List<String>> describe(List<String> request) {
        return ask("get-package-data", request, true);
    }

    /// The packages of a list (`list-installed`, `list-updates`, `list-updates-local`).
    Optional<List<PackageItem>> list(String operation) {
        return ask(operation, List.of(), true).map(this::items);
    }

    private List<PackageItem> items(List<String> lines) {
        List<PackageItem> items = new ArrayList<>();
        String named = null;
        String version = "";
        for (String line : lines) {
            int equals = line.indexOf('=');
            String value = line.substring(equals + 1);
            switch (equals < 0 ? "" : line.substring(0, equals)) {
                case "Name" -> named = value;
                case "Version" -> version = value;
                case "Architecture" -> {
                    if (named != null) {
                        items.add(new PackageItem(named, version, value));
                    }
                }
                case "Error", "ErrorMessage" -> keeping.log().error("package module: " + line);
                default -> keeping.log().verbose("Unsupported answer of package module '" + name + "': " + line);
            }
        }
        return items;
    }

    /// Changes packages (`repo-install`, `file-install`, `remove`); true if the module had nothing to complain of.
    boolean change(String operation, List<String> request) {
        Command command = command(operation).reading(input(request, true));
        Optional<Execution> execution = HostPrograms.act(words.getLast() + " " + operation, command, keeping, reason -> keeping.log()
                .error("Can not execute package module '" + name + "': " + reason));
        List<String> complaints = execution.map(PackageModule::lines).orElse(List.of());
        complaints.forEach(line -> keeping.log().error("package module: " + line));
        return execution.isPresent() && complaints.isEmpty() && execution.get().status() == 0;
    }

    private Optional<List<String>> ask(String operation, List<String> request, boolean withOptions) {
        try {
            Execution execution = keeping.host().processes().ask(command(operation).reading(input(request, withOptions)));
            return execution.status() == 0 ? Optional.of(lines(execution)) : Optional.empty();
        } catch (CommandException e) {
            keeping.log().error("Can not execute package module '" + name + "': " + e.getMessage());
            return Optional.empty();
        }
    }

    private Command command(String operation) {
        List<String> line = new ArrayList<>(words);
        line.add(operation);
        return Command.of(line).separatingErrors();
    }

    private byte[] input(List<String> request, boolean withOptions) {
        StringBuilder text = new StringBuilder();
        if (withOptions) {
            options.forEach(option -> text.append("options=").append(option).append('\n'));
        }
        request.forEach(line -> text.append(line).append('\n'));
        return ByteText.bytes(text.toString());
    }

    private static List<String> lines(Execution execution) {
        return ByteText.lines(ByteText.of(execution.output())).stream().filter(line -> !line.isBlank()).toList();
    }
}
