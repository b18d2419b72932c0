package io.bindery.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Replaces a file's content so that a reader, or a machine that loses power, sees the old content or the new and nothing
/// between: a temporary file beside it, forced to disk, renamed over it, and the folder forced to disk.
public final class FileReplacement {
    private FileReplacement() {}

    /// Replaces (or makes) a file. A symbolic link is followed: its target is replaced.
    ///
    /// @param mode the new file's permissions; null keeps those of the file replaced, or lets its owner only read and write
    public static void replace(Path file, byte[] content, @Nullable Set<PosixFilePermission> mode) throws IOException {
        replace(file, content, mode, true);
    }

    /// Replaces (or makes) a file that can be had again: a reader sees the old content or the new, but after a loss of power neither may be there.
    public static void replaceUnforced(Path file, byte[] content, Set<PosixFilePermission> mode) throws IOException {
        replace(file, content, mode, false);
    }

    private static void replace(Path file, byte[] content, @Nullable Set<PosixFilePermission> mode, boolean forced) throws IOException {
        Path target = Files.isSymbolicLink(file) ? followed(file) : file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null) {
            throw new IOException("cannot replace " + file);
        }
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileSystemException(target.toString(), null, "is not a regular file and is not replaced");
        }
        Set<PosixFilePermission> permissions = mode != null ? mode : permissionsOf(target);
        // Made unreadable for others first: the content must not show before its permissions are set.
        FileAttribute<?> ownerOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        Path temporary = Files.createTempFile(folder, "." + target.getFileName() + ".", ".new", ownerOnly);
        try {
            write(temporary, content, forced);
            Files.setPosixFilePermissions(temporary, permissions);
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
        if (forced) {
            try (FileChannel directory = FileChannel.open(folder, StandardOpenOption.READ)) {
                directory.force(true);
            }
        }
    }

    /// What a link leads to. Root does not follow a link of another user, who could make it lead to any file.
    private static Path followed(Path link) throws IOException {
        if (owner(Path.of("/proc/self")) == 0 && owner(link) != 0) {
            throw new FileSystemException(link.toString(), null, "is a link of another user and is not followed");
        }
        return link.toRealPath();
    }

    private static int owner(Path path) throws IOException {
        return Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS) instanceof Integer owner ? owner : -1;
    }

    public static void replace(Path file, String content) throws IOException {
        replace(file, content.getBytes(StandardCharsets.UTF_8), null);
    }

    /// Replaces (or makes) a file that everybody may read.
    public static void replacePublic(Path file, String content) throws IOException {
        replace(file, content.getBytes(StandardCharsets.UTF_8), PosixFilePermissions.fromString("rw-r--r--"));
    }

    /// Writes a file of its owner's own that may be lost or cut short, such as a note for the next run: nothing is forced to disk.
    public static void note(Path file, byte[] content) throws IOException {
        FileAttribute<?> ownerOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        Set<OpenOption> options = Set.of(
                StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, LinkOption.NOFOLLOW_LINKS);
        try (FileChannel channel = FileChannel.open(file, options, ownerOnly)) {
            channel.write(ByteBuffer.wrap(content));
        }
    }

    /// Gives a file another name, in place of what has that name.
    public static void rename(Path file, Path name) throws IOException {
        Files.move(file, name, StandardCopyOption.REPLACE_EXISTING);
    }

    /// Removes a file if it is there.
    public static void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    /// Sets when a file was modified.
    public static void date(Path file, Instant modified) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(modified));
    }

    /// Makes the folder a file is to be in, and those above it, where they are missing.
    public static void makeFolderFor(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
    }

    /// Makes a folder that only its owner may enter, and those above it, where it is missing.
    public static void makePrivateFolder(Path folder) throws IOException {
        Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    /// Makes a folder with these permissions, and those above it with the usual ones, where it is missing.
    public static void makeFolder(Path folder, Set<PosixFilePermission> mode) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        makeFolderFor(folder);
        try {
            Files.createDirectory(folder);
        } catch (FileAlreadyExistsException another) {
            // Somebody else was faster; whoever made the folder sets its permissions.
            if (Files.isDirectory(folder)) {
                return;
            }
            throw another;
        }
        // Set afterwards: the umask may take away what a shared folder needs.
        Files.setPosixFilePermissions(folder, mode);
    }

    private static void write(Path file, byte[] content, boolean forced) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            if (forced) {
                channel.force(true);
            }
        }
    }

    private static Set<PosixFilePermission> permissionsOf(Path file) throws IOException {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                ? Files.getPosixFilePermissions(file)
                : PosixFilePermissions.fromString("rw-------");
    }
}
