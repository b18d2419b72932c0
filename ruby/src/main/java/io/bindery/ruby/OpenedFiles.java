package io.bindery.ruby;

import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The files that Ruby code finds where it opens them by itself. Code of a commit is not on the disk: a path below its environment leads to the file
/// tree of the compile. Every path that is asked for counts as an input of the compile, wherever it leads.
public final class OpenedFiles {
    private static final ScopedValue<FileTree> CURRENT = ScopedValue.newInstance();

    private OpenedFiles() {}

    /// Runs a compile, on this thread, whose files are in a tree.
    public static <T> T during(FileTree files, Supplier<T> compile) {
        return ScopedValue.where(CURRENT, files).call(compile::get);
    }

    /// The tree that has what is at a path; null where the disk has it.
    public static @Nullable FileTree at(Path path) {
        if (!CURRENT.isBound()) {
            return null;
        }
        FileTree files = CURRENT.get();
        files.stamp(path);
        return files.covers(path) ? files : null;
    }
}
