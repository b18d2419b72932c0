package io.bindery.puppet.resource.file;

import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

/// Files beside a file that hold its next content while a command checks it.
final class Drafts {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyyMMdd");
    private static final int OWNER_ONLY = 0600;

    private Drafts() {}

    static Path write(Path path, byte[] content, Surroundings around) {
        Path draft = path.resolveSibling(path.getFileName() + DAY.format(LocalDate.now()) + "-" + ProcessHandle.current().pid() + "-"
                + Long.toString(RANDOM.nextLong() & 0xffffffffffL, 36));
        try {
            around.host().files().write(draft, FileDraft.fresh(Content.of(content), OWNER_ONLY));
        } catch (IOException e) {
            throw new ResourceError(FileChangeKeeper.reason(e) + " @ rb_sysopen - " + draft);
        }
        return draft;
    }

    static void remove(Path draft, Surroundings around) {
        try {
            around.host().files().delete(draft);
        } catch (IOException _) {
            // It is in nobody's way.
        }
    }
}
