package io.bindery.enact.host;

/// The kind of file at a path.
public enum FileKind {
    ABSENT,
    FILE,
    DIRECTORY,
    LINK,
    OTHER;

    private static final int KIND_BITS = 0170000;

    /// The kind of file in the upper bits of a mode.
    static FileKind ofMode(int mode) {
        return switch (mode & KIND_BITS) {
            case 0100000 -> FILE;
            case 0040000 -> DIRECTORY;
            case 0120000 -> LINK;
            default -> OTHER;
        };
    }
}
