package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/// Whether a policy file may be trusted: others than its owner must not be able to write it.
final class InputSafety {
    private InputSafety() {}

    /// Checks the file that a run begins with. As CFEngine does: this is one error, and no other policy is run in its place.
    static boolean isSafe(Path file, String shown, Log log) {
        try {
            if (!Files.isDirectory(file) && isWritableByOthers(file)) {
                log.error("File " + shown + " (owner " + Files.getAttribute(file, "unix:uid") + ") is writable by others (security exception)");
                return false;
            }
        } catch (IOException e) {
            log.verbose("Could not look at '" + shown + "': " + e.getMessage());
        }
        return true;
    }

    static boolean isWritableByOthers(Path file) throws IOException {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
        return permissions.contains(PosixFilePermission.GROUP_WRITE) || permissions.contains(PosixFilePermission.OTHERS_WRITE);
    }
}
