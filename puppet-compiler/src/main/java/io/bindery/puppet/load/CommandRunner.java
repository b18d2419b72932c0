package io.bindery.puppet.load;

import io.bindery.files.ProgramTrust;
import io.bindery.text.CallerLocale;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/// Runs the commands that settings and manifests name: node classifiers, `config_version` and `generate`. The only place in
/// the compiler that starts processes.
public final class CommandRunner {
    private static final Duration LIMIT = Duration.ofSeconds(300);
    private static final int MOST_OUTPUT = 64 << 20;

    private final Duration limit;
    private final Set<Integer> trusted;

    public CommandRunner() {
        this(LIMIT);
    }

    /// @param limit how long a command, and any process that holds its output open, may take
    CommandRunner(Duration limit) {
        this(limit, Set.of());
    }

    private CommandRunner(Duration limit, Set<Integer> trusted) {
        this.limit = limit;
        this.trusted = trusted;
    }

    /// One that also runs, for root, programs that belong to the owner of a directory: who owns an environment decides what root does anyway.
    public CommandRunner trustingOwnerOf(Path directory) {
        return new CommandRunner(limit, ProgramTrust.owner(directory));
    }

    /// The result of a command.
    public record Outcome(int code, String output) {}

    /// The result of a command whose output is not text.
    public record Bytes(int code, byte[] output) {}

    /// Runs a command without a shell and waits for its end; its standard error is part of its output if wanted. A
    /// command that takes too long is ended together with all processes it started.
    ///
    /// @throws LoadError if it cannot be started, or root must not run it
    /// @throws CommandEnded if it does not end or writes too much
    public Outcome run(List<String> command, boolean withErrors) {
        Bytes outcome = bytes(command, withErrors);
        return new Outcome(outcome.code, new String(outcome.output, StandardCharsets.UTF_8));
    }

    /// As [#run], for output that is not text; the command's standard error is dropped.
    public Bytes bytes(List<String> command) {
        return bytes(command, false);
    }

    private Bytes bytes(List<String> command, boolean withErrors) {
        ProcessBuilder builder = new ProcessBuilder(command);
        CallerLocale.restore(builder.environment());
        builder.redirectErrorStream(withErrors);
        builder.redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
        if (!withErrors) {
            builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        }
        refuseForeign(command.getFirst());
        Process process = start(builder);
        Output output = new Output(process.getInputStream());
        Thread reader = Thread.ofPlatform().daemon().name("command output").start(output);
        try {
            long deadline = System.nanoTime() + limit.toNanos();
            boolean ended = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
            // As Puppet does: the output ends when all who have it open are done.
            boolean read = ended && reader.join(Duration.ofNanos(Math.max(deadline - System.nanoTime(), 1)));
            if (!read || output.isTooLong()) {
                end(process);
                throw new CommandEnded("Execution of '" + String.join(" ", command) + "' "
                        + (output.isTooLong() ? "gave more than " + MOST_OUTPUT + " bytes" : "took longer than " + limit.toSeconds() + " seconds"));
            }
            return new Bytes(process.exitValue(), output.bytes());
        } catch (InterruptedException interrupted) {
            end(process);
            Thread.currentThread().interrupt();
            throw new CommandEnded("Interrupted while waiting for '" + String.join(" ", command) + "'");
        }
    }

    private void refuseForeign(String program) {
        boolean path = program.startsWith("/") && program.indexOf('\0') < 0;
        String objection = path ? ProgramTrust.objection(Path.of(program), trusted) : null;
        if (objection != null) {
            throw new LoadError("Cannot run '" + program + "': " + objection);
        }
    }

    private static Process start(ProcessBuilder builder) {
        try {
            return builder.start();
        } catch (IOException notStarted) {
            throw new LoadError("Could not find command '" + builder.command().getFirst() + "'");
        }
    }

    private static void end(Process process) {
        List<ProcessHandle> started = process.descendants().toList();
        process.destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
    }

    /// Reads a command's output on one thread while another waits for its end.
    private static final class Output implements Runnable {
        private final InputStream in;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private volatile boolean tooLong;

        Output(InputStream in) {
            this.in = in;
        }

        @Override
        public void run() {
            byte[] buffer = new byte[8192];
            try (in) {
                for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                    bytes.write(buffer, 0, count);
                    if (bytes.size() > MOST_OUTPUT) {
                        tooLong = true;
                        return;
                    }
                }
            } catch (IOException ended) {
                // The process was ended: only the output until then is available.
                return;
            }
        }

        boolean isTooLong() {
            return tooLong;
        }

        byte[] bytes() {
            return bytes.toByteArray();
        }
    }
}
