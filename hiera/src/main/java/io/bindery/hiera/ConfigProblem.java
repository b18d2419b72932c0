package io.bindery.hiera;

import io.bindery.files.FileView;
import io.bindery.puppet.value.Hash;
import io.bindery.text.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A fault in a `hiera.yaml`, with Puppet's message.
///
/// @param line from 1; 0 if unknown
public record ConfigProblem(Severity severity, String message, int line) {

    /// Checks a configuration as a lookup in an environment would.
    ///
    /// @param config what the file holds
    public static List<ConfigProblem> of(Path file, Hash config, FileView files) {
        List<ConfigProblem> found = new ArrayList<>();
        try {
            ConfigReader.read(file, config, LayerKind.ENVIRONMENT, new Listener(file, found), new ConfigLines(files));
        } catch (LookupError error) {
            found.add(new ConfigProblem(Severity.ERROR, error.text(), error.line()));
        }
        return List.copyOf(found);
    }

    /// Surroundings without an environment, which collect the warnings.
    private record Listener(Path file, List<ConfigProblem> found) implements Surroundings {
        @Override
        public String environmentName() {
            return "production";
        }

        @Override
        public @Nullable Path environmentDirectory() {
            return file.getParent();
        }

        @Override
        public @Nullable ModuleFolder module(String name) {
            return null;
        }

        @Override
        public Path globalConfig() {
            return file;
        }

        @Override
        public Path codeDirectory() {
            return file;
        }

        @Override
        public Strict strict() {
            return Strict.WARNING;
        }

        @Override
        public void warning(String message) {
            found.add(new ConfigProblem(Severity.WARNING, message, 0));
        }

        @Override
        public void warnOnce(String identity, String message, @Nullable Path named) {
            warning(message);
        }
    }
}
