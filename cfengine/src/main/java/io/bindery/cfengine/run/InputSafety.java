package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.enact.host.Accounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Set;

/// Decides whether a policy file can be trusted: only its owner may be able to write it.
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

    /// `agentaccess`: whether the policy belongs to one of these users; an empty list lets everybody's be run.
    static boolean isOwnedByOneOf(List<String> users, Options options, Accounts accounts, Log log) {
        if (users.isEmpty()) {
            return true;
        }
        try {
            Integer owner = (Integer) Files.getAttribute(options.inputPath(), "unix:uid");
            if (users.stream().anyMatch(user -> accounts.user(user).map(Accounts.User::uid).filter(owner::equals).isPresent())) {
                return true;
            }
        } catch (IOException e) {
            log.verbose("Could not look at '" + options.inputFile() + "': " + e.getMessage());
        }
        log.error("File '" + options.inputFile() + "' is not owned by an authorized user (security exception)");
        return false;
    }

    static boolean isWritableByOthers(Path file) throws IOException {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
        return permissions.contains(PosixFilePermission.GROUP_WRITE) || permissions.contains(PosixFilePermission.OTHERS_WRITE);
    }
}
