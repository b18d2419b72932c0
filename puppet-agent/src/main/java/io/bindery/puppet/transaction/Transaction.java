package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Version;
import io.bindery.puppet.graph.Cycles;
import io.bindery.puppet.graph.RelationshipGraph;
import io.bindery.puppet.graph.Vertex;
import io.bindery.puppet.report.Event;
import io.bindery.puppet.report.EventStatus;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.Report;
import io.bindery.puppet.report.ResourceStatus;
import io.bindery.puppet.report.Seconds;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.core.Schedule;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Applies the resources of a catalog in order: skips what must be skipped, and sends refreshes along the relationships.
public final class Transaction {
    private static final Pattern TAG = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N}_:.\\-]*");

    private final RunCatalog catalog;
    private final RunOptions options;
    private final Report report;
    private final Log log;
    private final StateFile state;
    private final Harness harness;
    private final RunWatch watch;
    private final Walk walk = new Walk();
    private final EventQueues queues = new EventQueues(walk);
    private final Map<Point, Set<Point>> failedDependencies = new HashMap<>();
    private final SkipWarnings warnings;
    private final Set<String> providerless = new LinkedHashSet<>();

    /// @param watch hears of each resource, and may end the run
    public Transaction(
            RunCatalog catalog, RunOptions options, Report report, Log log, StateFile state, SystemValues system, RunWatch watch) {
        this.catalog = catalog;
        this.options = options;
        this.report = report;
        this.log = log;
        this.state = state;
        this.harness = new Harness(state, system);
        this.watch = watch;
        this.warnings = new SkipWarnings(options.mergeWarnings(), this::status);
    }

    /// Applies the catalog.
    ///
    /// @throws ResourceError if it cannot be applied as a whole
    public void evaluate() {
        options.tags().stream().filter(tag -> !TAG.matcher(tag).matches()).findFirst().ifPresent(tag -> {
            throw new ResourceError("Invalid tag '" + tag + "'");
        });
        catalog.generate((point, failure) -> {
            report.failGeneration();
            point.say(LogLevel.ERR, "Failed to generate additional resources using 'generate': " + failure.message());
        });
        if (!(catalog.catalog().version() instanceof Version.None)) {
            log.write(LogLevel.INFO, "Applying configuration version '" + VersionText.of(catalog.catalog().version()) + "'");
        }
        RelationshipGraph relationships = catalog.relationships();
        RelationshipGraph expanded = relationships.expanded();
        Drawings.draw(options.graphs(), catalog.catalog(), relationships, expanded, log);
        build(expanded);
        refuseCycles(expanded.cycles());
        traverse();
        providerless.forEach(type -> log.write(LogLevel.ERR, "Could not find a suitable provider for " + type));
        report.complete();
    }

    private void build(RelationshipGraph graph) {
        Map<Vertex, Point> made = new HashMap<>();
        for (Vertex vertex : graph.vertices()) {
            Point point = point(vertex);
            made.put(vertex, point);
            walk.add(point, Priority.of(vertex.priority()));
        }
        graph.relations().forEach(relation -> {
            Point source = made.get(relation.source());
            Point target = made.get(relation.target());
            if (source != null && target != null) {
                walk.link(source, target, relation.notifies());
            }
        });
    }

    private Point point(Vertex vertex) {
        return switch (vertex) {
            case Vertex.Managed managed -> known(managed.resource().reference());
            case Vertex.Anchor anchor -> Point.anchor(
                    anchor.reference(),
                    anchor.toString(),
                    anchor.resource().tags(),
                    Metaparameters.usual(options.noop()),
                    anchor.completed(),
                    log);
        };
    }

    private Point known(Reference reference) {
        Point point = catalog.point(reference);
        if (point == null) {
            throw new IllegalStateException("not in the catalog: " + reference);
        }
        return point;
    }

    private void refuseCycles(Cycles cycles) {
        if (cycles.isEmpty()) {
            return;
        }
        log.write(LogLevel.ERR, cycles.message());
        for (List<Vertex> cycle : cycles.members()) {
            for (Vertex vertex : cycle) {
                if (vertex instanceof Vertex.Managed managed) {
                    status(known(managed.resource().reference()))
                            .add(Event.of("resource_error", EventStatus.FAILURE, "resource is part of a dependency cycle"));
                }
            }
        }
        throw new ResourceError("One or more resource dependency cycles detected in graph");
    }

    private void traverse() {
        walk.start();
        List<Point> unsuitable = new ArrayList<>();
        boolean progress = false;
        int count = 0;
        while (!watch.endsRun()) {
            Point point = walk.next();
            if (point == null) {
                break;
            }
            if (isSuitable(point)) {
                progress = true;
                count++;
                visit(point, count);
                watch.visited(status(point), count, walk.size());
            } else {
                unsuitable.add(point);
            }
            if (walk.isIdle() && !unsuitable.isEmpty()) {
                List<Point> waiting = List.copyOf(unsuitable);
                unsuitable.clear();
                if (progress) {
                    waiting.forEach(walk::enqueue);
                } else {
                    waiting.forEach(this::failUnsuitable);
                }
                progress = false;
            }
        }
        skipTheRest();
    }

    private static boolean isSuitable(Point point) {
        Managed managed = point.managed();
        return managed == null || managed.isSuitable();
    }

    private void failUnsuitable(Point point) {
        Managed managed = point.managed();
        if (managed != null && !isUntagged(point)) {
            if (catalog.namesProvider(point)) {
                point.say(LogLevel.ERR, "Provider " + managed.provider() + " is not functional on this host");
            } else {
                providerless.add(point.type());
            }
            status(point).fail();
        }
        walk.finish(point);
    }

    private void skipTheRest() {
        for (Point point = walk.next(); point != null; point = walk.next()) {
            status(point).skip();
            point.say(LogLevel.DEBUG, "Transaction canceled, skipping");
            walk.finish(point);
        }
    }

    private void visit(Point point, int count) {
        catalog.resolve(point);
        addChildren(point);
        if (options.evaltrace()) {
            point.say(LogLevel.INFO, "Starting to evaluate the resource (" + count + " of " + walk.size() + ")");
        }
        long start = System.nanoTime();
        evaluate(point);
        if (options.evaltrace()) {
            point.say(LogLevel.INFO, "Evaluated in " + Seconds.rounded(Duration.ofNanos(System.nanoTime() - start)) + " seconds");
        }
        walk.finish(point);
    }

    /// Adds the generated resources after their generator; its successors come after all of them.
    private void addChildren(Point point) {
        Managed managed = point.managed();
        if (managed == null) {
            return;
        }
        List<Point> children;
        try {
            children = catalog.children(point, managed);
        } catch (ResourceError failure) {
            report.failGeneration();
            point.say(LogLevel.ERR, "Failed to generate additional resources using 'eval_generate': " + failure.message());
            return;
        }
        if (children.isEmpty()) {
            return;
        }
        Set<Point> isNew = new LinkedHashSet<>();
        for (Point child : children) {
            if (!walk.points().contains(child)) {
                walk.addWithin(point, child);
                isNew.add(child);
            }
        }
        List<String> tags = new ArrayList<>(List.of("whit"));
        tags.addAll(point.tags());
        Point end = Point.anchor(
                "Whit[Completed_" + point.reference() + "]", point.title(), tags, Metaparameters.usual(options.noop()), true, log);
        walk.addWithin(point, end);
        walk.cutAllBut(point, new HashSet<>(children)).forEach(link -> walk.link(end, link.target(), link.notifies()));
        children.forEach(child -> linkUnlessReverse(child, end, true));
        linkUnlessReverse(point, end, true);
        FileAncestors.parents(point, children).forEach((child, parent) -> linkUnlessReverse(parent, child, false));
        walk.recount();
    }

    private void linkUnlessReverse(Point source, Point target, boolean notifies) {
        if (!walk.isLinked(target, source)) {
            walk.link(source, target, notifies);
        }
    }

    private ResourceStatus status(Point point) {
        ResourceStatus known = report.status(point.reference());
        if (known == null) {
            known = point.status();
            report.add(known);
        }
        return known;
    }

    private void evaluate(Point point) {
        findFailedDependencies(point);
        if (isSkipped(point)) {
            status(point).skip();
            point.say(LogLevel.DEBUG, "Resource is being skipped, unscheduling all events");
            queues.drop(point);
            return;
        }
        ResourceStatus status = harness.evaluate(point);
        report.add(status);
        if (!status.isFailed() && !status.isFailedToRestart()) {
            queues.send(point, status.events());
        }
        refresh(point);
    }

    private void findFailedDependencies(Point point) {
        Set<Point> failed = new LinkedHashSet<>();
        for (Point dependency : walk.dependencies(point)) {
            failed.addAll(failedDependencies.getOrDefault(dependency, Set.of()));
            ResourceStatus status = status(dependency);
            if (status.isFailed() || status.isFailedToRestart()) {
                failed.add(dependency);
            }
        }
        status(point);
        failedDependencies.put(point, failed);
    }

    private boolean isSkipped(Point point) {
        if (!options.skipTags().isEmpty() && point.tags().stream().anyMatch(options.skipTags()::contains)) {
            point.say(LogLevel.DEBUG, "Skipping with skip tags " + String.join(", ", options.skipTags()));
            return true;
        }
        if (isUntagged(point)) {
            point.say(LogLevel.DEBUG, "Not tagged with " + String.join(", ", options.tags()));
            return true;
        }
        if (!isScheduled(point)) {
            point.say(LogLevel.DEBUG, "Not scheduled");
            return true;
        }
        Set<Point> failed = failedDependencies.getOrDefault(point, Set.of());
        if (!failed.isEmpty()) {
            warnings.warn(point, failed, failedDependencies);
            return true;
        }
        return false;
    }

    private boolean isUntagged(Point point) {
        return !options.tags().isEmpty() && point.tags().stream().noneMatch(options.tags()::contains);
    }

    private boolean isScheduled(Point point) {
        String name = point.metaparameters().schedule();
        if (options.ignoreSchedules() || name == null) {
            return true;
        }
        if (!(catalog.find(new Reference("Schedule", name)) instanceof Schedule schedule)) {
            throw new ResourceError("Could not find schedule " + name);
        }
        Instant checked = state.checked(point.reference());
        return schedule.matches(checked == null ? Instant.EPOCH : checked, Instant.now());
    }

    /// Makes a point start over where events wait for it.
    private void refresh(Point point) {
        List<Event> events = List.copyOf(queues.waitingFor(point));
        if (events.isEmpty()) {
            return;
        }
        String times = events.size() == 1 ? "1 event" : events.size() + " events";
        if (EventQueues.areRehearsed(events) || point.metaparameters().noop()) {
            point.say(LogLevel.NOTICE, "Would have triggered 'refresh' from " + times);
            queues.send(point, List.of(Event.of("noop_restart", EventStatus.NOOP, "")));
            return;
        }
        Managed managed = point.managed();
        try {
            if (managed != null) {
                managed.refresh();
                String message = "Triggered 'refresh' from " + times;
                point.say(LogLevel.NOTICE, message);
                status(point).add(Event.of("refresh", EventStatus.SUCCESS, message));
            }
        } catch (ResourceError failure) {
            failRefresh(point, failure);
            return;
        }
        queues.send(point, List.of(Event.of("restarted", EventStatus.SUCCESS, "")));
        status(point).restart();
    }

    private void failRefresh(Point point, ResourceError failure) {
        String message = "Failed to call refresh: " + failure.message();
        point.say(LogLevel.ERR, message);
        status(point).failToRestart();
        status(point).add(Event.of("resource_error", EventStatus.FAILURE, message));
        point.say(LogLevel.ERR, wrapped(failure));
    }

    private static String wrapped(ResourceError failure) {
        @Nullable String inner = failure.wrapped();
        return inner == null ? failure.message() : failure.message() + "\nWrapped exception:\n" + inner;
    }
}
