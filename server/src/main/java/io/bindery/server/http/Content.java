package io.bindery.server.http;

import java.nio.file.Path;

/// The body of a response.
public sealed interface Content {
    Content EMPTY = new Bytes(new byte[0]);

    /// A body in memory.
    record Bytes(byte[] bytes) implements Content {}

    /// A body in memory that is sent many times, with its gzip form: it is compressed once, not for each client.
    record Packed(byte[] bytes, byte[] gzip) implements Content {
        public static Packed of(byte[] bytes) {
            return new Packed(bytes, Gzip.smallest(bytes));
        }
    }

    /// A regular file that is sent from disk, with the size it had when it was opened.
    record OfFile(Path file) implements Content {}

    /// A part of a regular file.
    ///
    /// @param from   the first byte's place
    /// @param length how many bytes
    record PartOfFile(Path file, long from, long length) implements Content {}
}
