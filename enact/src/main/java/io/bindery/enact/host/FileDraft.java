package io.bindery.enact.host;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A file to be put at a path, complete with owner and permissions before it becomes visible there.
///
/// @param mode       permissions; with `inherits`, only used if no file is replaced
/// @param owner      the owner, or -1 for the user of this process; likewise
/// @param group      the group, or -1 for the group of this process; likewise
/// @param inherits   whether owner, group and permissions are taken from the file that is replaced
/// @param carries    whether access lists, labels and other extended attributes are copied from the file that is replaced
/// @param times      when it was read and modified last; null for now
/// @param links      whether a link at the path is followed, or replaced by the file
/// @param force      whether a file that is not regular, such as a pipe or a device, may be replaced
/// @param replaced   the file that a look found at the path: a different file there is not replaced; null if any file may be
/// replaced
public record FileDraft(
        Content content,
        int mode,
        int owner,
        int group,
        boolean inherits,
        boolean carries,
        @Nullable Times times,
        Links links,
        boolean force,
        @Nullable FileState replaced) {

    /// The times of a file.
    public record Times(Instant accessed, Instant modified) {}

    /// New content for the file at a path, everything else as it is; a new file gets the mode.
    public static FileDraft replacing(Content content, int mode) {
        return new FileDraft(content, mode, -1, -1, true, true, null, Links.FOLLOW, false, null);
    }

    /// A file that has nothing of the file or link it replaces.
    public static FileDraft fresh(Content content, int mode) {
        return new FileDraft(content, mode, -1, -1, false, false, null, Links.STOP, false, null);
    }

    public FileDraft owned(int newOwner, int newGroup) {
        return new FileDraft(content, mode, newOwner, newGroup, inherits, carries, times, links, force, replaced);
    }

    public FileDraft at(Instant accessed, Instant modified) {
        return new FileDraft(content, mode, owner, group, inherits, carries, new Times(accessed, modified), links, force, replaced);
    }

    public FileDraft forced() {
        return new FileDraft(content, mode, owner, group, inherits, carries, times, links, true, replaced);
    }

    public FileDraft insteadOf(FileState found) {
        return new FileDraft(content, mode, owner, group, inherits, carries, times, links, force, found);
    }

    public FileDraft with(Links newLinks) {
        return new FileDraft(content, mode, owner, group, inherits, carries, times, newLinks, force, replaced);
    }
}
