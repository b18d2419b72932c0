package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.Failures;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The directories that a run works in.
///
/// @param logs the directory of log files
/// @param pids the directory in which daemons store their process ids
public record Workspace(Path root, Path logs, Path pids) {
    /// Names another work directory, as the reference program's own tests do.
    public static final String OVERRIDE = "CFENGINE_TEST_OVERRIDE_WORKDIR";

    /// A place for everything.
    public Workspace(Path root) {
        this(root, root, root);
    }

    /// The work directory that the environment names, else one of our own. The directory of an installed CFEngine is used only on
    /// request.
    ///
    /// @param home the user's home, or null for root, who works under `/var`
    public static Workspace of(Map<String, String> environment, @Nullable Path home) {
        String override = environment.get(OVERRIDE);
        if (override != null && !override.isEmpty()) {
            return new Workspace(Path.of(override));
        }
        return new Workspace(home == null ? Path.of("/var/lib/bindery/cfengine") : home.resolve(".bindery/cfengine"));
    }

    private static final List<String> DIRECTORIES = List.of(
            "inputs", "lastseen", "modules", "outputs", "ppkeys", "reports", "state", "state/diff", "state/previous_state", "state/untracked");

    /// Makes the directories that policies expect, if they are missing.
    void prepare(Log log) {
        for (Path directory : Stream.concat(DIRECTORIES.stream().map(root::resolve), Stream.of(logs)).toList()) {
            try {
                if (!Files.isDirectory(directory)) {
                    FileReplacement.makePrivateFolder(directory);
                }
            } catch (IOException e) {
                log.error("Failed to make directory: " + missing(directory) + " (mkdir: " + Failures.reason(e) + ")");
            }
        }
        if (!Files.isDirectory(inputs())) {
            throw new FatalError(" No access to WORKSPACE/inputs dir");
        }
    }

    /// The outermost directory on the way to one that is not there.
    private static Path missing(Path directory) {
        Path missing = directory;
        for (Path parent = directory.getParent(); parent != null && !Files.isDirectory(parent); parent = parent.getParent()) {
            missing = parent;
        }
        return missing;
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
