package io.bindery.puppet.facts;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A value that is computed at its first use, by one thread.
final class Once<T extends @Nullable Object> {
    private @Nullable Supplier<? extends T> maker;
    private @Nullable T value;

    Once(Supplier<? extends T> maker) {
        this.maker = maker;
    }

    @SuppressWarnings("NullAway") // The value is null only where T is.
    synchronized T get() {
        Supplier<? extends T> unmade = maker;
        if (unmade != null) {
            value = unmade.get();
            maker = null;
        }
        return value;
    }
}
