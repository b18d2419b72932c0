package io.bindery.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// An output whose name the user gave, as with `--out`.
///
/// A file is replaced at once and is readable by its owner only, as catalogs hold secrets; one that is there keeps its permissions. A
/// device, a pipe, `/dev/stdout` or a process substitution of a shell is written to and stays what it is.
public final class OutputFile {
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    private OutputFile() {}

    public static void write(Path file, byte[] content) throws IOException {
        if (isStream(file)) {
            // What stands behind the standard output may be a file that has lines already.
            try (OutputStream stream = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
                stream.write(content);
            }
            return;
        }
        boolean exists = Files.exists(file, LinkOption.NOFOLLOW_LINKS);
        FileReplacement.replace(file, content, exists ? null : OWNER_ONLY);
    }

    /// Whether a name stands for something that is not a file in a directory: what `/dev` and `/proc` have, and what is neither a
    /// regular file nor missing.
    private static boolean isStream(Path file) throws IOException {
        Path whole = file.toAbsolutePath().normalize();
        if (whole.startsWith("/dev") && !whole.startsWith("/dev/shm") || whole.startsWith("/proc")) {
            return true;
        }
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            return found.isOther();
        } catch (NoSuchFileException _) {
            return false;
        }
    }
}
