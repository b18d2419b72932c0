package io.bindery.enact.file;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The goal that a file is a copy of another file on the same host.
///
/// @param comparison   how to decide that the copy is out of date
/// @param createMode   permissions of a new copy; a copy that replaces a file keeps that file's permissions
/// @param preserves    whether the copy has its source's permissions, owner, group and times
/// @param backup       where the old file is stored when it is replaced; null for no backup
public record CopyGoal(
        Path source, Path target, Comparison comparison, int createMode, boolean preserves, @Nullable BackupStore backup) {

    /// When an existing copy is out of date.
    public enum Comparison {
        /// Never.
        EXISTENCE,
        /// When its content differs.
        CONTENT,
        /// When its source was modified later.
        MODIFIED,
        /// When its source was modified later, or its inode changed later.
        CHANGED,
        /// When its source was modified later, its inode changed later, or its content differs.
        ANY,
        /// Always.
        NOTHING
    }
}
