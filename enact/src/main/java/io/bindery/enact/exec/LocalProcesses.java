package io.bindery.enact.exec;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Conversation;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Processes;
import io.bindery.text.CallerLocale;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/// Starts programs on this machine. Another user, root or file mode mask is set by small standard programs (`setpriv`, `chroot`,
/// `sh`) around the command, because the JVM cannot do that between fork and exec.
public final class LocalProcesses implements Processes {
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

    private ProcessBuilder prepared(Command command) {
        ProcessBuilder builder = new ProcessBuilder(wrapped(command));
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

    private static List<String> wrapped(Command command) {
        List<String> words = new ArrayList<>(command.words());
        if (command.chroot() != null) {
            String directory = command.directory() == null ? "/" : command.directory().toString();
            words.addAll(0, List.of("chroot", command.chroot().toString(), "/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory));
        }
        if (command.user() >= 0 || command.group() >= 0) {
            List<String> privileges = new ArrayList<>(List.of("setpriv"));
            if (command.group() >= 0) {
                privileges.addAll(List.of("--regid", String.valueOf(command.group()), "--clear-groups"));
            }
            if (command.user() >= 0) {
                privileges.addAll(List.of("--reuid", String.valueOf(command.user())));
                if (command.group() < 0) {
                    privileges.add("--keep-groups");
                }
            }
            privileges.add("--");
            words.addAll(0, privileges);
        }
        if (command.umask() >= 0) {
            words.addAll(0, List.of("/bin/sh", "-c", "umask \"$0\" && exec \"$@\"", String.format("%03o", command.umask())));
        }
        return words;
    }

    private static Execution collect(Process process, Command command) throws CommandException {
        Drain output = new Drain(process.getInputStream(), command.outputLimit());
        Drain errors = new Drain(process.getErrorStream(), command.outputLimit());
        Thread outputReader = Thread.ofVirtual().start(output);
        Thread errorReader = Thread.ofVirtual().start(errors);
        feed(process, command.input());
        try {
            boolean timedOut = !ended(process, command);
            if (timedOut) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
                process.waitFor();
            }
            // A command's output ends when all that hold its pipe have closed it; of a killed one we take what came so far.
            long patience = timedOut ? 200 : 0;
            outputReader.join(patience);
            errorReader.join(patience);
            return new Execution(process.exitValue(), output.bytes(), errors.bytes(), timedOut);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new CommandException("interrupted");
        }
    }

    private static boolean ended(Process process, Command command) throws InterruptedException {
        if (command.timeout() == null) {
            process.waitFor();
            return true;
        }
        return process.waitFor(command.timeout().toMillis(), TimeUnit.MILLISECONDS);
    }

    private static void feed(Process process, byte[] input) {
        try (OutputStream stream = process.getOutputStream()) {
            stream.write(input);
        } catch (IOException _) {
            // The program does not read its input, which is its own affair.
        }
    }

    /// Reads a stream to its end and keeps its beginning.
    private static final class Drain implements Runnable {
        private final InputStream stream;
        private final int limit;
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

        Drain(InputStream stream, int limit) {
            this.stream = stream;
            this.limit = limit;
        }

        @Override
        public void run() {
            byte[] buffer = new byte[8192];
            try (stream) {
                for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
                    keep(buffer, read);
                }
            } catch (IOException _) {
                // The pipe went with the process.
            }
        }

        private synchronized void keep(byte[] buffer, int read) {
            kept.write(buffer, 0, Math.min(read, limit - kept.size()));
        }

        synchronized byte[] bytes() {
            return kept.toByteArray();
        }
    }
}
