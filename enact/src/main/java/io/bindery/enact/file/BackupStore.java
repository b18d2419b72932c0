package io.bindery.enact.file;

import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.Path;

/// Stores files before they are overwritten.
@FunctionalInterface
public interface BackupStore {
    /// Keeps the file at a path.
    ///
    /// @param state what a look found there
    void keep(Path file, FileState state, HostFiles files) throws IOException;

    /// Keeps one old version under a name of its own, with the owner, mode and times it had. What stands at that name, be it a link, is
    /// replaced and never followed.
    static BackupStore at(Path place) {
        return (file, state, files) -> files.write(
                place,
                FileDraft.fresh(files.content(file), state.mode())
                        .owned(state.owner(), state.group())
                        .at(state.accessed(), state.modified()));
    }
}
