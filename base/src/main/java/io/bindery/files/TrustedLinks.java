package io.bindery.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/// Follows the symbolic links of a path that a user named. Root follows those of root, and those of another user that lead to something of the
/// same user and group: any other link could lead root to a file that is not its owner's. Everybody else follows all links.
final class TrustedLinks {
    private static final int MOST_LINKS = 40;
    private static final int KIND = 0170000;
    private static final int LINK = 0120000;
    private static final Path ROOT = Path.of("/");

    private final Path goal;
    private final boolean isPrivileged;
    private final Deque<String> ahead = new ArrayDeque<>();
    private final Deque<Debt> debts = new ArrayDeque<>();
    private Path here = ROOT;
    private Entry entry = new Entry(0, 0, 0);
    private int links;

    private TrustedLinks(Path goal) throws IOException {
        this.goal = goal;
        this.isPrivileged = isRoot();
        add(goal.toAbsolutePath());
    }

    private record Entry(int mode, int owner, int group) {
        boolean isLink() {
            return (mode & KIND) == LINK;
        }
    }

    /// A link of another user whose end is not reached yet.
    private record Debt(Path link, Entry entry, int ahead) {}

    /// Whether this process acts as root.
    static boolean isRoot() throws IOException {
        return entry(Path.of("/proc/self")).owner() == 0;
    }

    static int owner(Path path) throws IOException {
        return entry(path).owner();
    }

    /// The same file without any link on the way. The last name may be absent. What `/proc` and `/dev` have keeps its name.
    ///
    /// @throws FileSystemException if a link must not be followed
    static Path followed(Path path) throws IOException {
        return new TrustedLinks(path).follow();
    }

    /// Whether the system itself makes the files at a path and gives their names and links another meaning.
    static boolean isSystem(Path path) {
        return path.startsWith("/proc") || path.startsWith("/dev") && path.getNameCount() > 1 && !path.startsWith("/dev/shm");
    }

    private void add(Path path) {
        for (int i = path.getNameCount() - 1; i >= 0; i--) {
            ahead.push(path.getName(i).toString());
        }
    }

    private Path follow() throws IOException {
        while (!ahead.isEmpty()) {
            String name = ahead.pop();
            if (name.equals("..")) {
                Path above = here.getParent();
                here = above == null ? ROOT : above;
                settle(here);
            } else if (!name.isEmpty() && !name.equals(".")) {
                step(here.resolve(name));
            }
            if (isSystem(here)) {
                return rest();
            }
        }
        return here;
    }

    private Path rest() {
        Path whole = here;
        for (String name : ahead) {
            whole = whole.resolve(name);
        }
        return whole;
    }

    private void step(Path next) throws IOException {
        try {
            entry = entry(next);
        } catch (NoSuchFileException e) {
            if (!ahead.isEmpty()) {
                throw e;
            }
            refuse();
            here = next;
            return;
        }
        if (!entry.isLink()) {
            here = next;
            settle(next);
            return;
        }
        if (++links > MOST_LINKS) {
            throw new FileSystemException(goal.toString(), null, "Too many levels of symbolic links");
        }
        if (isPrivileged && entry.owner() != 0) {
            debts.push(new Debt(next, entry, ahead.size()));
        }
        Path target = Files.readSymbolicLink(next);
        if (target.isAbsolute()) {
            here = ROOT;
        }
        add(target);
    }

    /// Where links of other users have come to their end.
    private void settle(Path end) throws IOException {
        while (!debts.isEmpty() && debts.getFirst().ahead() >= ahead.size()) {
            Entry found = entry(end);
            Entry link = debts.getFirst().entry();
            if (link.owner() != found.owner() || link.group() != found.group()) {
                refuse();
            }
            debts.pop();
        }
    }

    private void refuse() throws FileSystemException {
        if (!debts.isEmpty()) {
            throw new FileSystemException(debts.getFirst().link().toString(), null, "is a link of another user and is not followed");
        }
    }

    private static Entry entry(Path path) throws IOException {
        Map<String, Object> found = Files.readAttributes(path, "unix:mode,uid,gid", LinkOption.NOFOLLOW_LINKS);
        return new Entry(number(found, "mode"), number(found, "uid"), number(found, "gid"));
    }

    private static int number(Map<String, Object> found, String name) {
        return found.get(name) instanceof Integer number ? number : -1;
    }
}
