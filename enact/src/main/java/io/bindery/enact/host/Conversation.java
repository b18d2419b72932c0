package io.bindery.enact.host;

import org.jspecify.annotations.Nullable;

/// A running program that answers requests: requests go to its standard input, answers come line by line from its standard
/// output.
public interface Conversation extends AutoCloseable {
    /// Sends bytes; false if the program does not listen any more.
    boolean say(byte[] text);

    /// Waits for the next line, without its line end; null if the program has closed its output, or sent a line that is too long.
    byte @Nullable [] hear();

    /// Closes both streams and waits a moment for the program to end; then ends it.
    @Override
    void close();
}
