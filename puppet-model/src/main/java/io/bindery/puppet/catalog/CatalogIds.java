package io.bindery.puppet.catalog;

import io.bindery.files.SystemRandom;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;

/// Gives each catalog a unique id. The random number generator is seeded once: asking the system for randomness for each catalog
/// would make compiles wait for each other.
public final class CatalogIds implements Supplier<String> {
    private static final long VERSION_MASK = 0xffff_ffff_ffff_0fffL;
    private static final long VERSION_4 = 0x4000L;
    private static final long VARIANT_MASK = 0x3fff_ffff_ffff_ffffL;
    private static final long VARIANT = 0x8000_0000_0000_0000L;

    private final SplittableRandom high;
    private final SplittableRandom low;

    public CatalogIds() {
        long[] seeds = SystemRandom.longs(2);
        high = new SplittableRandom(seeds[0]);
        low = new SplittableRandom(seeds[1]);
    }

    @Override
    public synchronized String get() {
        long most = high.nextLong() & VERSION_MASK | VERSION_4;
        long least = low.nextLong() & VARIANT_MASK | VARIANT;
        return new UUID(most, least).toString();
    }
}
