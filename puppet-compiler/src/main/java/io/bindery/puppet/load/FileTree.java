package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import io.bindery.files.FileView;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The files that a compile may read. All loaders open files through this interface, so that a tree in memory works like the
/// disk, and a recording tree knows every file that was read.
public interface FileTree extends FileView {
    /// The text of a file, or null if the file does not exist.
    ///
    /// @throws java.io.UncheckedIOException if the file exists but cannot be read
    default @Nullable String text(Path file) {
        byte[] bytes = bytes(file);
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    /// Whether the file is a program that can be run in place; always false for trees that are not on the disk.
    default boolean isExecutable(Path path) {
        return false;
    }

    /// Whether the tree has something of its own at a path, so that programs find something else there on the disk, or nothing.
    default boolean covers(Path path) {
        return false;
    }

    /// The current stamp of a file on the disk, even if an older stamp of it is still trusted.
    default FileStamp latest(Path path) {
        return stamp(path);
    }

    /// How long a look at a file of this tree may be trusted before the file is looked at again.
    default Duration patience() {
        return Duration.ZERO;
    }
}
