package io.bindery.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// Directories for state, which only their owner can enter and nobody else can replace.
///
/// Files are written there by name. That is safe only if every directory on the path belongs to root or to the user of this
/// process, and others cannot rename its entries.
public final class PrivateFolder {
    private static final int OTHERS_WRITE = 0022;
    private static final int STICKY = 01000;
    private static final int KIND = 0170000;
    private static final int LINK = 0120000;

    private PrivateFolder() {}

    /// Makes a directory and the missing ones above it, open to their owner only. A directory that others can alter is refused.
    public static void make(Path folder) throws IOException {
        Path there = folder.toAbsolutePath().normalize();
        while (!Files.exists(there, LinkOption.NOFOLLOW_LINKS) && there.getParent() != null) {
            there = there.getParent();
        }
        check(there);
        Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        check(folder);
    }

    /// Makes a directory of a new name for what is needed for a while.
    public static Path temporary(String prefix) throws IOException {
        return Files.createTempDirectory(prefix, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    /// Refuses a directory that users other than root and who runs this can alter, or on the way to which they can. Only a privileged
    /// process has something to fear.
    public static void check(Path folder) throws IOException {
        if (self() == 0) {
            check(folder.toAbsolutePath().normalize(), 0);
        }
    }

    private static void check(Path path, int links) throws IOException {
        Path above = path.getParent();
        if (above == null || links > 40) {
            return;
        }
        check(above, links);
        int mode = number(above.toRealPath(), "mode");
        int owner = number(path, "uid");
        boolean closed = (mode & OTHERS_WRITE) == 0 || (mode & STICKY) != 0;
        if (owner != 0 || !closed) {
            throw refused(path, owner != 0 ? path : above);
        }
        int own = number(path, "mode");
        if ((own & KIND) == LINK) {
            check(path.resolveSibling(Files.readSymbolicLink(path)).normalize(), links + 1);
        } else if ((own & OTHERS_WRITE) != 0 && (own & STICKY) == 0) {
            throw refused(path, path);
        }
    }

    private static FileSystemException refused(Path path, Path open) {
        return new FileSystemException(path.toString(), null, "other users can alter " + open + ", so nothing is kept there");
    }

    private static int number(Path path, String attribute) throws IOException {
        return Files.getAttribute(path, "unix:" + attribute, LinkOption.NOFOLLOW_LINKS) instanceof Integer number ? number : -1;
    }

    private static int self() throws IOException {
        return number(Path.of("/proc/self"), "uid");
    }
}
