package io.bindery.enact.host;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;

/// Changes to the files of this machine. Each change first walks to the opened directory and then acts on a name in it.
record LocalChanges(PathWalk walk) {
    private static final int OWNER_ONLY = 0700;

    /// Deeper trees are not deleted: each level holds a directory open.
    private static final int DEEPEST = 400;

    /// An operation in an opened directory.
    @FunctionalInterface
    private interface Action {
        void perform(int directory, String name, PathWalk.Place place) throws IOException;
    }

    private void change(Path path, Links links, Action action) throws IOException {
        try (PathWalk.Place place = walk.place(path, links)) {
            action.perform(place.directory().descriptor(), place.name(), place);
        } catch (Posix.Failure e) {
            throw e.about(path);
        }
    }

    void append(Path path, byte[] bytes, int mode) throws IOException {
        change(path, Links.FOLLOW, (_, name, place) -> {
            int flags = Posix.WRITE_ONLY | Posix.APPEND | Posix.CREATE | Posix.NONBLOCK;
            int descriptor = place.directory().create(name, flags, mode);
            try {
                if (Posix.state(descriptor).kind() == FileKind.DIRECTORY) {
                    throw new FileSystemException(path.toString(), null, "Is a directory");
                }
                Posix.write(descriptor, bytes, bytes.length);
            } finally {
                Posix.close(descriptor);
            }
        });
    }

    void createDirectory(Path path, int mode, int owner, int group) throws IOException {
        change(path, Links.STOP, (directory, name, place) -> {
            boolean isGiven = owner >= 0 || group >= 0;
            // Nobody may enter before the owner is right. Otherwise a run that is killed here leaves the wanted permissions with
            // the wrong owner.
            Posix.makeDirectory(directory, name, isGiven ? OWNER_ONLY : mode);
            try (Directory made = place.directory().child(name, Posix.READ_ONLY)) {
                if (isGiven) {
                    Posix.changeOwner(made.descriptor(), owner, group);
                }
                Posix.changeMode(made.descriptor(), mode);
            }
            place.directory().force();
        });
    }

    void createLink(Path path, String target) throws IOException {
        change(path, Links.STOP, (directory, name, place) -> {
            FileState old = place.found();
            if (old == null) {
                Posix.makeLink(directory, name, target);
            } else if (old.kind() == FileKind.LINK) {
                String temporary = TemporaryName.make(name);
                Posix.makeLink(directory, temporary, target);
                Posix.rename(directory, temporary, directory, name);
            } else {
                throw new FileAlreadyExistsException(path.toString());
            }
            place.directory().force();
        });
    }

    void createHardLink(Path path, Path existing) throws IOException {
        change(existing, Links.STOP, (from, oldName, _) -> change(path, Links.STOP, (to, name, place) -> {
            Posix.makeHardLink(from, oldName, to, name);
            place.directory().force();
        }));
    }

    void createPipe(Path path, int mode) throws IOException {
        change(path, Links.STOP, (directory, name, place) -> {
            Posix.makePipe(directory, name, 0600);
            Posix.changeMode(directory, name, mode);
            place.directory().force();
        });
    }

    void delete(Path path) throws IOException {
        change(path, Links.STOP, (directory, name, place) -> {
            FileState found = place.found();
            if (found == null) {
                throw new NoSuchFileException(path.toString());
            }
            Posix.remove(directory, name, found.kind() == FileKind.DIRECTORY);
            place.directory().force();
        });
    }

    void deleteTree(Path path) throws IOException {
        change(path, Links.STOP, (_, name, place) -> {
            FileState found = place.found();
            if (found == null) {
                throw new NoSuchFileException(path.toString());
            }
            remove(place.directory(), name, found, 0);
            place.directory().force();
        });
    }

    private static void remove(Directory directory, String name, FileState found, int depth) throws IOException {
        boolean isDirectory = found.kind() == FileKind.DIRECTORY;
        if (isDirectory) {
            if (depth > DEEPEST) {
                throw new FileSystemException(directory.path().toString(), null, "is nested too deeply");
            }
            try (Directory child = directory.child(name, Posix.PATH_ONLY)) {
                for (String each : child.names()) {
                    FileState entry = child.find(each);
                    if (entry != null) {
                        remove(child, each, entry, depth + 1);
                    }
                }
            }
        }
        Posix.remove(directory.descriptor(), name, isDirectory);
    }

    void rename(Path from, Path to) throws IOException {
        change(from, Links.STOP, (oldDirectory, oldName, oldPlace) -> change(to, Links.STOP, (directory, name, place) -> {
            FileState there = place.found();
            if (there != null && there.kind() == FileKind.DIRECTORY) {
                throw new FileAlreadyExistsException(to.toString());
            }
            Posix.rename(oldDirectory, oldName, directory, name);
            place.directory().force();
            oldPlace.directory().force();
        }));
    }

    void changeMode(Path path, int mode, Links links) throws IOException {
        change(path, links, (directory, name, _) -> Posix.changeMode(directory, name, mode));
    }

    void changeOwner(Path path, int owner, int group, Links links) throws IOException {
        change(path, links, (directory, name, _) -> Posix.changeOwner(directory, name, owner, group));
    }

    void changeTimes(Path path, Instant accessed, Instant modified, Links links) throws IOException {
        change(path, links, (directory, name, _) -> Posix.changeTimes(directory, name, accessed, modified));
    }
}
