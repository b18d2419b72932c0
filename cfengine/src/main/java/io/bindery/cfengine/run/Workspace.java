package io.bindery.cfengine.run;

import java.nio.file.Path;
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
