package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.host.FileKind;
import java.io.IOException;
import java.util.List;

/// `purge`: files that the source directory does not have are deleted from the copy.
record FilePurging(FileWork work) {
    /// @param kept the names that stay
    void purge(String folder, List<String> kept) throws IOException {
        for (String leaf : work.files().list(FileWork.path(folder))) {
            if (!kept.contains(leaf)) {
                String name = FileWork.in(folder, ByteText.ofUnicode(leaf));
                boolean directory = work.state(name).kind() == FileKind.DIRECTORY;
                work.note(directory ? directory(name) : file(name));
            }
        }
    }

    private Outcome file(String name) {
        return work.keep(absent(name), "purge '" + name + "' from copy dest directory", List.of("Purged '" + name + "' copy dest directory"));
    }

    private Outcome directory(String name) throws IOException {
        if (!work.isRehearsal()) {
            empty(name);
        }
        return work.keep(
                absent(name),
                "purge directory '" + name + "' from copy dest directory",
                List.of("Purged directory '" + name + "' in copy dest directory"));
    }

    private void empty(String folder) throws IOException {
        for (String leaf : work.files().list(FileWork.path(folder))) {
            String name = FileWork.in(folder, ByteText.ofUnicode(leaf));
            if (work.state(name).kind() == FileKind.DIRECTORY) {
                empty(name);
            }
            work.keep(absent(name), "purge '" + name + "'", List.of());
        }
    }

    private static FileGoal absent(String name) {
        return FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing();
    }
}
