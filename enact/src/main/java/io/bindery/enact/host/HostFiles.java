package io.bindery.enact.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// The files of a host.
///
/// A link at the end of a path is not followed unless a method says so. A privileged process refuses a path that leads through a link of
/// another user, unless that link leads to something of the same user ([ForeignLinkException]).
public interface HostFiles {
    /// What stands at a path itself.
    FileState state(Path path) throws IOException;

    /// What stands at the end of the links at a path.
    FileState stateFollowingLinks(Path path) throws IOException;

    /// All bytes of a file, links followed; a file larger than the limit is refused.
    byte[] read(Path path, long limit) throws IOException;

    /// The bytes of a file, links followed.
    InputStream open(Path path) throws IOException;

    /// The names in a directory, links followed, sorted.
    List<String> list(Path directory) throws IOException;

    /// The entries of a directory in the order of their names, each with a glance at it. Entries that are gone again are left out.
    default List<Glance> glance(Path directory) throws IOException {
        List<Glance> entries = new ArrayList<>();
        for (String name : list(directory)) {
            FileState state = state(directory.resolve(name));
            if (state.exists()) {
                entries.add(Glance.of(name, state));
            }
        }
        return entries;
    }

    /// Whether two files hold the same bytes, links followed.
    boolean sameContent(Path one, Path other) throws IOException;

    /// The digest of a file, links followed, in hexadecimal digits.
    ///
    /// @param algorithm as Java names it, such as `SHA-256`
    default String digest(Path path, String algorithm) throws IOException {
        try (InputStream stream = open(path)) {
            return Content.digest(stream, algorithm);
        }
    }

    /// Whether a file, links followed, takes less space than it has bytes.
    default boolean hasHoles(Path path) throws IOException {
        return false;
    }

    /// The content of a file as a source for others, read when it is needed.
    default Content content(Path path) throws IOException {
        long size = stateFollowingLinks(path).size();
        boolean holes = hasHoles(path);
        return new Content() {
            @Override
            public long size() {
                return size;
            }

            @Override
            public boolean hasHoles() {
                return holes;
            }

            @Override
            public InputStream open() throws IOException {
                return HostFiles.this.open(path);
            }
        };
    }

    /// Makes or replaces a regular file at once: a reader sees the old one or the new one.
    void write(Path path, FileDraft draft) throws IOException;

    /// Adds bytes to the end of a file, links followed. A file that is not there is made, with the mode.
    void append(Path path, byte[] bytes, int mode) throws IOException;

    /// Makes a directory. Owner and group may be -1 for those of who runs this.
    void createDirectory(Path path, int mode, int owner, int group) throws IOException;

    /// Makes a symbolic link, or replaces one at once.
    void createLink(Path path, String target) throws IOException;

    void createHardLink(Path path, Path existing) throws IOException;

    /// Makes a named pipe.
    void createPipe(Path path, int mode) throws IOException;

    /// Deletes a file, link or empty directory.
    void delete(Path path) throws IOException;

    /// Deletes a directory with all that is in it, or a file. Links are deleted, not followed.
    void deleteTree(Path path) throws IOException;

    /// Gives a file, link or directory another name. A file or link at the new name is replaced, a directory is not.
    void rename(Path from, Path to) throws IOException;

    void changeMode(Path path, int mode, Links links) throws IOException;

    /// Changes owner and group; -1 leaves one as it is.
    void changeOwner(Path path, int owner, int group, Links links) throws IOException;

    void changeTimes(Path path, Instant accessed, Instant modified, Links links) throws IOException;
}
