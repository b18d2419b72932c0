package io.bindery.fleet.code;

import java.nio.file.Path;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The files of one source: a commit, or a directory. Paths are relative to its top, with slashes, and empty for the top itself.
/// Any number of threads may read it.
interface SourceTree {
    /// The entry at a path, links followed; null if nothing exists there.
    @Nullable Entry entry(String path);

    /// Whether there is a link at a path, wherever it leads.
    boolean isLink(String path);

    /// The target of the link at a path, as written; null if the path is not a link.
    @Nullable String linkTarget(String path);

    /// The names in a directory, sorted; empty if the directory does not exist.
    SequencedMap<String, Entry> list(String directory);

    /// The content of a file, or null if the file does not exist.
    byte @Nullable [] bytes(String path);

    /// A directory on the disk with the content of this one, for programs that cannot read git objects; null if none can be had.
    @Nullable Path onDisk(String directory);

    /// A text that is the same for two trees only where a program that opens files finds the same in this directory.
    String identity(String directory);
}
