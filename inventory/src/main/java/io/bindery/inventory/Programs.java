package io.bindery.inventory;

import java.time.Duration;

/// The time limits for programs that probes run.
public final class Programs {
    /// For programs that ask the kernel only.
    public static final Duration QUICK = Duration.ofSeconds(2);

    /// For programs that may ask devices or the network.
    public static final Duration PATIENT = Duration.ofSeconds(10);

    private Programs() {}
}
