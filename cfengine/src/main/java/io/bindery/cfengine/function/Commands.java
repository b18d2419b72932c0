package io.bindery.cfengine.function;

/// Runs commands for functions.
public interface Commands {
    Finished run(Request request);

    /// A command line. `shell` passes it to `/bin/sh -c` instead of splitting it. `output` selects the streams to keep. `input`
    /// is its standard input.
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

    /// The exit status (-1 if the command could not be started) and the complete output.
    public record Finished(int status, String output) {}
}
