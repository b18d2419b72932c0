package io.bindery.enact.file;

import io.bindery.enact.Change;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.ForeignLinkException;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/// Makes the steps of the keepers of files, and turns errors of the file system into failures of steps.
///
/// @param path the file that the steps change
record FileSteps(Path path, Host host) {
    /// The code of a step.
    @FunctionalInterface
    interface FileRepair {
        void perform(HostFiles files) throws IOException;
    }

    Step step(String property, Trait before, Trait after, FileRepair repair) {
        Change change = new Change(new Subject("file", path.toString()), property, before, after);
        return Step.of(change, () -> {
            try {
                repair.perform(host.files());
            } catch (IOException e) {
                throw failure("change " + property + " of", path, e);
            }
        });
    }

    Step existence(Trait before, Trait after, FileRepair repair) {
        return step(Change.EXISTENCE, before, after, repair);
    }

    /// The kind of a file as the value of its existence.
    static Trait kind(FileKind kind) {
        return kind == FileKind.ABSENT ? Trait.ABSENT : Trait.text(kind.name().toLowerCase(Locale.ROOT));
    }

    static RepairException failure(String what, Path path, IOException e) {
        RepairException.Reason reason =
                e instanceof AccessDeniedException ? RepairException.Reason.DENIED : RepairException.Reason.FAILED;
        return new RepairException(reason, "cannot " + what + " " + path + ": " + reason(e));
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        if (e instanceof AccessDeniedException && !(e instanceof ForeignLinkException)) {
            return "permission denied";
        }
        return e instanceof FileSystemException fs && fs.getReason() != null ? fs.getReason() : String.valueOf(e.getMessage());
    }
}
