package io.bindery.enact.host;

import java.time.Instant;

/// The result of `lstat` for a path. If the path is absent, only the kind is meaningful.
///
/// @param mode       permission bits, `07777`
/// @param linkTarget where a link points, else empty
public record FileState(
        FileKind kind,
        long size,
        int mode,
        int owner,
        int group,
        Instant modified,
        Instant accessed,
        Instant changed,
        long inode,
        long device,
        int links,
        String linkTarget) {

    public static final FileState ABSENT = new FileState(
            FileKind.ABSENT, 0, 0, -1, -1, Instant.EPOCH, Instant.EPOCH, Instant.EPOCH, 0, 0, 0, "");

    public boolean exists() {
        return kind != FileKind.ABSENT;
    }
}
