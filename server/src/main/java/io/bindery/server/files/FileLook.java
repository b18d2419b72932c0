package io.bindery.server.files;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What a tree says of one file.
///
/// @param mode    the permission bits
/// @param changed when content or attributes changed last
/// @param version something that differs whenever the content does
/// @param shared  whether the file has other names, by which it may be changed too
/// @param target  where a link leads; null for what is no link
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
