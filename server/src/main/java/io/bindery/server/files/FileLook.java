package io.bindery.server.files;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The state of one file.
///
/// @param mode    the permission bits
/// @param changed when content or attributes changed last
/// @param version a value that differs whenever the content differs
/// @param shared  whether the file has other names, through which it may be changed, too
/// @param target  the target of a link; null if it is not a link
public record FileLook(
        Kind kind, int owner, int group, int mode, long size, Instant modified, Instant changed, Object version, boolean shared, @Nullable String target) {
    public enum Kind {
        FILE("file"),
        DIRECTORY("directory"),
        LINK("link"),
        FIFO("fifo"),
        SOCKET("socket"),
        CHARACTER("characterSpecial"),
        BLOCK("blockSpecial"),
        UNKNOWN("unknown");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /// Ruby's word for it.
        String word() {
            return word;
        }
    }

    boolean isDirectory() {
        return kind == Kind.DIRECTORY;
    }

    boolean isFile() {
        return kind == Kind.FILE;
    }
}
