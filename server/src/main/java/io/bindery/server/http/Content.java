package io.bindery.server.http;

import java.nio.file.Path;

/// The body of a response.
public sealed interface Content {
    Content EMPTY = new Bytes(new byte[0]);

    /// A body in memory.
    record Bytes(byte[] bytes) implements Content {}

    /// A regular file that is sent from disk, with the size it had when it was opened.
    record OfFile(Path file) implements Content {}
}
