package io.bindery.puppet.resource.file;

import io.bindery.puppet.resource.Surroundings;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

/// Temporary files beside a file, which hold its next content while a command validates it.
final class Drafts {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyyMMdd");
    private static final FileChangeKeeper KEEPER = new FileChangeKeeper();
    private static final int OWNER_ONLY = 0600;

    private Drafts() {}

    static Path write(Path path, byte[] content, Surroundings around) {
        Path draft = path.resolveSibling(path.getFileName() + DAY.format(LocalDate.now()) + "-" + ProcessHandle.current().pid() + "-"
                + Long.toString(RANDOM.nextLong() & 0xffffffffffL, 36));
        around.keep(KEEPER, new FileChange.Write(draft, content, OWNER_ONLY, -1, -1));
        return draft;
    }

    static void remove(Path draft, Surroundings around) {
        around.keep(KEEPER, new FileChange.Remove(draft));
    }
}
