package io.bindery.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Replaces a file's content so that a reader, or a machine that loses power, sees the old content or the new and nothing
/// between: a temporary file beside it, forced to disk, renamed over it, and the folder forced to disk.
public final class FileReplacement {
    private static final int PERMISSIONS = 0777;
    private static final int OWNER_ONLY = 0600;
    private static final int MOST_NAME_BYTES = 180;

    private FileReplacement() {}

    /// Makes ready what the first replacement needs: calls of the C library, and a source of random names. That takes 0.02 s, which a command can
    /// spend while it waits for programs.
    public static void prepare() {
        Randomness.SOURCE.nextBytes(new byte[Long.BYTES]);
        try {
            OpenedFolder.open(Path.of("/")).close();
        } catch (IOException _) {
            // The replacement meets it again and tells.
        }
    }

    /// Replaces (or makes) a file. A symbolic link is followed: its target is replaced. Root follows no link that could lead to a file of
    /// somebody else than the owner of the link.
    ///
    /// @param mode the new file's permissions; null keeps those of the file replaced, and its owner, or lets the owner only read and write
    public static void replace(Path file, byte[] content, @Nullable Set<PosixFilePermission> mode) throws IOException {
        replace(file, content, mode, true);
    }

    /// Replaces (or makes) a file that can be had again: a reader sees the old content or the new, but after a loss of power neither may be there.
    public static void replaceUnforced(Path file, byte[] content, Set<PosixFilePermission> mode) throws IOException {
        replace(file, content, mode, false);
    }

    private static void replace(Path file, byte[] content, @Nullable Set<PosixFilePermission> mode, boolean forced) throws IOException {
        Path target = TrustedLinks.followed(file);
        Path folder = target.getParent();
        Path name = target.getFileName();
        if (folder == null || name == null) {
            throw new IOException("cannot replace " + file);
        }
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileSystemException(target.toString(), null, "is not a regular file and is not replaced");
        }
        Look old = mode == null ? look(target) : new Look(bits(mode), -1, -1);
        try (OpenedFolder opened = OpenedFolder.open(folder)) {
            // Unreadable for others until all of it is there: the content must not show before its permissions are set.
            String temporary = "." + shortened(name.toString()) + "." + Long.toUnsignedString(Randomness.SOURCE.nextLong(), 36) + ".new";
            opened.create(temporary, content, old.mode(), old.owner(), old.group(), forced);
            try {
                opened.rename(temporary, name.toString());
            } catch (IOException e) {
                opened.remove(temporary);
                throw e;
            }
            if (forced) {
                opened.force();
            }
        }
    }

    /// A name has 255 bytes at most.
    private static String shortened(String name) {
        return name.getBytes(SystemCalls.NAMES).length <= MOST_NAME_BYTES ? name : name.substring(0, Math.min(name.length(), MOST_NAME_BYTES / 4));
    }

    /// Mode and owner that the new file gets; -1 leaves the owner as it is.
    private record Look(int mode, int owner, int group) {}

    /// That of the file to be replaced. Root gives a file back to its owner.
    private static Look look(Path file) throws IOException {
        try {
            Map<String, Object> found = Files.readAttributes(file, "unix:mode,uid,gid", LinkOption.NOFOLLOW_LINKS);
            boolean gives = TrustedLinks.isRoot();
            return new Look(number(found, "mode") & PERMISSIONS, gives ? number(found, "uid") : -1, gives ? number(found, "gid") : -1);
        } catch (NoSuchFileException absent) {
            return new Look(OWNER_ONLY, -1, -1);
        }
    }

    private static int number(Map<String, Object> found, String name) {
        return found.get(name) instanceof Integer number ? number : -1;
    }

    private static int bits(Set<PosixFilePermission> mode) {
        int bits = 0;
        for (char letter : PosixFilePermissions.toString(mode).toCharArray()) {
            bits = bits << 1 | (letter == '-' ? 0 : 1);
        }
        return bits;
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

    /// Renames a file. A file that already has the new name is replaced.
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

    /// Makes the folder for a file, and the folders above it, if they are missing.
    public static void makeFolderFor(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
    }

    /// Makes a folder that only its owner may enter, and the folders above it, if they are missing.
    public static void makePrivateFolder(Path folder) throws IOException {
        Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    /// Makes a folder with these permissions, and the folders above it with the usual ones, if they are missing.
    public static void makeFolder(Path folder, Set<PosixFilePermission> mode) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        makeFolderFor(folder);
        try {
            Files.createDirectory(folder);
        } catch (FileAlreadyExistsException another) {
            // Another process made the folder first; that process sets its permissions.
            if (Files.isDirectory(folder)) {
                return;
            }
            throw another;
        }
        // Set afterwards: the umask may take away what a shared folder needs.
        Files.setPosixFilePermissions(folder, mode);
    }

    /// Made when it is first needed.
    private static final class Randomness {
        static final SecureRandom SOURCE = new SecureRandom();
    }
}
