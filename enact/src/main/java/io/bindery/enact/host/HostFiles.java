package io.bindery.enact.host;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/// The files of a host. Names are never followed through a last symbolic link unless a method says so.
public interface HostFiles {
    /// What stands at a path itself.
    FileState state(Path path) throws IOException;

    /// What stands at the end of the links at a path.
    FileState stateFollowingLinks(Path path) throws IOException;

    /// All bytes of a file, links followed; refused where it is longer than the limit.
    byte[] read(Path path, long limit) throws IOException;

    /// The names in a directory, sorted.
    List<String> list(Path directory) throws IOException;

    /// Makes a file or replaces its content at once: a reader sees the old or the new. Owner and mode of a file that is replaced
    /// are kept; a new one gets `mode`. A link is followed and its target replaced.
    void replace(Path path, byte[] content, int mode) throws IOException;

    /// Makes a copy of a file at once, links at `from` followed: what stood at `to`, be it a link, is replaced and nothing of it kept.
    void copy(Path from, Path to, int mode) throws IOException;

    /// Whether two files hold the same bytes, links followed.
    boolean sameContent(Path one, Path other) throws IOException;

    void createDirectory(Path path, int mode) throws IOException;

    void createLink(Path path, String target) throws IOException;

    void createHardLink(Path path, Path existing) throws IOException;

    /// Deletes a file, link or empty directory.
    void delete(Path path) throws IOException;

    void rename(Path from, Path to) throws IOException;

    void changeMode(Path path, int mode) throws IOException;

    /// Changes owner and group; -1 leaves one as it is.
    void changeOwner(Path path, int owner, int group) throws IOException;

    void changeTimes(Path path, Instant accessed, Instant modified) throws IOException;
}
