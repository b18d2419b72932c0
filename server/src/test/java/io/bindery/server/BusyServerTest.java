package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.testing.RawClient;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BusyServerTest {
    private static final int MOST_HANDSHAKES = 20_000;

    @TempDir
    Path root;

    @Test
    void aServerInUseShowsAnEcKeyAndFallsBackToItsOwn() throws Exception {
        try (TestServer site = new TestServer(root).with("key_type", "rsa").with("keylength", "2048")) {
            RawClient client = site.start();
            Path companion = root.resolve("ssl/private_keys/" + TestServer.NAME + ".ec.pem");
            int handshakes = 1;
            while (client.serverKey().equals("RSA") && handshakes < MOST_HANDSHAKES) {
                handshakes++;
            }
            assertThat(handshakes).isBetween(257, MOST_HANDSHAKES - 1);
            assertThat(companion).exists();
            Files.writeString(companion, "damaged");
            assertThat(client.serverKey()).isEqualTo("RSA");
        }
    }
}
