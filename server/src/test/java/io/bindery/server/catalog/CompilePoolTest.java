package io.bindery.server.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class CompilePoolTest {
    @Test
    void refusesWhenItsQueueIsFullAndTellsWhenToComeBack() throws Exception {
        CountDownLatch hold = new CountDownLatch(1);
        List<Thread> waiting = new ArrayList<>();
        try (CompilePool pool = new CompilePool(1, 100)) {
            // One runs, a hundred wait.
            for (int i = 0; i < 101; i++) {
                waiting.add(Thread.ofVirtual().start(() -> {
                    try {
                        pool.run(_ -> {
                            hold.await();
                            return "done";
                        });
                    } catch (CompilePool.Overloaded impossible) {
                        throw new AssertionError(impossible);
                    }
                }));
            }
            while (pool.figures().waiting() < 100) {
                Thread.onSpinWait();
            }
            assertThatThrownBy(() -> pool.run(_ -> "late"))
                    .isInstanceOfSatisfying(CompilePool.Overloaded.class, full -> assertThat(full.seconds()).isBetween(1, 60));
            hold.countDown();
            for (Thread each : waiting) {
                each.join();
            }
            String again = pool.run(_ -> "again");
            assertThat(again).isEqualTo("again");
            assertThat(pool.figures().refused()).isEqualTo(1);
        }
    }

    @Test
    void hasRoomForDeepPrograms() throws Exception {
        try (CompilePool pool = new CompilePool(1, 100)) {
            int reached = pool.run(_ -> depth(100_000));
            assertThat(reached).isEqualTo(100_000);
        }
    }

    private static int depth(int left) {
        return left == 0 ? 0 : 1 + depth(left - 1);
    }
}
