package io.bindery.cli.command;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import java.io.IOException;

/// One of the commands of `bindery`.
public interface Command {
    Synopsis synopsis();

    /// Does the work; the exit code.
    ///
    /// @throws UsageError if the flags make no sense
    int run(Flags flags) throws IOException, InterruptedException;

    /// Reads the flags, answers `--help` and `--version`, and runs the command; the exit code.
    default int start(String[] arguments) {
        Synopsis synopsis = synopsis();
        Flags flags = Flags.parse(synopsis.taken(), arguments);
        Flags.Problem problem = flags.problem();
        if (problem != null) {
            return refuse(problem);
        }
        if (flags.has("help")) {
            synopsis.print(System.out);
            return 0;
        }
        if (flags.has("version")) {
            System.out.println(ProductVersion.TEXT);
            return 0;
        }
        return run(flags, synopsis);
    }

    private int run(Flags flags, Synopsis synopsis) {
        try {
            return run(flags);
        } catch (UsageError wrong) {
            return refuse(wrong.text(), synopsis);
        } catch (IOException | RuntimeException failure) {
            return UnexpectedFailure.report(failure, flags.has("trace"));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return 1;
        }
    }

    /// Says why the command line cannot be taken; the exit code.
    default int refuse(Flags.Problem problem) {
        return refuse(problem.text() + problem.suggestion(), synopsis());
    }

    private static int refuse(String problem, Synopsis synopsis) {
        System.err.println("Error: " + problem);
        System.err.println("Usage: " + synopsis.usage() + "    (--help tells more)");
        return 1;
    }
}
