package io.bindery.puppet.transaction;

import io.bindery.puppet.report.Event;
import io.bindery.puppet.report.EventStatus;
import io.bindery.puppet.report.LogLevel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// The pending refreshes. Events of a point are sent along the edges that notify.
final class EventQueues {
    private final Walk walk;
    private final Map<Point, List<Event>> waiting = new HashMap<>();

    EventQueues(Walk walk) {
        this.walk = walk;
    }

    /// Hands the events of a point on to all that it notifies.
    void send(Point point, List<Event> events) {
        SequencedMap<String, List<Event>> byName = new LinkedHashMap<>();
        events.forEach(event -> byName.computeIfAbsent(event.name(), _ -> new ArrayList<>()).add(event));
        byName.values().forEach(list -> {
            for (Walk.Link link : walk.links(point)) {
                if (link.notifies() && link.target().isRefreshable()) {
                    queue(point, link.target(), list);
                }
            }
            if (refreshesItself(point)) {
                queue(point, point, List.of(list.getFirst()));
            }
        });
        if (events.stream().anyMatch(Event::endsRefreshes)) {
            point.say(LogLevel.INFO, "Unscheduling refresh on " + point);
            waiting.remove(point);
        }
    }

    private static boolean refreshesItself(Point point) {
        var managed = point.managed();
        return managed != null && managed.refreshesItself();
    }

    private void queue(Point source, Point target, List<Event> events) {
        if (target.isAnchor() && target.isEnding()) {
            source.say(LogLevel.DEBUG, "The container " + target + " will propagate my refresh event");
        } else {
            source.say(LogLevel.INFO, "Scheduling refresh of " + target);
        }
        waiting.computeIfAbsent(target, _ -> new ArrayList<>()).addAll(events);
    }

    /// Drops what waits for a point that is skipped.
    void drop(Point point) {
        List<Event> events = waiting.remove(point);
        if (events != null && !events.isEmpty()) {
            point.say(LogLevel.INFO, "Unscheduling all events on " + point);
        }
    }

    /// The events that wait for a point.
    List<Event> waitingFor(Point point) {
        return waiting.getOrDefault(point, List.of());
    }

    /// Whether all events are only rehearsed.
    static boolean areRehearsed(List<Event> events) {
        return events.stream().allMatch(event -> event.status() == EventStatus.NOOP);
    }
}
