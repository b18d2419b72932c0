package io.bindery.enact.host;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A file that is to be put at a path, complete with owner and permissions, before anybody sees it there.
///
/// @param mode       permissions; where `inherits`, only of a file that replaces none
/// @param owner      the owner, or -1 for who runs this; likewise
/// @param group      the group, or -1 for that of who runs this; likewise
/// @param inherits   whether owner, group and permissions are those of the file that is replaced
/// @param carries    whether access lists, labels and other extended attributes of the file that is replaced are carried over
/// @param times      when it was read and modified last; null for now
/// @param links      what becomes of a link at the path: followed, or replaced by the file
/// @param force      whether what is not a regular file, such as a pipe or a device, may be replaced
/// @param replaced   the file that a look found at the path: another one that stands there now is not replaced; null where any may be
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
