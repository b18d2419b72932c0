package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// Work of promises with `background => "true"`, each on a thread of its own. The run waits for all of it before it ends.
final class Background {
    private final List<FutureTask<Runnable>> started = new ArrayList<>();

    void start(Callable<Runnable> work) {
        FutureTask<Runnable> task = new FutureTask<>(work);
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
