package io.bindery.enact.host;

/// The kind of file at a path.
public enum FileKind {
    ABSENT,
    FILE,
    DIRECTORY,
    LINK,
    /// A named pipe.
    PIPE,
    /// A socket or a device.
    OTHER;

    private static final int KIND_BITS = 0170000;

    /// Whether it is a pipe, a socket or a device, whose content cannot be replaced.
    public boolean isSpecial() {
        return this == PIPE || this == OTHER;
    }

    /// The kind of file in the upper bits of a mode.
    static FileKind ofMode(int mode) {
        return switch (mode & KIND_BITS) {
            case 0100000 -> FILE;
            case 0040000 -> DIRECTORY;
            case 0120000 -> LINK;
            case 0010000 -> PIPE;
            default -> OTHER;
        };
    }
}
