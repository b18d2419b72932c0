package io.bindery.server.catalog;

import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.LoadError;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Versioned code: the commands that tell the version of an environment's code, and that print a file as it was in a version.
///
/// @param idCommand      null where the code has no versions
/// @param contentCommand null where the code has no versions
public record CodeVersions(@Nullable String idCommand, @Nullable String contentCommand) {
    private static final Pattern VALID = Pattern.compile("[A-Za-z0-9_\\-:;]*");

    public boolean isConfigured() {
        return idCommand != null && contentCommand != null;
    }

    /// The version of an environment's code, or null where there are no versions or the command fails. As Puppet Server does: a command that
    /// prints nothing gives the empty version, which is one.
    public @Nullable String current(String environment) {
        if (idCommand == null) {
            return null;
        }
        try {
            CommandRunner.Outcome outcome = new CommandRunner().run(List.of(idCommand, environment), false);
            String id = outcome.output().strip();
            return outcome.code() == 0 && VALID.matcher(id).matches() ? id : null;
        } catch (LoadError failed) {
            return null;
        }
    }

    public static boolean isValid(String id) {
        return VALID.matcher(id).matches();
    }
}
