package io.bindery.server.status;

import java.time.Duration;
import java.time.Instant;

/// Something that runs out.
///
/// @param kind `ca`, `crl` or `host`
/// @param name the common name it is of
public record Expiry(String kind, String name, Instant end) {
    private static final Duration NEAR = Duration.ofDays(30);

    boolean isNear() {
        return end.isBefore(Instant.now().plus(NEAR));
    }
}
