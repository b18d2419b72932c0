package io.bindery.server.http;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// Lets as many pieces of work use the processors at a time as it has places. The others wait in the order in which they came, and hold no thread of the
/// kernel meanwhile.
///
/// A thousand agents that come at once bring a thousand handshakes, reports and catalogs to compress. If each of them had a thread of the kernel, a request
/// for the status would get its share of a processor after all of them. Work that waits for something else, a disk or another server, stays outside.
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
