package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import io.bindery.files.FileView;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The files a compile may read. Loaders open files through this and nothing else, so that a tree in memory serves as well as
/// the disk, and a recording one knows all that was read.
public interface FileTree extends FileView {
    /// The text of a file, or null where there is none.
    ///
    /// @throws java.io.UncheckedIOException where there is one that cannot be read
    @Nullable String text(Path file);

    /// Whether it is a program that can be run from where it is: never so for trees that are not on the disk.
    default boolean isExecutable(Path path) {
        return false;
    }

    /// The stamp of a file as it is on the disk at this moment, whatever was seen of it before.
    default FileStamp latest(Path path) {
        return stamp(path);
    }

    /// For how long what was seen of it may be taken as it was.
    default Duration patience() {
        return Duration.ZERO;
    }
}
