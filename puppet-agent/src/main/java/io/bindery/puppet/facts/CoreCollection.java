package io.bindery.puppet.facts;

import io.bindery.puppet.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Runs the needed resolvers, each on a thread of its own, and waits for each up to its time limit.
final class CoreCollection {
    /// Resolvers read files of the kernel, which may hang with the device that they describe. Programs have limits of their own.
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Survey survey;
    private final FactCache cache;
    private final Messages messages;
    private final List<FactSink.CoreFact> kept = new ArrayList<>();
    private final List<Task> tasks = new ArrayList<>();
    private final List<FactTiming> timings = new ArrayList<>();

    CoreCollection(Survey survey, FactCache cache, Messages messages) {
        this.survey = survey;
        this.cache = cache;
        this.messages = messages;
    }

    private record Task(String name, FutureTask<Found> future) {}

    private record Found(List<FactSink.CoreFact> facts, Duration duration) {}

    void start(FactSelection selection) {
        for (CoreFacts.Group group : CoreFacts.GROUPS) {
            if (group.isAskedFor(selection) && !isKept(group, selection)) {
                FutureTask<Found> future = new FutureTask<>(() -> run(group, selection));
                tasks.add(new Task(group.roots().getFirst(), future));
                Thread.startVirtualThread(future);
            }
        }
    }

    /// Takes the facts of a group from the cache, if it has all of them.
    private boolean isKept(CoreFacts.Group group, FactSelection selection) {
        List<FactSink.CoreFact> found = new ArrayList<>();
        for (String root : cache.isUsed() ? group.roots() : List.<String>of()) {
            Map<String, Value> facts = cache.kept(root);
            if (facts == null || facts.keySet().stream().noneMatch(name -> name.equals(root) || name.startsWith(root + "."))) {
                return false;
            }
            facts.forEach((name, value) -> {
                boolean structured = name.equals(root) || name.startsWith(root + ".");
                if (structured ? !selection.isBlocked(name) : group.hasLegacy(name) && selection.wantsLegacy(name)) {
                    found.add(new FactSink.CoreFact(name, value, !structured));
                }
            });
        }
        kept.addAll(found);
        return !found.isEmpty();
    }

    private Found run(CoreFacts.Group group, FactSelection selection) {
        long start = System.nanoTime();
        FactSink sink = new FactSink(selection);
        group.resolver().get().resolve(survey, sink);
        return new Found(sink.facts(), Duration.ofNanos(System.nanoTime() - start));
    }

    /// What was found, in the order of the table.
    List<FactSink.CoreFact> facts() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        List<FactSink.CoreFact> facts = new ArrayList<>(kept);
        for (Task task : tasks) {
            try {
                Found found = task.future.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
                facts.addAll(found.facts);
                found.facts.forEach(fact -> cache.keep(fact.name(), fact.name(), fact.value()));
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
