package io.bindery.enact.exec;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Conversation;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Processes;
import io.bindery.text.CallerLocale;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Starts programs on this machine, reads what they write, and ends those that take too long.
public final class LocalProcesses implements Processes {
    private static final Duration LAST_WORDS = Duration.ofMillis(200);

    private final Set<String> withheld;

    public LocalProcesses() {
        this(Set.of());
    }

    /// @param withheld variables of our environment that programs are not given
    public LocalProcesses(Set<String> withheld) {
        this.withheld = Set.copyOf(withheld);
    }

    @Override
    public Execution ask(Command command) throws CommandException {
        return run(command);
    }

    @Override
    public Execution act(Command command) throws CommandException {
        return run(command);
    }

    @Override
    public Conversation converse(Command command) throws CommandException {
        return new LocalConversation(start(prepared(command).redirectError(ProcessBuilder.Redirect.INHERIT)));
    }

    private ProcessBuilder prepared(Command command) throws CommandException {
        ProcessBuilder builder = new ProcessBuilder(Surroundings.of(command));
        builder.environment().keySet().removeAll(withheld);
        CallerLocale.restore(builder.environment());
        builder.environment().putAll(command.environment());
        if (command.directory() != null && command.chroot() == null) {
            builder.directory(command.directory().toFile());
        }
        return builder;
    }

    private Execution run(Command command) throws CommandException {
        ProcessBuilder builder = prepared(command);
        builder.redirectErrorStream(command.mergeErrors());
        if (command.discardOutput() || command.background()) {
            builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
            builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        }
        Process process = start(builder);
        if (command.background()) {
            return new Execution(0, new byte[0], new byte[0], false);
        }
        return collect(process, command);
    }

    private static Process start(ProcessBuilder builder) throws CommandException {
        try {
            return builder.start();
        } catch (IOException e) {
            throw new CommandException(String.valueOf(e.getMessage()));
        }
    }

    private static Execution collect(Process process, Command command) throws CommandException {
        Drain output = new Drain(process.getInputStream(), command.outputLimit());
        Drain errors = new Drain(process.getErrorStream(), command.outputLimit());
        Thread outputReader = Thread.ofVirtual().start(output);
        Thread errorReader = Thread.ofVirtual().start(errors);
        // A command that does not read its input must not keep us from ending it.
        Thread feeder = Thread.ofVirtual().start(() -> feed(process, command.input()));
        ProcessEnd end = new ProcessEnd(process, Surroundings.isGroup(command));
        try {
            boolean timedOut = !ended(process, List.of(outputReader, errorReader), command.timeout());
            if (timedOut) {
                end.now();
                // What holds the pipe after that is in another session; we take what came so far.
                outputReader.join(LAST_WORDS);
                errorReader.join(LAST_WORDS);
            }
            feeder.interrupt();
            return new Execution(process.exitValue(), output.bytes(), errors.bytes(), timedOut);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new CommandException("interrupted");
        }
    }

    /// Waits for the end of a process and of its output.
    private static boolean ended(Process process, List<Thread> readers, @Nullable Duration timeout) throws InterruptedException {
        if (timeout == null) {
            process.waitFor();
            for (Thread reader : readers) {
                reader.join();
            }
            return true;
        }
        long deadline = System.nanoTime() + timeout.toNanos();
        for (Thread reader : readers) {
            if (!reader.join(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())))) {
                return false;
            }
        }
        return process.waitFor(Math.max(1, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
    }

    private static void feed(Process process, byte[] input) {
        try (OutputStream stream = process.getOutputStream()) {
            stream.write(input);
        } catch (IOException _) {
            // The program does not read its input, which is its own affair.
        }
    }
}
