package io.bindery.enact.host;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/// Walks along a path, opening one directory after another, and follows the links on it that may be followed.
///
/// A path that is resolved by name may lead to another file a moment later. An opened directory stays the same directory.
record PathWalk(LinkTrust trust) {
    private static final int MOST_LINKS = 40;

    /// A name in an opened directory.
    ///
    /// @param found the state found there; null if nothing exists
    record Place(Directory directory, String name, @Nullable FileState found) implements AutoCloseable {
        Path path() {
            return directory.path().resolve(name);
        }

        @Override
        public void close() {
            directory.close();
        }
    }

    /// Opens the directory that a path ends in.
    Place place(Path path, Links links) throws IOException {
        Walk walk = new Walk(path);
        try {
            return walk.place(links);
        } catch (Posix.Failure e) {
            walk.close();
            throw e.about(path);
        } catch (IOException | RuntimeException e) {
            walk.close();
            throw e;
        }
    }

    /// The state of one walk: the directory it has reached, and the names that are still ahead.
    private final class Walk {
        private final Path goal;
        private final Deque<String> ahead = new ArrayDeque<>();
        private final Deque<Directory> behind = new ArrayDeque<>();

        /// Links of others that were followed, each with the number of names ahead at which its end is reached.
        private final Deque<Debt> debts = new ArrayDeque<>();
        private int links;

        Walk(Path goal) throws IOException {
            this.goal = goal;
            try {
                behind.push(new Directory(Posix.openRoot(), Path.of("/")));
            } catch (Posix.Failure e) {
                throw e.about(goal);
            }
            add(goal.toAbsolutePath().toString());
        }

        private void add(String path) {
            String[] names = path.split("/");
            for (int i = names.length - 1; i >= 0; i--) {
                if (!names[i].isEmpty() && !names[i].equals(".")) {
                    ahead.push(names[i]);
                }
            }
        }

        void close() {
            behind.forEach(Directory::close);
            behind.clear();
        }

        Place place(Links atEnd) throws IOException {
            while (true) {
                while (ahead.size() > 1) {
                    step(ahead.pop());
                }
                if (ahead.isEmpty() || ahead.peek().equals("..")) {
                    if (!ahead.isEmpty()) {
                        step(ahead.pop());
                    }
                    return ended(".", Posix.find(here().descriptor(), "."));
                }
                String name = ahead.pop();
                FileState found = here().find(name);
                if (found == null || found.kind() != FileKind.LINK || atEnd == Links.STOP) {
                    return ended(name, found);
                }
                follow(name);
            }
        }

        private Place ended(String name, @Nullable FileState found) throws IOException {
            settle(found == null ? FileState.ABSENT : found);
            Directory directory = behind.pop();
            close();
            return new Place(directory, name, found);
        }

        private Directory here() {
            return behind.getFirst();
        }

        private void step(String name) throws IOException {
            try {
                Directory next = name.equals("..")
                        ? new Directory(Posix.open(here().descriptor(), "..", Posix.PATH_ONLY | Posix.DIRECTORY, 0), parent())
                        : here().child(name, Posix.PATH_ONLY);
                move(next);
                settle(debts.isEmpty() ? FileState.ABSENT : Posix.state(next.descriptor()));
            } catch (Posix.Failure e) {
                if (e.code() != Posix.ENOTDIR && e.code() != Posix.ELOOP) {
                    throw e;
                }
                FileState found = here().find(name);
                if (found == null || found.kind() != FileKind.LINK) {
                    throw e;
                }
                follow(name);
            }
        }

        private Path parent() {
            Path parent = here().path().getParent();
            return parent == null ? here().path() : parent;
        }

        /// Only the last directory is needed from here on.
        private void move(Directory next) {
            close();
            behind.push(next);
        }

        private void follow(String name) throws IOException {
            if (++links > MOST_LINKS) {
                throw new FileSystemException(goal.toString(), null, "Too many levels of symbolic links");
            }
            Path place = here().path().resolve(name);
            int link = here().open(name, Posix.PATH_ONLY);
            try {
                FileState state = Posix.state(link);
                if (state.kind() != FileKind.LINK) {
                    throw new FileSystemException(goal.toString(), null, place + " changed while it was looked at");
                }
                if (!trust.trusts(state.owner())) {
                    debts.push(new Debt(place, state, ahead.size()));
                }
                String target = Posix.linkTarget(link);
                if (target.startsWith("/")) {
                    move(new Directory(Posix.openRoot(), Path.of("/")));
                }
                add(target);
                if (!debts.isEmpty()) {
                    settle(Posix.state(here().descriptor()));
                }
            } finally {
                Posix.close(link);
            }
        }

        /// Where a link of another user has come to its end, that must be the same user's.
        private void settle(FileState end) throws IOException {
            while (!debts.isEmpty() && debts.getFirst().ahead() >= ahead.size()) {
                Debt debt = debts.pop();
                if (!trust.follows(debt.link(), end)) {
                    throw new ForeignLinkException(debt.path());
                }
            }
        }
    }

    /// A link of another user whose target is not reached yet.
    ///
    /// @param ahead how many names of the path follow the link
    private record Debt(Path path, FileState link, int ahead) {}
}
