package io.bindery.server.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.ssl.SslConnection;

/// Closes connections whose clients send a request byte by byte. The limit on silence never ends these, because every byte starts it anew.
///
/// A client has a time for the handshake and the first request, and the same time for each further request from its first byte on. What it has sent gives it more
/// time, so that a large body may come over a slow line.
final class SlowClients implements Connection.Listener {
    /// So many bytes give a client one second more.
    private static final long BYTES_PER_SECOND = 1024;
    private static final Duration INTERVAL = Duration.ofSeconds(1);
    /// The time at which a request began where none has begun.
    private static final long NONE = Long.MIN_VALUE;

    private final Duration patience;
    private final Map<Connection, Progress> open = new ConcurrentHashMap<>();

    private static final class Progress {
        private volatile boolean answering;
        private volatile long settledBytes;
        private volatile long begun = System.nanoTime();
    }

    /// @param patience the time for a request without a body
    SlowClients(Duration patience) {
        this.patience = patience;
    }

    /// Looks once a second until the thread is interrupted.
    Thread start() {
        return Thread.ofVirtual().name("slow-clients").start(() -> {
            try {
                while (true) {
                    Thread.sleep(INTERVAL);
                    open.forEach(this::check);
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
    }

    @Override
    public void onOpened(Connection connection) {
        // The TLS connection is below the one that is meant, and both are opened at once.
        if (!(connection instanceof SslConnection)) {
            open.put(connection, new Progress());
        }
    }

    @Override
    public void onClosed(Connection connection) {
        open.remove(connection);
    }

    /// The whole request was received; now the time is the server's.
    void answering(Connection connection) {
        Progress progress = open.get(connection);
        if (progress != null) {
            progress.answering = true;
        }
    }

    /// The request was answered; what is received from now on belongs to the next one.
    void answered(Connection connection) {
        Progress progress = open.get(connection);
        if (progress != null) {
            progress.settledBytes = connection.getBytesIn();
            progress.begun = NONE;
            progress.answering = false;
        }
    }

    private void check(Connection connection, Progress progress) {
        if (progress.answering) {
            return;
        }
        long received = connection.getBytesIn() - progress.settledBytes;
        long begun = progress.begun;
        if (begun == NONE) {
            if (received > 0) {
                progress.begun = System.nanoTime();
            }
        } else if (System.nanoTime() - begun > patience.plusSeconds(received / BYTES_PER_SECOND).toNanos()) {
            connection.getEndPoint().close();
        }
    }
}
