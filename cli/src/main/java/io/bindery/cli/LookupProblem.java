package io.bindery.cli;

import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;

/// A command line of `lookup` that cannot be run, in Puppet's words.
final class LookupProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LookupProblem(String message) {
        super(message, null, false, false);
    }

    String text() {
        return String.valueOf(getMessage());
    }

    /// Lets a command line complain as Puppet does. `--` is the usual prefix to knock out with, so that it ends no options here.
    static void spokenBy(CommandLine line) {
        line.setEndOfOptionsDelimiter("\0");
        line.setParameterExceptionHandler((problem, _) -> {
            String wrong = problem instanceof UnmatchedArgumentException unmatched
                    ? "invalid option: " + unmatched.getUnmatched().getFirst()
                    : String.valueOf(problem.getMessage());
            System.err.println("Error: Could not parse application options: " + wrong);
            return 1;
        });
    }
}
