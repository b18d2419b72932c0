package io.bindery.cli.command;

/// Reports a failure that no command expects: one line, and the stack trace if the environment variable `BINDERY_DEBUG` is set.
public final class UnexpectedFailure {
    private UnexpectedFailure() {}

    /// Prints the failure and returns the exit code of the process.
    public static int report(Throwable failure) {
        return report(failure, false);
    }

    /// @param trace whether the stack trace is wanted whatever the environment says
    static int report(Throwable failure, boolean trace) {
        if (trace || System.getenv("BINDERY_DEBUG") != null) {
            failure.printStackTrace();
        }
        String reason = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
        System.err.println("Error: " + reason);
        return 1;
    }
}
