package io.bindery.enact.host;

/// The treatment of a symbolic link at the end of a path.
public enum Links {
    /// The link stands for what it leads to, if it may be followed.
    FOLLOW,
    /// The link itself is meant.
    STOP
}
