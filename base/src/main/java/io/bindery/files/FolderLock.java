package io.bindery.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/// A lock that lets one thread of one process change the files of a folder: a lock file between processes, a lock in memory
/// between the threads of this one. The operating system releases the lock file when its process dies.
public final class FolderLock {
    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private final Path file;
    private final ReentrantLock threads = new ReentrantLock();

    /// @param file the lock file; it is made when it is first needed, and stays
    public FolderLock(Path file) {
        this.file = file;
    }

    /// Work that needs the lock.
    @FunctionalInterface
    public interface Work<T> {
        T run() throws IOException;
    }

    /// Waits for the lock, does the work and releases the lock. A thread that has the lock may ask for it again.
    public <T> T hold(Work<T> work) throws IOException {
        threads.lock();
        try {
            if (threads.getHoldCount() > 1) {
                return work.run();
            }
            Set<OpenOption> options = Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE, LinkOption.NOFOLLOW_LINKS);
            try (FileChannel channel = FileChannel.open(file, options, OWNER_ONLY);
                    FileLock held = channel.lock()) {
                assert held.isValid();
                return work.run();
            }
        } finally {
            threads.unlock();
        }
    }
}
