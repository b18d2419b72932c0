package io.bindery.puppet.transaction;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The order in which points are visited: among the points whose dependencies are done, the first in the catalog. Points may be
/// added during the walk.
final class Walk {
    private final SequencedMap<Point, List<Link>> outgoing = new LinkedHashMap<>();
    private final Map<Point, Set<Point>> incoming = new HashMap<>();
    private final Map<Point, Priority> priorities = new IdentityHashMap<>();
    private final Map<Point, Integer> generated = new IdentityHashMap<>();
    private final Map<Point, Integer> blockers = new IdentityHashMap<>();
    private final TreeMap<Priority, Deque<Point>> ready = new TreeMap<>();
    private final Set<Point> done = new HashSet<>();

    /// An outgoing edge of a point.
    ///
    /// @param notifies whether events are passed on
    record Link(Point target, boolean notifies) {}

    void add(Point point, Priority priority) {
        outgoing.computeIfAbsent(point, _ -> new ArrayList<>());
        incoming.computeIfAbsent(point, _ -> new LinkedHashSet<>());
        priorities.put(point, priority);
    }

    /// Adds a point that another one generated: its place is behind that one.
    void addWithin(Point parent, Point point) {
        int place = generated.merge(parent, 1, Integer::sum);
        add(point, priority(parent).within(place));
    }

    void link(Point source, Point target, boolean notifies) {
        outgoing.computeIfAbsent(source, _ -> new ArrayList<>()).add(new Link(target, notifies));
        if (incoming.computeIfAbsent(target, _ -> new LinkedHashSet<>()).add(source)) {
            // A point that must wait for another one is not ready any more.
            Deque<Point> same = ready.get(priority(target));
            if (same != null && same.remove(target) && same.isEmpty()) {
                ready.remove(priority(target));
            }
        }
    }

    boolean isLinked(Point source, Point target) {
        return incoming.getOrDefault(target, Set.of()).contains(source);
    }

    /// Takes all links away that lead from a point to others than these, and gives them back.
    List<Link> cutAllBut(Point source, Set<Point> kept) {
        List<Link> cut = new ArrayList<>();
        List<Link> links = outgoing.computeIfAbsent(source, _ -> new ArrayList<>());
        links.removeIf(link -> {
            if (kept.contains(link.target())) {
                return false;
            }
            cut.add(link);
            incoming.getOrDefault(link.target(), Set.of()).remove(source);
            return true;
        });
        return cut;
    }

    private Priority priority(Point point) {
        Priority priority = priorities.get(point);
        return priority == null ? Priority.of(Integer.MAX_VALUE) : priority;
    }

    /// Makes all points ready that wait for nothing.
    void start() {
        for (Point point : outgoing.keySet()) {
            int count = incoming.getOrDefault(point, Set.of()).size();
            blockers.put(point, count);
            if (count == 0) {
                enqueue(point);
            }
        }
    }

    void enqueue(Point point) {
        ready.computeIfAbsent(priority(point), _ -> new ArrayDeque<>()).add(point);
    }

    /// The next point, or null if none is ready.
    @Nullable Point next() {
        Map.Entry<Priority, Deque<Point>> first = ready.firstEntry();
        if (first == null) {
            return null;
        }
        Point point = first.getValue().removeFirst();
        if (first.getValue().isEmpty()) {
            ready.remove(first.getKey());
        }
        return point;
    }

    boolean isIdle() {
        return ready.isEmpty();
    }

    /// Forgets how many points each one waits for, after points were added.
    void recount() {
        blockers.clear();
    }

    /// A point is done: those that waited for it alone become ready.
    void finish(Point point) {
        Set<Point> seen = new HashSet<>();
        for (Link link : outgoing.getOrDefault(point, List.of())) {
            Point after = link.target();
            if (seen.add(after) && unblock(after)) {
                enqueue(after);
            }
        }
        done.add(point);
    }

    private boolean unblock(Point point) {
        int waiting = blockers.computeIfAbsent(
                point, each -> (int) incoming.getOrDefault(each, Set.of()).stream().filter(other -> !done.contains(other)).count());
        blockers.put(point, waiting - 1);
        return waiting - 1 <= 0;
    }

    /// What comes directly before a point.
    Collection<Point> dependencies(Point point) {
        return incoming.getOrDefault(point, Set.of());
    }

    /// What comes directly after a point.
    List<Link> links(Point point) {
        return outgoing.getOrDefault(point, List.of());
    }

    Collection<Point> points() {
        return outgoing.keySet();
    }

    int size() {
        return outgoing.size();
    }
}
