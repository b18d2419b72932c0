package io.bindery.enact.file;

/// Permission bits that must be set and bits that must not be; all others may be as they are.
public record ModeGoal(int set, int cleared) {
    private static final int ALL = 07777;

    /// Exactly these bits.
    public static ModeGoal exactly(int mode) {
        return new ModeGoal(mode & ALL, ~mode & ALL);
    }

    public int applied(int mode) {
        return (mode & ~cleared | set) & ALL;
    }
}
