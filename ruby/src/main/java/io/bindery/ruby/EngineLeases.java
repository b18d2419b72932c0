package io.bindery.ruby;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The engines that one compile holds exclusively until it ends. A compile runs on one thread.
public final class EngineLeases {
    private static final ScopedValue<EngineLeases> CURRENT = ScopedValue.newInstance();

    private final Map<RubyEngines, RubyEngines.Seat> seats = new HashMap<>();

    private EngineLeases() {}

    /// Does the work of a compile, or a part of it, and then lets others have the engines that it used.
    public static <T> T during(Supplier<T> compile) {
        if (CURRENT.isBound()) {
            return compile.get();
        }
        EngineLeases leases = new EngineLeases();
        try {
            return ScopedValue.where(CURRENT, leases).call(compile::get);
        } finally {
            leases.seats.forEach(RubyEngines::leave);
        }
    }

    /// Those of the compile that this thread works for; null if it works for none.
    static @Nullable EngineLeases current() {
        return CURRENT.isBound() ? CURRENT.get() : null;
    }

    RubyEngines.Seat seat(RubyEngines engines) {
        RubyEngines.Seat known = seats.get(engines);
        if (known == null) {
            known = engines.take();
            seats.put(engines, known);
        }
        return known;
    }
}
