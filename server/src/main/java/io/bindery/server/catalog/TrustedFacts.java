package io.bindery.server.catalog;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.auth.CertificateExtensions;
import io.bindery.server.http.Caller;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Supplier;

/// The trusted facts of a caller: the name and extensions of its certificate, and the data that `trusted_external_command`
/// returns for it.
public record TrustedFacts(CertificateExtensions extensions, Supplier<Settings> settings) {
    /// @throws LoadError if the external command fails
    TrustedData of(Caller caller) {
        return switch (caller) {
            case Caller.Anonymous _ -> new TrustedData(Bool.FALSE, null, Hash.EMPTY, Hash.EMPTY);
            case Caller.Certified(String name, var certificate) -> {
                SequencedMap<Value, Value> values = new LinkedHashMap<>();
                if (certificate != null) {
                    extensions.trusted(certificate).forEach((key, value) -> values.put(Str.of(key), Str.of(value)));
                }
                yield new TrustedData(Str.of("remote"), name, Hash.owning(values), external(name));
            }
        };
    }

    private Hash external(String name) {
        String command = settings.get().text("trusted_external_command");
        if (command == null || command.isBlank()) {
            return Hash.EMPTY;
        }
        Path path = Path.of(command);
        return Files.isDirectory(path) ? all(path, name) : run(path, name);
    }

    // Each program of a directory answers under its own name, without its suffix.
    private static Hash all(Path directory, String name) {
        List<Path> programs = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            files.forEach(programs::add);
        } catch (IOException unreadable) {
            throw new LoadError("Could not list the trusted external commands of " + directory);
        }
        programs.sort(null);
        SequencedMap<Value, Value> answers = new LinkedHashMap<>();
        for (Path program : programs) {
            if (Files.isRegularFile(program) && Files.isExecutable(program)) {
                String file = String.valueOf(program.getFileName());
                int dot = file.lastIndexOf('.');
                answers.put(Str.of(dot > 0 ? file.substring(0, dot) : file), run(program, name));
            }
        }
        return Hash.owning(answers);
    }

    private static Hash run(Path program, String name) {
        CommandRunner.Outcome outcome = new CommandRunner().run(List.of(program.toString(), name), false);
        if (outcome.code() != 0) {
            throw new LoadError("Execution of '" + program + " " + name + "' returned " + outcome.code() + ": " + outcome.output().strip());
        }
        try {
            return JsonReader.read(new SourceFile(program.toString(), outcome.output()), ValueBuilder.VALUES) instanceof Hash hash
                    ? hash
                    : Hash.EMPTY;
        } catch (DataError broken) {
            throw new LoadError("The output of '" + program + " " + name + "' is not JSON: " + broken.text());
        }
    }
}
