package io.bindery.server.status;

import java.time.Duration;
import java.time.Instant;

/// A certificate or list that expires.
///
/// @param kind `ca`, `crl` or `host`
/// @param name its common name
public record Expiry(String kind, String name, Instant end) {
    private static final Duration NEAR = Duration.ofDays(30);

    boolean isNear() {
        return end.isBefore(Instant.now().plus(NEAR));
    }
}
