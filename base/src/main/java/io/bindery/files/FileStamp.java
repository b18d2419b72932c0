package io.bindery.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What `stat` says of a file that changes whenever the file does: inode, size and times. The time of change tells a new content also where a tool
/// sets the time of modification back.
///
/// @param inode device, inode and time of change
public record FileStamp(@Nullable Object inode, long size, long modifiedNanos) {
    private static final String ATTRIBUTES = "unix:ino,dev,size,lastModifiedTime,ctime,isDirectory";

    /// The stamp of what is not there.
    public static final FileStamp ABSENT = new FileStamp(null, -1, 0);

    /// The stamp of a file; equal for all absent files.
    public static FileStamp of(Path file) throws IOException {
        try {
            Map<String, Object> attributes = Files.readAttributes(file, ATTRIBUTES);
            boolean directory = Boolean.TRUE.equals(attributes.get("isDirectory"));
            long size = attributes.get("size") instanceof Long bytes ? bytes : 0;
            return new FileStamp(
                    new Inode(attributes.get("dev"), attributes.get("ino"), attributes.get("ctime")),
                    directory ? -2 : size,
                    attributes.get("lastModifiedTime") instanceof FileTime time ? nanos(time) : 0);
        } catch (NoSuchFileException absent) {
            return ABSENT;
        }
    }

    private record Inode(@Nullable Object device, @Nullable Object number, @Nullable Object changed) {}

    private static long nanos(FileTime time) {
        var instant = time.toInstant();
        return instant.getEpochSecond() * 1_000_000_000L + instant.getNano();
    }

    /// Whether the file changed less than this long ago, by its time of change. Not known of files that have none.
    public boolean changedWithin(long nanoseconds) {
        return inode instanceof Inode(_, _, FileTime changed)
                && nanos(FileTime.from(Instant.now())) - nanos(changed) < nanoseconds;
    }

    /// A stamp of the same size and time that equals no other, not even itself taken again.
    public FileStamp unlikeAnyOther() {
        return new FileStamp(new Object(), size, modifiedNanos);
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
