package io.bindery.server.catalog;

import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.LoadError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Versions from the commands of `versioned-code`: one prints the version of an environment's code, the other prints a file in a
/// version.
///
/// @param idCommand      null if the code has no versions
/// @param contentCommand null if the code has no versions
public record VersionCommands(@Nullable String idCommand, @Nullable String contentCommand) implements CodeVersions {
    @Override
    public boolean isConfigured() {
        return idCommand != null && contentCommand != null;
    }

    /// As Puppet Server does: a command that prints nothing gives the empty version, which is one.
    @Override
    public @Nullable String current(String environment) {
        if (idCommand == null) {
            return null;
        }
        try {
            CommandRunner.Outcome outcome = new CommandRunner().run(List.of(idCommand, environment), false);
            String id = outcome.output().strip();
            return outcome.code() == 0 && CodeVersions.isValid(id) ? id : null;
        } catch (LoadError failed) {
            return null;
        }
    }

    @Override
    public Outcome content(String environment, String id, String path) {
        if (contentCommand == null) {
            return new Outcome.Failed(
                    "Cannot retrieve code content because the \"versioned-code.code-content-command\" setting is not present in configuration.");
        }
        try {
            CommandRunner.Bytes outcome = new CommandRunner().bytes(List.of(contentCommand, environment, id, path));
            return outcome.code() == 0
                    ? new Outcome.Found(outcome.output())
                    : new Outcome.Failed("The code content command returned " + outcome.code() + " for " + path + " in version " + id + " of " + environment);
        } catch (LoadError error) {
            return new Outcome.Failed(error.message());
        }
    }
}
