package io.bindery.puppet.resource.file;

import java.nio.file.Path;

/// One change of a file, directory or link.
sealed interface FileChange {
    Path path();

    /// Makes or replaces a regular file at once.
    ///
    /// @param mode  the permissions, or -1 for those of the file that is replaced
    /// @param owner the owner, or -1 for that of the file that is replaced, or for who runs this
    /// @param group likewise
    record Write(Path path, byte[] content, int mode, int owner, int group) implements FileChange {}

    record MakeDirectory(Path path, int mode) implements FileChange {}

    record MakeLink(Path path, String target) implements FileChange {}

    /// Removes a file or link, or a directory with its content.
    record Remove(Path path) implements FileChange {}

    record SetMode(Path path, int mode, boolean follows) implements FileChange {}

    /// Sets owner and group; -1 leaves the owner or group unchanged.
    record SetOwner(Path path, int owner, int group, boolean follows) implements FileChange {}

    /// Copies a file or a tree of files beside it, with its permissions and times.
    record Copy(Path path, Path copy) implements FileChange {}
}
