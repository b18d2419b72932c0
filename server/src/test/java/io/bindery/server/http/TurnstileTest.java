package io.bindery.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
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

    @Test
    void letsHandshakesPassOtherWork() throws InterruptedException {
        Turnstile single = new Turnstile(1);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        threads.add(Thread.ofVirtual().start(() -> single.pass(() -> {
            begun.countDown();
            await(end);
            return order.add("first");
        })));
        begun.await();
        for (String each : List.of("second", "third")) {
            threads.add(Thread.ofVirtual().start(() -> single.pass(() -> order.add(each))));
            awaitWaiting(single, threads.size() - 1);
        }
        threads.add(Thread.ofVirtual().start(() -> single.handshake(() -> order.add("handshake"))));
        awaitWaiting(single, 3);
        end.countDown();
        for (Thread each : threads) {
            each.join();
        }
        assertThat(order).containsExactly("first", "handshake", "second", "third");
        assertThat(single.waiting()).isZero();
    }

    private static void awaitWaiting(Turnstile turnstile, int count) throws InterruptedException {
        while (turnstile.waiting() < count) {
            Thread.sleep(1);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
