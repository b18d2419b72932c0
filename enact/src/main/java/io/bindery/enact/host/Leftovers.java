package io.bindery.enact.host;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Temporary files that remained when the machine lost power. The journal is not forced to disk, so it may not name them.
///
/// A directory is searched before a file in it is replaced, once in a run. A temporary file of this user that was last changed
/// before the machine started belongs to no running process and is removed. Forcing the journal to disk for each step instead
/// would cost half as much again as a run that changes thousands of files takes.
final class Leftovers {
    private final int self;
    private final Instant started;
    private final Set<Path> searched = new HashSet<>();

    /// @param self the user that this process acts as
    /// @param started when the machine was started
    Leftovers(int self, Instant started) {
        this.self = self;
        this.started = started;
    }

    /// When this machine was started; the beginning of time where it does not say.
    static Instant machineStart() {
        try {
            for (String line : FileReading.lines(Path.of("/proc/stat"))) {
                if (line.startsWith("btime ")) {
                    return Instant.ofEpochSecond(Long.parseLong(line.substring("btime ".length()).strip()));
                }
            }
        } catch (IOException | NumberFormatException _) {
            // Without a start nothing is known to be older.
        }
        return Instant.EPOCH;
    }

    void clear(Directory directory) {
        if (!searched.add(directory.path())) {
            return;
        }
        try {
            for (String name : directory.names()) {
                if (TemporaryName.isOne(name) && isLeft(directory.find(name))) {
                    Posix.remove(directory.descriptor(), name, false);
                }
            }
        } catch (IOException _) {
            // The content of a directory that is writable but not readable stays.
        }
    }

    private boolean isLeft(@Nullable FileState found) {
        return found != null && found.kind() != FileKind.DIRECTORY && found.owner() == self && found.changed().isBefore(started);
    }
}
