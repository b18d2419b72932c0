package io.bindery.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The attributes from `stat` that change whenever the file changes: inode, size and times. The time of change reveals new
/// content even if a tool resets the time of modification.
///
/// @param inode device, inode and time of change
public record FileStamp(@Nullable Object inode, long size, long modifiedNanos) {
    private static final String ATTRIBUTES = "unix:ino,dev,size,lastModifiedTime,ctime,isDirectory";

    /// The stamp of what is not there.
    public static final FileStamp ABSENT = new FileStamp(null, -1, 0);

    /// The stamp of a file; equal for all absent files.
    public static FileStamp of(Path file) throws IOException {
        FileStamp quick = FileStatus.find(file);
        return quick != null ? quick : asked(file);
    }

    static FileStamp asked(Path file) throws IOException {
        try {
            Map<String, Object> attributes = Files.readAttributes(file, ATTRIBUTES);
            return of(
                    number(attributes.get("dev")),
                    number(attributes.get("ino")),
                    Boolean.TRUE.equals(attributes.get("isDirectory")),
                    number(attributes.get("size")),
                    nanos(attributes.get("lastModifiedTime")),
                    nanos(attributes.get("ctime")));
        } catch (NoSuchFileException absent) {
            return ABSENT;
        }
    }

    static FileStamp of(long device, long inode, boolean directory, long size, long modifiedNanos, long changedNanos) {
        return new FileStamp(new Inode(device, inode, changedNanos), directory ? -2 : size, modifiedNanos);
    }

    private record Inode(long device, long number, long changedNanos) {}

    private static long number(@Nullable Object attribute) {
        return attribute instanceof Number number ? number.longValue() : 0;
    }

    private static long nanos(@Nullable Object attribute) {
        if (!(attribute instanceof FileTime time)) {
            return 0;
        }
        var instant = time.toInstant();
        return instant.getEpochSecond() * 1_000_000_000L + instant.getNano();
    }

    /// Whether the file changed less than this long ago, by its time of change. Not known of files that have none.
    public boolean changedWithin(long nanoseconds) {
        return inode instanceof Inode(_, _, long changed) && System.currentTimeMillis() * 1_000_000L - changed < nanoseconds;
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
