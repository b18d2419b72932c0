package io.bindery.enact.file;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What should stand at a path.
///
/// @param existence  what kind of thing, if any
/// @param linkTarget where a link points
/// @param content    the content of a file; null leaves it
/// @param mode       permissions; null leaves them
/// @param owners     uids that will do, the first of which is set where none of them is found; empty leaves the owner
/// @param groups     likewise gids
/// @param createMode permissions of what is made new, before `mode`
/// @param touched    whether its times become now, each time
/// @param backup     where the old content goes before it is replaced; null keeps none
/// @param follow     whether a link at the path stands for what it points to
public record FileGoal(
        Path path,
        Existence existence,
        String linkTarget,
        @Nullable Content content,
        @Nullable ModeGoal mode,
        List<Integer> owners,
        List<Integer> groups,
        int createMode,
        boolean touched,
        @Nullable Path backup,
        boolean follow) {

    /// What kind of thing is wanted.
    public enum Existence {
        /// Whatever is there, or nothing.
        ANY,
        ABSENT,
        FILE,
        DIRECTORY,
        /// A named pipe.
        PIPE,
        LINK
    }

    public FileGoal {
        owners = List.copyOf(owners);
        groups = List.copyOf(groups);
    }

    /// Whatever is there, as it is; other goals start from it.
    public static FileGoal at(Path path) {
        return new FileGoal(path, Existence.ANY, "", null, null, List.of(), List.of(), 0600, false, null, true);
    }

    public FileGoal existing(Existence wanted) {
        return new FileGoal(path, wanted, linkTarget, content, mode, owners, groups, createMode, touched, backup, follow);
    }

    public FileGoal linkingTo(String target) {
        return new FileGoal(path, Existence.LINK, target, content, mode, owners, groups, createMode, touched, backup, false);
    }

    public FileGoal with(Content wanted) {
        return new FileGoal(path, existence, linkTarget, wanted, mode, owners, groups, createMode, touched, backup, follow);
    }

    public FileGoal with(ModeGoal wanted) {
        return new FileGoal(path, existence, linkTarget, content, wanted, owners, groups, createMode, touched, backup, follow);
    }

    public FileGoal owned(List<Integer> newOwners, List<Integer> newGroups) {
        return new FileGoal(path, existence, linkTarget, content, mode, newOwners, newGroups, createMode, touched, backup, follow);
    }

    public FileGoal createdWith(int newMode) {
        return new FileGoal(path, existence, linkTarget, content, mode, owners, groups, newMode, touched, backup, follow);
    }

    public FileGoal touching() {
        return new FileGoal(path, existence, linkTarget, content, mode, owners, groups, createMode, true, backup, follow);
    }

    public FileGoal backedUpTo(Path copy) {
        return new FileGoal(path, existence, linkTarget, content, mode, owners, groups, createMode, touched, copy, follow);
    }

    public FileGoal notFollowing() {
        return new FileGoal(path, existence, linkTarget, content, mode, owners, groups, createMode, touched, backup, false);
    }
}
