package io.bindery.server.files;

import io.bindery.server.http.Content;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The source of served files: the disk, or the commits of a repository. This package opens served files in no other way, so that
/// a recording implementation knows all files that a request used.
public interface ServedFiles {
    /// What is at a path, or null if nothing is.
    ///
    /// @param follow whether what a link leads to is meant
    @Nullable FileLook look(Path path, boolean follow) throws IOException;

    /// The identity of the file or directory that a path leads to, links followed: equal objects mean the same file. Null if the
    /// path does not exist.
    @Nullable Object identity(Path path);

    /// The names in a directory, sorted.
    ///
    /// @throws IOException if the directory does not exist or cannot be read
    List<String> names(Path directory) throws IOException;

    InputStream open(Path file) throws IOException;

    /// The content of a regular file as the body of an answer.
    Content content(Path file) throws IOException;

    /// Something that tells later whether the directories are unchanged; null if that cannot be told without reading them again.
    ///
    /// @param directories all directories that a listing goes through
    @Nullable Unchanged watch(List<Path> directories);

    /// Tells whether the watched directories are unchanged.
    interface Unchanged extends AutoCloseable {
        boolean isUnchanged();

        @Override
        void close();
    }
}
