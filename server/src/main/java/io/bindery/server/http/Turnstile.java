package io.bindery.server.http;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// Limits how many pieces of work use the processors at a time. The others wait in the order of their arrival, without holding a
/// kernel thread.
///
/// A thousand agents that connect at once bring a thousand handshakes, reports and catalogs to compress. If each had a kernel
/// thread, a status request would get its share of a processor only after all of them. Work that waits for something else, a disk
/// or another server, does not go through the turnstile.
public final class Turnstile {
    private final Semaphore places;

    public Turnstile(int places) {
        this.places = new Semaphore(places, true);
    }

    /// Does the work when there is a place for it.
    public <T> T pass(Supplier<T> work) {
        places.acquireUninterruptibly();
        try {
            return work.get();
        } finally {
            places.release();
        }
    }

    /// Does the work of a handshake. A thread of the listener, which serves all connections, does not wait.
    void handshake(Runnable work) {
        if (!Thread.currentThread().isVirtual()) {
            work.run();
            return;
        }
        pass(() -> {
            work.run();
            return work;
        });
    }
}
