package io.bindery.server.ca;

import java.io.IOException;
import java.time.Duration;

/// Renews the revocation lists and the server's certificate before they expire, as long as the server runs.
public record CaUpkeep(CertificateAuthority authority, CaLog log) {
    private static final Duration INTERVAL = Duration.ofHours(12);

    /// Looks at once, then every twelve hours. The thread ends with the process.
    public void start() {
        renew();
        Thread.ofPlatform().daemon().name("ca-upkeep").start(() -> {
            try {
                while (true) {
                    Thread.sleep(INTERVAL);
                    renew();
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
    }

    // A failure now must not keep the next attempt from being made.
    private void renew() {
        try {
            authority.renewWhatRunsOut();
        } catch (IOException | CaError failure) {
            log.error("The authority could not renew what runs out: " + failure.getMessage());
        }
    }
}
