package io.bindery.enact.exec;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/// Reads a stream to its end and keeps its beginning.
final class Drain implements Runnable {
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
