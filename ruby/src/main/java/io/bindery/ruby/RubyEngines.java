package io.bindery.ruby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/// The engines of one environment.
///
/// A compile has the same engine from the first thing that needs Ruby until its end, as a request has in Puppet Server: what one of its
/// functions leaves behind is there for the others, and objects of Ruby come back to the Ruby that made them. A compile takes an engine
/// that no other compile has. Where there is none it shares one and takes turns, until compiles have waited so long that another engine is
/// worth its start, its memory, and the time its Ruby code takes to become fast.
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

    /// An engine, and how many compiles have it.
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
