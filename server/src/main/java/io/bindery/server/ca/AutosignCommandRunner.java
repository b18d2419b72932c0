package io.bindery.server.ca;

import io.bindery.files.ProgramTrust;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/// Runs the policy program that decides whether a request is signed: the name is its argument, the request its standard input.
final class AutosignCommandRunner {
    private static final long SECONDS = 120;
    private static final int LONGEST_OUTPUT = 64 << 10;

    /// @param code the exit code; 0 means that the request is signed
    record Outcome(int code, String errors) {}

    /// @throws IOException if the program cannot be started, or does not end in time
    Outcome run(Path program, String name, String request) throws IOException {
        String objection = ProgramTrust.objection(program, Set.of());
        if (objection != null) {
            throw new IOException(objection);
        }
        ProcessBuilder builder = new ProcessBuilder(program.toString(), name);
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.start();
        // Read beside the program's run: a program that fills the pipe would never end.
        FutureTask<String> errors = new FutureTask<>(() -> text(process.getErrorStream()));
        Thread.startVirtualThread(errors);
        try (OutputStream input = process.getOutputStream()) {
            input.write(request.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException unread) {
            // The program need not read the request: its exit code decides.
            assert unread != null;
        }
        try {
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                throw new IOException("it took longer than " + SECONDS + " seconds");
            }
            return new Outcome(process.exitValue(), errors.get());
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("it was interrupted", interrupted);
        } finally {
            process.destroyForcibly();
        }
    }

    private static String text(InputStream stream) {
        try (stream) {
            String text = new String(stream.readNBytes(LONGEST_OUTPUT), StandardCharsets.UTF_8);
            stream.transferTo(OutputStream.nullOutputStream());
            return text;
        } catch (IOException closed) {
            return "";
        }
    }
}
