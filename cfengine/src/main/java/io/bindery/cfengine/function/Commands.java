package io.bindery.cfengine.function;

/// Runs commands for functions.
public interface Commands {
    Finished run(Request request);

    /// A command line; `shell` hands it to `/bin/sh -c` instead of splitting it. `output` says which streams to keep.
    /// `input` is what it reads from its standard input.
    public record Request(String line, boolean shell, Output output, String input) {
        public Request(String line, boolean shell, Output output) {
            this(line, shell, output, "");
        }
    }

    public enum Output {
        BOTH,
        STDOUT,
        STDERR
    }

    /// The exit status (-1 where it could not be started) and what it wrote, unabridged.
    public record Finished(int status, String output) {}
}
