package io.bindery.enact.host;

/// Decides which symbolic links this process follows. Root follows links of root, and a link of another user only if it leads to
/// a file of the same user and group: with any other link its owner could redirect root to a file that is not theirs.
///
/// @param self the user that this process acts as
record LinkTrust(int self) {
    boolean isPrivileged() {
        return self == 0;
    }

    /// Whether a user can be trusted with what root does.
    boolean trusts(int owner) {
        return !isPrivileged() || owner == 0 || owner == self;
    }

    /// Whether a link may be followed to the file at its end.
    boolean follows(FileState link, FileState end) {
        return trusts(link.owner()) || link.owner() == end.owner() && link.group() == end.group();
    }
}
