package io.bindery.puppet.facts;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Runs the resolvers that are needed, each on a thread of its own, and waits for each no longer than its time.
final class CoreCollection {
    /// Resolvers read files of the kernel, which may hang with the device they tell of. Programs have limits of their own.
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Survey survey;
    private final FactSelection selection;
    private final Messages messages;
    private final List<Task> tasks = new ArrayList<>();
    private final List<FactTiming> timings = new ArrayList<>();

    CoreCollection(Survey survey, FactSelection selection, Messages messages) {
        this.survey = survey;
        this.selection = selection;
        this.messages = messages;
    }

    private record Task(String name, FutureTask<Found> future) {}

    private record Found(List<FactSink.CoreFact> facts, Duration duration) {}

    void start() {
        for (CoreFacts.Group group : CoreFacts.GROUPS) {
            if (group.isAskedFor(selection)) {
                FutureTask<Found> future = new FutureTask<>(() -> run(group));
                tasks.add(new Task(group.roots().getFirst(), future));
                Thread.startVirtualThread(future);
            }
        }
    }

    private Found run(CoreFacts.Group group) {
        long start = System.nanoTime();
        FactSink sink = new FactSink(selection);
        group.resolver().get().resolve(survey, sink);
        return new Found(sink.facts(), Duration.ofNanos(System.nanoTime() - start));
    }

    /// What was found, in the order of the table.
    List<FactSink.CoreFact> facts() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        List<FactSink.CoreFact> facts = new ArrayList<>();
        for (Task task : tasks) {
            try {
                Found found = task.future.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
                facts.addAll(found.facts);
                timings.add(new FactTiming(task.name, found.duration));
            } catch (TimeoutException late) {
                messages.add(FactMessage.error("fact \"" + task.name + "\" was not found within " + PATIENCE.toSeconds() + " seconds"));
            } catch (ExecutionException broken) {
                messages.add(FactMessage.error("fact \"" + task.name + "\" could not be found: " + broken.getCause()));
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return facts;
            }
        }
        return facts;
    }

    List<FactTiming> timings() {
        return timings;
    }
}
