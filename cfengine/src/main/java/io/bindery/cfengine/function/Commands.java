package io.bindery.cfengine.function;

/// Runs commands for functions.
public interface Commands {
    Finished run(Request request);

    /// A command line; `shell` hands it to `/bin/sh -c` instead of splitting it. `output` says which streams to keep.
    record Request(String line, boolean shell, Output output) {}

    enum Output {
        BOTH,
        STDOUT,
        STDERR
    }

    /// The exit status (-1 where it could not be started) and what it wrote, unabridged.
    record Finished(int status, String output) {}
}
