package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;

/// The policy that runs if the requested policy cannot: `failsafe.cf` among the inputs, which is created if it is missing.
final class Failsafe {
    private Failsafe() {}

    static Path find(Workspace workspace, Log log) {
        Path file = workspace.inputs().resolve("failsafe.cf");
        if (!Files.exists(file)) {
            log.info("Writing built-in failsafe policy to '" + file + "'");
            try (InputStream policy = Failsafe.class.getResourceAsStream("failsafe.cf")) {
                FileReplacement.makeFolderFor(file);
                FileReplacement.replace(
                        file, Objects.requireNonNull(policy).readAllBytes(), PosixFilePermissions.fromString("rw-------"));
            } catch (IOException e) {
                log.error("Unable to write failsafe to '" + file + "' (" + e.getMessage() + ")");
            }
        }
        log.error("CFEngine failsafe.cf: " + workspace.inputs() + " " + file);
        return file;
    }
}
