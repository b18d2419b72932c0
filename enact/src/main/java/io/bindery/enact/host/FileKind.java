package io.bindery.enact.host;

/// What stands at a path.
public enum FileKind {
    ABSENT,
    FILE,
    DIRECTORY,
    LINK,
    OTHER
}
