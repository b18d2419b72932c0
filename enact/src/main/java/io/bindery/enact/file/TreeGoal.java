package io.bindery.enact.file;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The wanted content of a directory tree.
///
/// @param root    the directory; it must exist
/// @param depth   how many levels are looked at; 1 for the entries of the root alone
/// @param most    how many entries are looked at; more are a failure
/// @param ignored globs of names that are left alone, with their content
/// @param purge   the treatment of entries without a goal
/// @param goals   makes the goal for an entry; null for an entry that is not managed
public record TreeGoal(
        Path root, int depth, int most, List<String> ignored, Purge purge, Function<Path, @Nullable FileGoal> goals) {

    /// The treatment of entries that are not managed.
    public enum Purge {
        /// They stay.
        NONE,
        /// Files and links are deleted; directories stay, and their content is looked at.
        FILES,
        /// Directories are deleted too, with all that is in them.
        ALL
    }

    public TreeGoal {
        ignored = List.copyOf(ignored);
    }
}
