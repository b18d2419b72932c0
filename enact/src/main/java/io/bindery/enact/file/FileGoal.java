package io.bindery.enact.file;

import io.bindery.enact.host.Content;
import io.bindery.enact.host.Links;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The wanted state of a path.
///
/// @param existence  the wanted kind of file, or absence
/// @param linkTarget where a link points
/// @param content    the content of a file; null leaves the content alone
public record FileGoal(
        Path path,
        Existence existence,
        String linkTarget,
        @Nullable WantedContent content,
        Permissions permissions,
        Manner manner) {

    private static final int OWNER_ONLY = 0600;

    /// The wanted kind of file.
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

    /// Permissions and ownership.
    ///
    /// @param mode   permissions; null leaves them
    /// @param owners accepted uids; if the owner is none of them, the first is set; empty leaves the owner
    /// @param groups likewise for gids
    public record Permissions(@Nullable ModeGoal mode, List<Integer> owners, List<Integer> groups) {
        public Permissions {
            owners = List.copyOf(owners);
            groups = List.copyOf(groups);
        }
    }

    /// The way to reach the wanted state.
    ///
    /// @param createMode permissions of a new file, before those of the goal are set
    /// @param touched    whether its times are set to now, each time
    /// @param backup     where the old content is stored before it is replaced; null for no backup
    /// @param links      whether a link at the path is followed to its target
    /// @param force      whether a file of another kind is removed, a directory with its content
    /// @param atOnce     whether a new file or directory gets its permissions in the step that creates it instead of in steps of
    /// their own
    public record Manner(
            int createMode, boolean touched, @Nullable BackupStore backup, Links links, boolean force, boolean atOnce) {}

    /// Whatever is there, as it is; other goals start from it.
    public static FileGoal at(Path path) {
        Permissions permissions = new Permissions(null, List.of(), List.of());
        return new FileGoal(path, Existence.ANY, "", null, permissions, new Manner(OWNER_ONLY, false, null, Links.FOLLOW, false, false));
    }

    public FileGoal existing(Existence wanted) {
        return new FileGoal(path, wanted, linkTarget, content, permissions, manner);
    }

    public FileGoal linkingTo(String target) {
        return new FileGoal(path, Existence.LINK, target, content, permissions, manner).notFollowing();
    }

    public FileGoal with(WantedContent wanted) {
        return new FileGoal(path, existence, linkTarget, wanted, permissions, manner);
    }

    /// The content that an edit computes from the present content.
    public FileGoal edited(Edit edit) {
        return with(new WantedContent.Edited(edit));
    }

    /// The same content whatever is there.
    public FileGoal holding(Content wanted) {
        return with(new WantedContent.Fixed(wanted, "SHA-256", false));
    }

    public FileGoal with(ModeGoal wanted) {
        return with(new Permissions(wanted, permissions.owners(), permissions.groups()));
    }

    public FileGoal owned(List<Integer> owners, List<Integer> groups) {
        return with(new Permissions(permissions.mode(), owners, groups));
    }

    private FileGoal with(Permissions wanted) {
        return new FileGoal(path, existence, linkTarget, content, wanted, manner);
    }

    public FileGoal createdWith(int mode) {
        return with(new Manner(mode, manner.touched(), manner.backup(), manner.links(), manner.force(), manner.atOnce()));
    }

    public FileGoal touching() {
        return with(new Manner(manner.createMode(), true, manner.backup(), manner.links(), manner.force(), manner.atOnce()));
    }

    public FileGoal backedUpTo(BackupStore store) {
        return with(new Manner(manner.createMode(), manner.touched(), store, manner.links(), manner.force(), manner.atOnce()));
    }

    public FileGoal notFollowing() {
        return with(new Manner(manner.createMode(), manner.touched(), manner.backup(), Links.STOP, manner.force(), manner.atOnce()));
    }

    public FileGoal forced() {
        return with(new Manner(manner.createMode(), manner.touched(), manner.backup(), manner.links(), true, manner.atOnce()));
    }

    public FileGoal atOnce() {
        return with(new Manner(manner.createMode(), manner.touched(), manner.backup(), manner.links(), manner.force(), true));
    }

    private FileGoal with(Manner wanted) {
        return new FileGoal(path, existence, linkTarget, content, permissions, wanted);
    }
}
