package io.bindery.puppet.load;

import io.bindery.text.CallerLocale;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Runs the commands that settings and manifests name: node classifiers, `config_version` and `generate`. The only place in
/// the compiler that starts processes.
public final class CommandRunner {
    private static final long SECONDS = 300;

    /// What came of a command.
    public record Outcome(int code, String output) {}

    /// What came of a command whose output is not text.
    public record Bytes(int code, byte[] output) {}

    /// Runs a command without a shell and waits for its end; what it says to standard error is part of its output if wanted.
    ///
    /// @throws LoadError where it cannot be started or does not end
    public Outcome run(List<String> command, boolean withErrors) {
        Bytes outcome = bytes(command, withErrors);
        return new Outcome(outcome.code, new String(outcome.output, StandardCharsets.UTF_8));
    }

    /// Runs a command without a shell and waits for its end; what it says to standard error is dropped.
    ///
    /// @throws LoadError where it cannot be started or does not end
    public Bytes bytes(List<String> command) {
        return bytes(command, false);
    }

    private static Bytes bytes(List<String> command, boolean withErrors) {
        ProcessBuilder builder = new ProcessBuilder(command);
        CallerLocale.restore(builder.environment());
        builder.redirectErrorStream(withErrors);
        builder.redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")));
        if (!withErrors) {
            builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        }
        try {
            Process process = builder.start();
            byte[] output = process.getInputStream().readAllBytes();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new LoadError("Execution of '" + String.join(" ", command) + "' took longer than " + SECONDS + " seconds");
            }
            return new Bytes(process.exitValue(), output);
        } catch (IOException notStarted) {
            throw new LoadError("Could not find command '" + command.getFirst() + "'");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new LoadError("Interrupted while waiting for '" + String.join(" ", command) + "'");
        }
    }
}
