package io.bindery.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Only so many pieces of work run at a time, and all of them run in the end.
class TurnstileTest {
    private final Turnstile turnstile = new Turnstile(2);

    @Test
    void letsNoMoreIn() throws InterruptedException {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int each = 0; each < 50; each++) {
            threads.add(Thread.ofVirtual().start(() -> turnstile.pass(() -> {
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                Thread.yield();
                return inside.decrementAndGet();
            })));
        }
        for (Thread each : threads) {
            each.join();
        }
        assertThat(most.get()).isBetween(1, 2);
        assertThat(inside.get()).isZero();
    }

    @Test
    void freesThePlaceOfWorkThatFails() {
        for (int each = 0; each < 3; each++) {
            assertThatThrownBy(() -> turnstile.pass(() -> {
                        throw new IllegalStateException("broken");
                    }))
                    .hasMessage("broken");
        }
        assertThat(turnstile.<String>pass(() -> "open")).isEqualTo("open");
    }

    @Test
    void letsTheListenerPassAtOnce() throws InterruptedException {
        CountDownLatch both = new CountDownLatch(2);
        CountDownLatch end = new CountDownLatch(1);
        for (int each = 0; each < 2; each++) {
            Thread.ofVirtual().start(() -> turnstile.handshake(() -> {
                both.countDown();
                await(end);
            }));
        }
        both.await();
        AtomicInteger done = new AtomicInteger();
        turnstile.handshake(done::incrementAndGet);
        end.countDown();
        assertThat(done.get()).isEqualTo(1);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
