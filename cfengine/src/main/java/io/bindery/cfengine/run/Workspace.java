package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The directories a run works in.
public record Workspace(Path root) {
    /// Names another work directory, as the reference program's own tests do.
    public static final String OVERRIDE = "CFENGINE_TEST_OVERRIDE_WORKDIR";

    /// @param home the user's home, or null for root, who works under `/var`
    public static Workspace of(Map<String, String> environment, @Nullable Path home) {
        String override = environment.get(OVERRIDE);
        if (override != null && !override.isEmpty()) {
            return new Workspace(Path.of(override));
        }
        return new Workspace(home == null ? Path.of("/var/lib/cfengine3") : home.resolve(".cfagent"));
    }

    private static final List<String> DIRECTORIES = List.of(
            "inputs", "lastseen", "modules", "outputs", "ppkeys", "reports", "state", "state/diff", "state/previous_state", "state/untracked");

    /// Makes the directories that policies count on, where they are missing.
    void prepare(Log log) {
        for (String name : DIRECTORIES) {
            Path directory = root.resolve(name);
            try {
                if (!Files.isDirectory(directory)) {
                    FileReplacement.makePrivateFolder(directory);
                }
            } catch (IOException e) {
                log.verbose("Could not make directory '" + directory + "': " + e.getMessage());
            }
        }
    }

    public Path masterfiles() {
        return root.resolve("masterfiles");
    }

    public Path inputs() {
        return root.resolve("inputs");
    }

    public Path state() {
        return root.resolve("state");
    }

    public Path bin() {
        return root.resolve("bin");
    }
}
