package io.bindery.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What `stat` says of a file that changes whenever the file does: inode, size and time of modification.
public record FileStamp(@Nullable Object inode, long size, long modifiedNanos) {
    /// The stamp of what is not there.
    public static final FileStamp ABSENT = new FileStamp(null, -1, 0);

    /// The stamp of a file; equal for all absent files.
    public static FileStamp of(Path file) throws IOException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            var modified = attributes.lastModifiedTime().toInstant();
            long nanos = modified.getEpochSecond() * 1_000_000_000L + modified.getNano();
            return new FileStamp(attributes.fileKey(), attributes.isDirectory() ? -2 : attributes.size(), nanos);
        } catch (NoSuchFileException absent) {
            return ABSENT;
        }
    }

    public boolean exists() {
        return size != -1;
    }

    public boolean isDirectory() {
        return size == -2;
    }

    /// Whether the file at this path is still the one this is a stamp of. A file that cannot be looked at is not.
    public boolean matches(Path file) {
        try {
            return Objects.equals(this, of(file));
        } catch (IOException unreadable) {
            return false;
        }
    }
}
