package io.bindery.enact.host;

/// The treatment of a symbolic link at the end of a path.
public enum Links {
    /// The link is followed to its target, if that is allowed.
    FOLLOW,
    /// The link itself is meant.
    STOP
}
