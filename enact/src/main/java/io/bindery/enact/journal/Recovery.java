package io.bindery.enact.journal;

import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.TemporaryName;
import io.bindery.enact.journal.JournalReader.Unfinished;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Cleans up after processes that were killed in the middle of a step: removes their temporary files, and their journals.
public record Recovery(Host host) {
    private static final long JOURNAL_LIMIT = 64L << 20;
    private static final int MOST_LINKS = 40;

    /// Reads the journals of a directory whose processes are gone.
    ///
    /// @return a line for each step that did not end, and for each temporary file that was removed
    public List<String> recover(Path journals) {
        List<String> report = new ArrayList<>();
        for (String name : names(journals)) {
            if (name.endsWith(FileJournal.FILE_END) && !isAlive(name.substring(0, name.length() - FileJournal.FILE_END.length()))) {
                recover(journals.resolve(name), report);
            }
        }
        return report;
    }

    private void recover(Path journal, List<String> report) {
        try {
            for (Unfinished step : JournalReader.unfinished(FileJournal.text(host.files().read(journal, JOURNAL_LIMIT)))) {
                report.add("a run that was ended before had not finished " + step.property() + " of " + step.subject());
                if (step.subject().kind().equals("file")) {
                    removeTemporaries(step.subject().name(), report);
                }
            }
            host.files().delete(journal);
        } catch (IOException e) {
            report.add("cannot read the journal " + journal + ": " + e.getMessage());
        }
    }

    /// A name is the number and the start of a process.
    private static boolean isAlive(String name) {
        String[] parts = name.split("-", 2);
        try {
            long started = Long.parseLong(parts[parts.length - 1]);
            return ProcessHandle.of(Long.parseLong(parts[0]))
                    .flatMap(process -> process.info().startInstant())
                    .map(Instant::toEpochMilli)
                    .filter(start -> start == started)
                    .isPresent();
        } catch (NumberFormatException _) {
            return false;
        }
    }

    private void removeTemporaries(String name, List<String> report) throws IOException {
        Path path = path(name);
        for (int links = 0; path != null && links < MOST_LINKS; links++) {
            Path folder = path.toAbsolutePath().getParent();
            if (folder == null) {
                return;
            }
            remove(folder, String.valueOf(path.getFileName()), report);
            // The file that a link leads to has its temporary file in its own directory.
            FileState state = host.files().state(path);
            path = state.kind() == FileKind.LINK ? folder.resolve(state.linkTarget()) : null;
        }
    }

    private void remove(Path folder, String name, List<String> report) throws IOException {
        for (String entry : names(folder)) {
            Path temporary = folder.resolve(entry);
            if (TemporaryName.isFor(entry, name) && host.files().state(temporary).owner() == host.accounts().effectiveUser()) {
                host.files().delete(temporary);
                report.add("removed the temporary file " + temporary);
            }
        }
    }

    private List<String> names(Path folder) {
        try {
            return host.files().list(folder);
        } catch (IOException _) {
            return List.of();
        }
    }

    private static @Nullable Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException _) {
            return null;
        }
    }
}
