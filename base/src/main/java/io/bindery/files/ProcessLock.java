package io.bindery.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// A lock that one process holds at a time: a file with the number of the process, locked by the operating system. The lock of a
/// killed process is free at once, whatever the file contains.
public final class ProcessLock implements AutoCloseable {
    private static final int MOST_TRIES = 100;

    private final Path file;
    private final FileChannel channel;

    private ProcessLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// Takes the lock, unless another process holds it.
    public static Optional<ProcessLock> take(Path file) throws IOException {
        FileReplacement.makeFolderFor(file);
        for (int i = 0; i < MOST_TRIES; i++) {
            FileChannel channel = FileChannel.open(
                    file,
                    Set.<OpenOption>of(StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS),
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            Object opened = key(file);
            if (!isLocked(channel)) {
                channel.close();
                return Optional.empty();
            }
            // The one who held it before may have removed the file between opening and locking.
            if (opened != null && Objects.equals(opened, key(file))) {
                channel.truncate(0);
                channel.write(ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8)));
                return Optional.of(new ProcessLock(file, channel));
            }
            channel.close();
        }
        return Optional.empty();
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    private static @org.jspecify.annotations.Nullable Object key(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (NoSuchFileException _) {
            return null;
        }
    }

    /// Gives the lock back.
    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
        channel.close();
    }
}
