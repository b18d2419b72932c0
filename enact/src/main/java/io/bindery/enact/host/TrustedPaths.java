package io.bindery.enact.host;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Decides which paths only root and the user of this process can change, so that looking at them by name is safe.
///
/// A trusted directory is remembered, so that the check costs nothing for the next file in it. Only a privileged process checks
/// at all.
final class TrustedPaths {
    private static final int MOST_REMEMBERED = 20_000;
    private static final int MOST_LINKS = 40;
    private static final int STICKY = 01000;
    private static final int OTHERS_WRITE = 0022;

    private final LinkTrust trust;
    private final Map<Path, Entry> remembered = new ConcurrentHashMap<>();

    TrustedPaths(LinkTrust trust) {
        this.trust = trust;
    }

    /// Refuses a path that leads through a link which may not be followed. A link at its end is not looked at.
    void check(Path path) throws IOException {
        if (!trust.isPrivileged()) {
            return;
        }
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null && !remembered.containsKey(folder)) {
            fix(folder, 0);
        }
    }

    /// Whether nobody else can exchange the file at a path, links followed, for another one.
    boolean isFixed(Path path) throws IOException {
        return !trust.isPrivileged() || fix(path.toAbsolutePath(), 0);
    }

    /// Checks every link on the way, the last included, and tells whether all of the way is fixed.
    private boolean fix(Path path, int links) throws IOException {
        if (remembered.containsKey(path)) {
            return true;
        }
        Path folder = path.getParent();
        Entry entry = entry(path);
        if (entry == null) {
            return folder == null || fix(folder, links);
        }
        if (folder == null) {
            return trust.trusts(entry.owner());
        }
        boolean fixed = fix(folder, links) && known(folder) instanceof Entry above && above.fixes(entry, trust);
        if (entry.kind() == FileKind.LINK) {
            fixed &= followed(path, entry, links);
        }
        if (fixed && entry.kind() != FileKind.FILE && remembered.size() < MOST_REMEMBERED) {
            remembered.put(path, entry);
        }
        return fixed;
    }

    private @Nullable Entry known(Path folder) throws IOException {
        Entry known = remembered.get(folder);
        return known != null && known.kind() == FileKind.DIRECTORY ? known : entry(folder, true);
    }

    private boolean followed(Path path, Entry link, int links) throws IOException {
        if (links > MOST_LINKS) {
            throw new FileSystemException(path.toString(), null, "Too many levels of symbolic links");
        }
        if (!trust.trusts(link.owner())) {
            Entry end = entry(path, true);
            if (end == null || end.owner() != link.owner() || end.group() != link.group()) {
                throw new ForeignLinkException(path);
            }
            return false;
        }
        return fix(path.resolveSibling(Files.readSymbolicLink(path)), links + 1);
    }

    /// The facts about one file or directory that matter for trust.
    private record Entry(FileKind kind, int mode, int owner, int group) {
        /// Whether nobody can give the name of an entry of this directory to something else.
        boolean fixes(Entry entry, LinkTrust trust) {
            boolean closed = (mode & OTHERS_WRITE) == 0 || (mode & STICKY) != 0 && trust.trusts(entry.owner());
            return closed && trust.trusts(owner);
        }
    }

    private static @Nullable Entry entry(Path path) throws IOException {
        return entry(path, false);
    }

    private static @Nullable Entry entry(Path path, boolean follows) throws IOException {
        try {
            Map<String, Object> found = follows
                    ? Files.readAttributes(path, "unix:mode,uid,gid")
                    : Files.readAttributes(path, "unix:mode,uid,gid", LinkOption.NOFOLLOW_LINKS);
            int mode = number(found, "mode");
            return new Entry(FileKind.ofMode(mode), mode, number(found, "uid"), number(found, "gid"));
        } catch (NoSuchFileException _) {
            return null;
        } catch (FileSystemException e) {
            if ("Not a directory".equals(e.getReason())) {
                return null;
            }
            throw e;
        }
    }

    private static int number(Map<String, Object> found, String name) {
        return found.get(name) instanceof Integer number ? number : -1;
    }
}
