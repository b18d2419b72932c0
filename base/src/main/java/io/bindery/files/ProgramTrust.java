package io.bindery.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Decides which programs named by settings, code and data may run with the rights of root: those that no other user can change.
/// A process of any other user may run every program.
public final class ProgramTrust {
    private static final int GROUP_WRITES = 0020;
    private static final int OTHERS_WRITE = 0002;
    private static final int STICKY = 01000;
    private static final int KIND = 0170000;
    private static final int LINK = 0120000;
    private static final int MOST_LINKS = 40;

    private ProgramTrust() {}

    /// The reason that root must not run a program. Null for a program that root may run, and for an absent one.
    ///
    /// @param owners users besides root to whom it may belong
    public static @Nullable String objection(Path program, Set<Integer> owners) {
        try {
            if (number(Path.of("/proc/self"), "uid") != 0) {
                return null;
            }
            String objection = objectionOfRoot(program.toRealPath(), owners);
            return objection != null ? objection : objectionOfRoot(program.toAbsolutePath().normalize(), owners);
        } catch (IOException missing) {
            return null;
        }
    }

    /// The owner of a file or directory, links followed; empty if it is unknown.
    public static Set<Integer> owner(Path path) {
        try {
            return Set.of(number(path.toRealPath(), "uid"));
        } catch (IOException missing) {
            return Set.of();
        }
    }

    /// Also checks each link on the path, and the directories of the links: a user who can change one of them decides which
    /// program runs.
    private static @Nullable String objectionOfRoot(Path program, Set<Integer> owners) throws IOException {
        Path path = program;
        for (int links = 0; links <= MOST_LINKS; links++) {
            Path link = null;
            for (Path place = path; place != null; place = place.getParent()) {
                String objection = objectionTo(place, place.equals(path), owners);
                if (objection != null) {
                    return objection;
                }
                if (Files.isSymbolicLink(place)) {
                    link = place;
                }
            }
            if (link == null) {
                return null;
            }
            // The rest of the path is that of what the first link leads to.
            Path end = link.resolveSibling(Files.readSymbolicLink(link));
            path = (link.equals(path) ? end : end.resolve(link.relativize(path))).normalize();
        }
        throw new FileSystemException(program.toString(), null, "Too many levels of symbolic links");
    }

    private static @Nullable String objectionTo(Path place, boolean isEnd, Set<Integer> owners) throws IOException {
        int owner = number(place, "uid");
        if (owner != 0 && !owners.contains(owner)) {
            return "root does not run it, because " + place + " belongs to another user";
        }
        int mode = number(place, "mode");
        if ((mode & KIND) == LINK) {
            return null;
        }
        // A directory may be open to a group that root chose, or to all who cannot rename what is in it.
        int open = isEnd ? GROUP_WRITES | OTHERS_WRITE : (mode & STICKY) != 0 ? 0 : OTHERS_WRITE;
        return (mode & open) == 0 ? null : "root does not run it, because other users can change " + place;
    }

    private static int number(Path path, String attribute) throws IOException {
        return Files.getAttribute(path, "unix:" + attribute, LinkOption.NOFOLLOW_LINKS) instanceof Integer number ? number : -1;
    }
}
