package io.bindery.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// An output file that the user named, for example with `--out`.
///
/// A regular file is replaced at once and is readable by its owner only, because catalogs hold secrets; an existing file keeps
/// its permissions. A device, a pipe, `/dev/stdout` or a process substitution of a shell is written to directly. Root follows no
/// links of other users, and writes to no pipe of theirs.
public final class OutputFile {
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    private OutputFile() {}

    public static void write(Path file, byte[] content) throws IOException {
        Path target = TrustedLinks.isSystem(file.toAbsolutePath().normalize()) ? file : TrustedLinks.followed(file);
        if (TrustedLinks.isSystem(target.toAbsolutePath().normalize())) {
            // What stands behind the standard output may be a file that has lines already.
            stream(target, content, StandardOpenOption.APPEND);
        } else if (isOther(target)) {
            if (TrustedLinks.isRoot() && TrustedLinks.owner(target) != 0) {
                throw new FileSystemException(file.toString(), null, "is a pipe or device of another user and is not written to");
            }
            stream(target, content, StandardOpenOption.APPEND, LinkOption.NOFOLLOW_LINKS);
        } else {
            FileReplacement.replace(target, content, permissions(target));
        }
    }

    private static void stream(Path file, byte[] content, OpenOption... options) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file, options)) {
            stream.write(content);
        }
    }

    private static boolean isOther(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isOther();
        } catch (NoSuchFileException _) {
            return false;
        }
    }

    /// The permissions of an existing file. If another user made a file at the path of root's output, its permissions do not
    /// count.
    private static Set<PosixFilePermission> permissions(Path file) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) || TrustedLinks.isRoot() && TrustedLinks.owner(file) != 0) {
            return OWNER_ONLY;
        }
        return Files.getPosixFilePermissions(file, LinkOption.NOFOLLOW_LINKS);
    }
}
