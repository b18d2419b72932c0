package io.bindery.puppet.load;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// An external node classifier: a command that gets the node's name and prints YAML (`node_terminus = exec`).
///
/// @param command with its arguments, parted by spaces
public record ExecClassifier(CommandRunner runner, String command) implements Classifier {
    @Override
    public @Nullable Classification classify(String node) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        if (!words.getFirst().startsWith("/")) {
            throw failed(node, "You must set the exec parameter to a fully qualified command");
        }
        words.add(node);
        CommandRunner.Outcome outcome = run(words, node);
        if (outcome.code() != 0) {
            throw failed(node, "Failed to find " + node + " via exec: Execution of '" + String.join(" ", words) + "' returned "
                    + outcome.code() + ": " + outcome.output().strip());
        }
        if (outcome.output().isBlank()) {
            return null;
        }
        return read(node, outcome.output());
    }

    private CommandRunner.Outcome run(List<String> words, String node) {
        try {
            return runner.run(words, false);
        } catch (LoadError error) {
            throw failed(node, error.message());
        }
    }

    /// The answer of a classifier.
    ///
    /// @throws LoadError if the output is not a valid classification
    public static Classification read(String node, String output) {
        try {
            Value read = YamlReader.read(new SourceFile("<unknown>", output), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
            if (!(read instanceof Hash hash)) {
                throw failed(node, "Could not load external node results for " + node + ": the output is not a hash");
            }
            String environment = hash.get("environment") instanceof Str(String name) ? name : null;
            return new Classification(
                    classes(hash.get("classes")),
                    parameters(node, hash.get("parameters")),
                    environment,
                    hash.get("classes") instanceof Arr);
        } catch (DataError broken) {
            throw failed(node, "Could not load external node results for " + node + ": " + broken.text());
        }
    }

    private static SequencedMap<String, Hash> classes(@Nullable Value value) {
        SequencedMap<String, Hash> classes = new LinkedHashMap<>();
        switch (value) {
            case Arr list -> list.elements().forEach(name -> classes.put(text(name), Hash.EMPTY));
            case Hash hash ->
                hash.entries().forEach((name, given) -> classes.put(text(name), given instanceof Hash own ? own : Hash.EMPTY));
            case Str(String name) -> classes.put(name, Hash.EMPTY);
            case null, default -> {}
        }
        return classes;
    }

    private static SequencedMap<String, Value> parameters(String node, @Nullable Value value) {
        SequencedMap<String, Value> parameters = new LinkedHashMap<>();
        if (value instanceof Hash hash) {
            hash.entries().forEach((name, given) -> parameters.put(text(name), given));
        } else if (value != null && value != Undef.UNDEF) {
            throw failed(node, "the parameters of " + node + " are not a hash");
        }
        return parameters;
    }

    private static String text(Value value) {
        return value instanceof Str(String text) ? text : value.toString();
    }

    private static LoadError failed(String node, String detail) {
        return new LoadError("Failed when searching for node " + node + ": " + detail);
    }
}
