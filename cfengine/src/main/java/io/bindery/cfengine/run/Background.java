package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;

/// Work of promises with `background => "true"`, each on a thread of its own. The run waits for all of it before it ends.
final class Background {
    private final List<FutureTask<Runnable>> started = new ArrayList<>();

    private Semaphore places = new Semaphore(Integer.MAX_VALUE);

    /// `max_children`: no more than so many are at work at a time.
    void limit(long most) {
        places = new Semaphore(Math.clamp(most, 1, Integer.MAX_VALUE));
    }

    void start(Callable<Runnable> work) {
        Semaphore place = places;
        FutureTask<Runnable> task = new FutureTask<>(() -> {
            place.acquire();
            try {
                return work.call();
            } finally {
                place.release();
            }
        });
        started.add(task);
        Thread.ofPlatform().daemon().name("background").start(task);
    }

    /// Waits for the work in the order it was started in, and calls what each answers.
    void await(Log log) {
        for (FutureTask<Runnable> task : started) {
            try {
                task.get().run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (ExecutionException e) {
                log.error("Work in the background failed: " + e.getCause());
            }
        }
        started.clear();
    }
}
