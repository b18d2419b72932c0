package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.enact.Journal;
import io.bindery.enact.host.Host;
import io.bindery.enact.journal.FileJournal;
import io.bindery.enact.journal.Recovery;
import io.bindery.files.PrivateFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The journal of a run, in the work directory. A work directory that other users can alter gets no journal: they could write
/// entries that the next run would clean up.
final class StepJournal {
    private final Path state;
    private final Path directory;
    private final Host host;
    private final Log log;
    private @Nullable Journal journal;

    StepJournal(Workspace workspace, Host host, Log log) {
        this.state = workspace.state();
        this.directory = state.resolve("journal");
        this.host = host;
        this.log = log;
    }

    /// Removes what runs that were killed left behind.
    void recover() {
        if (Files.isDirectory(directory) && isPrivate()) {
            new Recovery(host).recover(directory).forEach(log::info);
        }
    }

    Journal journal() {
        Journal present = journal;
        if (present == null) {
            present = isPrivate() ? new FileJournal(directory) : Journal.SILENT;
            journal = present;
        }
        return present;
    }

    private boolean isPrivate() {
        try {
            PrivateFolder.check(state);
            return true;
        } catch (IOException e) {
            log.verbose("No journal is kept: " + e.getMessage());
            return false;
        }
    }

    void close() {
        if (journal instanceof FileJournal file) {
            file.close();
        }
    }
}
