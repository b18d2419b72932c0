package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.http.ListenerSettings;
import io.bindery.server.testing.RawClient;
import io.bindery.server.testing.RawSession;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Clients that send a request byte by byte are cut off, others are not.
class SlowClientsTest {
    /// Much longer than the server's patience, so that a slow machine makes no difference.
    private static final Duration LONGEST = Duration.ofMinutes(2);

    @TempDir
    Path root;

    private TestServer site;
    private RawClient client;

    @BeforeEach
    void start() throws IOException {
        site = new TestServer(root)
                .listening(new ListenerSettings(
                        "127.0.0.1", 0, 8192, 1 << 20, LONGEST.multipliedBy(2), Duration.ofSeconds(2), 100, Duration.ofSeconds(5), null));
        client = site.start();
    }

    @AfterEach
    void stop() {
        site.close();
    }

    /// Sends a byte four times a second, until the server closes the connection; whether it did.
    private static boolean isCutOff(Socket socket) throws InterruptedException {
        long end = System.nanoTime() + LONGEST.toNanos();
        try {
            OutputStream out = socket.getOutputStream();
            while (System.nanoTime() < end) {
                out.write('x');
                out.flush();
                Thread.sleep(250);
            }
            return false;
        } catch (IOException closed) {
            return true;
        }
    }

    @Test
    void aRequestByteByByteIsCutOff() throws Exception {
        try (SSLSocket socket = client.connect()) {
            socket.getOutputStream().write("GET /status/v1/simple HTTP/1.1\r\nHost: localhost\r\nX-Slow: ".getBytes(StandardCharsets.UTF_8));
            assertThat(isCutOff(socket)).isTrue();
        }
    }

    @Test
    void aBodyByteByByteIsCutOff() throws Exception {
        try (SSLSocket socket = client.connect()) {
            socket.getOutputStream().write(
                    "PUT /puppet/v3/report/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n".getBytes(StandardCharsets.UTF_8));
            assertThat(isCutOff(socket)).isTrue();
        }
    }

    @Test
    void aHandshakeThatNeverEndsIsCutOff() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", site.port())) {
            // The head of a TLS record of 16 KB, whose content comes byte by byte.
            socket.getOutputStream().write(new byte[] {0x16, 3, 1, 0x40, 0});
            assertThat(isCutOff(socket)).isTrue();
        }
    }

    @Test
    void aConnectionBetweenTwoRequestsIsLeftAlone() throws Exception {
        try (RawSession session = client.session()) {
            assertThat(session.send("GET /status/v1/simple", "", new byte[0]).status()).isEqualTo(200);
            Thread.sleep(5_000);
            assertThat(session.send("GET /status/v1/simple", "", new byte[0]).status()).isEqualTo(200);
            assertThat(session.connections()).isEqualTo(1);
        }
    }
}
