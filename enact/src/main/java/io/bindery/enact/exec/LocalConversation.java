package io.bindery.enact.exec;

import io.bindery.enact.host.Conversation;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A conversation with a running process of this machine.
final class LocalConversation implements Conversation {
    private static final int LONGEST_LINE = 16 << 20;
    private static final long PATIENCE_SECONDS = 5;
    private final Process process;
    private final InputStream answers;
    private final OutputStream requests;

    LocalConversation(Process process) {
        this.process = process;
        this.answers = new BufferedInputStream(process.getInputStream());
        this.requests = process.getOutputStream();
    }

    @Override
    public boolean say(byte[] text) {
        try {
            requests.write(text);
            requests.flush();
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    @Override
    public byte @Nullable [] hear() {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try {
            for (int next = answers.read(); next >= 0; next = answers.read()) {
                if (next == '\n') {
                    return line.toByteArray();
                }
                if (line.size() >= LONGEST_LINE) {
                    return null;
                }
                line.write(next);
            }
        } catch (IOException _) {
            // The pipe went with the process.
        }
        return line.size() == 0 ? null : line.toByteArray();
    }

    @Override
    public void close() {
        try {
            requests.close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            answers.close();
        } catch (IOException _) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
