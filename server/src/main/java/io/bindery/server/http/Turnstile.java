package io.bindery.server.http;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// Limits how many pieces of work use the processors at a time. The others wait without holding a kernel thread: handshakes before all other work, and each kind in the
/// order of its arrival.
///
/// A thousand agents that connect at once bring a thousand handshakes, reports and catalogs to compress. If each had a kernel
/// thread, a status request would get its share of a processor only after all of them. A handshake takes a millisecond or some, a large report many: a watcher
/// that opens a connection does not wait for the reports of others. Work that waits for something else, a disk or another server, does not go through the turnstile.
public final class Turnstile {
    private final Queue<Semaphore> handshakes = new ArrayDeque<>();
    private final Queue<Semaphore> others = new ArrayDeque<>();
    private int places;

    public Turnstile(int places) {
        this.places = places;
    }

    /// Does the work when there is a place for it.
    public <T> T pass(Supplier<T> work) {
        enter(others);
        try {
            return work.get();
        } finally {
            leave();
        }
    }

    /// Does the work of a handshake. A thread of the listener, which serves all connections, does not wait.
    void handshake(Runnable work) {
        if (!Thread.currentThread().isVirtual()) {
            work.run();
            return;
        }
        enter(handshakes);
        try {
            work.run();
        } finally {
            leave();
        }
    }

    /// How many wait.
    synchronized int waiting() {
        return handshakes.size() + others.size();
    }

    private void enter(Queue<Semaphore> queue) {
        Semaphore turn;
        synchronized (this) {
            if (places > 0) {
                places--;
                return;
            }
            turn = new Semaphore(0);
            queue.add(turn);
        }
        turn.acquireUninterruptibly();
    }

    /// Hands the place to who waits, so that no newcomer takes it.
    private synchronized void leave() {
        Semaphore next = handshakes.isEmpty() ? others.poll() : handshakes.poll();
        if (next == null) {
            places++;
        } else {
            next.release();
        }
    }
}
