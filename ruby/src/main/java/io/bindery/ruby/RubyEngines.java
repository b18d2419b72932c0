package io.bindery.ruby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/// The engines of one environment.
///
/// A compile keeps one engine from its first use of Ruby until its end, as a request does in Puppet Server: state that one of its
/// functions leaves in Ruby is visible to the others, and Ruby objects return to the engine that made them. A compile takes a
/// free engine if there is one. Otherwise it shares an engine and waits for turns. A new engine is started when compiles have
/// waited so long that its start, its memory and its warm-up are worth the cost.
final class RubyEngines {
    /// No more than can run at once, and no more than a machine with many processors has memory for.
    static final int MOST = Math.clamp(Runtime.getRuntime().availableProcessors(), 1, 8);

    /// How long compiles wait in all before the next engine is started.
    static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Supplier<RubyEngine> starting;
    private final int most;
    private final Duration patience;
    private final List<Seat> seats = new ArrayList<>();
    private int made;

    RubyEngines(Supplier<RubyEngine> starting, int most, Duration patience) {
        this.starting = starting;
        this.most = most;
        this.patience = patience;
    }

    /// An engine, and the number of compiles that hold it.
    static final class Seat {
        private final RubyEngine engine;
        private int compiles;

        private Seat(RubyEngine engine) {
            this.engine = engine;
        }
    }

    /// The engine of the compile that this thread works for; the first one where it works for none.
    RubyEngine engine() {
        EngineLeases leases = EngineLeases.current();
        return leases == null ? first().engine : leases.seat(this).engine;
    }

    /// A place for one more compile. [#leave] gives it back.
    Seat take() {
        first();
        if (isAnotherWorthwhile()) {
            add(new Seat(starting.get()));
        }
        synchronized (this) {
            Seat quietest = seats.stream().min(Comparator.comparingInt(seat -> seat.compiles)).orElseThrow();
            quietest.compiles++;
            return quietest;
        }
    }

    synchronized void leave(Seat seat) {
        seat.compiles--;
    }

    /// Whether the first one was started.
    synchronized boolean isStarted() {
        return !seats.isEmpty();
    }

    synchronized int size() {
        return seats.size();
    }

    // Everybody has to wait for the first one, so it is started under the lock.
    private synchronized Seat first() {
        if (seats.isEmpty()) {
            seats.add(new Seat(starting.get()));
            made = 1;
        }
        return seats.getFirst();
    }

    // What was waited for an engine that is there now counts no more: each further one has to be waited for as long.
    private synchronized boolean isAnotherWorthwhile() {
        if (made >= most || seats.stream().anyMatch(seat -> seat.compiles == 0)) {
            return false;
        }
        Duration waited = seats.stream().map(seat -> seat.engine.waited()).reduce(Duration.ZERO, Duration::plus);
        boolean worthwhile = waited.compareTo(patience.multipliedBy(made)) >= 0;
        made += worthwhile ? 1 : 0;
        return worthwhile;
    }

    private synchronized void add(Seat seat) {
        seats.add(seat);
    }
}
