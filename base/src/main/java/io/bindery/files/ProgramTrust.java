package io.bindery.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Which programs that settings, code and data name may be run with the rights of root: those that no other user can change. A process of any other
/// user runs what its user may run.
public final class ProgramTrust {
    private static final int GROUP_WRITES = 0020;
    private static final int OTHERS_WRITE = 0002;
    private static final int STICKY = 01000;

    private ProgramTrust() {}

    /// The reason that root must not run a program. Null for a program that root may run, and for an absent one.
    ///
    /// @param owners users besides root to whom it may belong
    public static @Nullable String objection(Path program, Set<Integer> owners) {
        try {
            return number(Path.of("/proc/self"), "uid") == 0 ? objectionOfRoot(program.toRealPath(), owners) : null;
        } catch (IOException missing) {
            return null;
        }
    }

    /// The user whom a file or directory belongs to, links followed; none where it cannot be told.
    public static Set<Integer> owner(Path path) {
        try {
            return Set.of(number(path.toRealPath(), "uid"));
        } catch (IOException missing) {
            return Set.of();
        }
    }

    private static @Nullable String objectionOfRoot(Path program, Set<Integer> owners) throws IOException {
        for (Path place = program; place != null; place = place.getParent()) {
            int owner = number(place, "uid");
            if (owner != 0 && !owners.contains(owner)) {
                return "root does not run it, because " + place + " belongs to another user";
            }
            int mode = number(place, "mode");
            // A directory may be open to a group that root chose, or to all who cannot rename what is in it.
            int open = place.equals(program) ? GROUP_WRITES | OTHERS_WRITE : (mode & STICKY) != 0 ? 0 : OTHERS_WRITE;
            if ((mode & open) != 0) {
                return "root does not run it, because other users can change " + place;
            }
        }
        return null;
    }

    private static int number(Path path, String attribute) throws IOException {
        return Files.getAttribute(path, "unix:" + attribute, LinkOption.NOFOLLOW_LINKS) instanceof Integer number ? number : -1;
    }
}
