package io.bindery.cfengine.function.argument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The status of a file from the operating system.
public record FileStatus(Map<String, Object> attributes) {

    /// The status of a file; null if it does not exist or cannot be read. For a symbolic link it is the status of the link
    /// itself, or with `follow` that of its target.
    public static @Nullable FileStatus of(String path, boolean follow) {
        try {
            LinkOption[] options = follow ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
            return new FileStatus(Files.readAttributes(TextFiles.path(path), "unix:*", options));
        } catch (IOException e) {
            return null;
        }
    }

    private static final int KIND = 0170000;

    public int mode() {
        return (int) number("mode");
    }

    public long number(String name) {
        return attributes.get(name) instanceof Number number ? number.longValue() : 0;
    }

    public long seconds(String name) {
        return attributes.get(name) instanceof FileTime time ? Math.floorDiv(time.toMillis(), 1000) : 0;
    }

    public boolean isDirectory() {
        return (mode() & KIND) == 0040000;
    }

    public boolean isRegular() {
        return (mode() & KIND) == 0100000;
    }

    public boolean isLink() {
        return (mode() & KIND) == 0120000;
    }

    public String kind() {
        return switch (mode() & KIND) {
            case 0060000 -> "block device";
            case 0020000 -> "character device";
            case 0040000 -> "directory";
            case 0010000 -> "FIFO/pipe";
            case 0120000 -> "symlink";
            case 0100000 -> "regular file";
            case 0140000 -> "socket";
            default -> "unknown";
        };
    }

    /// `drwxr-xr-x`; only a directory has a letter of its own.
    public String permissions() {
        StringBuilder text = new StringBuilder(isDirectory() ? "d" : "-");
        for (int bit = 8; bit >= 0; bit--) {
            text.append((mode() >> bit & 1) == 0 ? '-' : "xwr".charAt(bit % 3));
        }
        return text.toString();
    }
}
