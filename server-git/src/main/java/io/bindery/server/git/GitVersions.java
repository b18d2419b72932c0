package io.bindery.server.git;

import io.bindery.fleet.code.CodeError;
import io.bindery.server.catalog.CodeVersions;
import java.nio.file.Path;
import org.eclipse.jgit.lib.ObjectId;
import org.jspecify.annotations.Nullable;

/// Commits as versions of the code.
public record GitVersions(GitCode code) implements CodeVersions {
    @Override
    public boolean isConfigured() {
        return true;
    }

    @Override
    public @Nullable String current(String environment) {
        ObjectId tip = code.tip(environment);
        return tip == null ? null : tip.name();
    }

    @Override
    public Outcome content(String environment, String id, String path) {
        try {
            return found(environment, id, path);
        } catch (CodeError unreadable) {
            return new Outcome.Failed(unreadable.message());
        }
    }

    private Outcome found(String environment, String id, String path) {
        GitCode.Opened opened = code.at(environment, id);
        if (opened == null) {
            return new Outcome.Failed("There is no version " + id + " of " + environment);
        }
        Path file = opened.directory().resolve(path).normalize();
        byte[] bytes = file.startsWith(opened.directory()) ? opened.state().files().bytes(file) : null;
        return bytes == null ? new Outcome.Failed("There is no file " + path + " in version " + id + " of " + environment) : new Outcome.Found(bytes);
    }
}
