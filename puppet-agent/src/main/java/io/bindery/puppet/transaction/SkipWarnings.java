package io.bindery.puppet.transaction;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.ResourceStatus;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// Logs which resources are skipped because of failed dependencies: each failure once, or each class once if warnings are merged.
final class SkipWarnings {
    private final boolean merged;
    private final Function<Point, ResourceStatus> statuses;
    private final Set<Point> named = new HashSet<>();
    private final Set<Point> namedForClasses = new HashSet<>();
    private final Set<Point> warnedForClasses = new HashSet<>();

    SkipWarnings(boolean merged, Function<Point, ResourceStatus> statuses) {
        this.merged = merged;
        this.statuses = statuses;
    }

    /// @param failed             what the point depends on and failed
    /// @param failedDependencies the same for all points so far
    void warn(Point point, Set<Point> failed, Map<Point, Set<Point>> failedDependencies) {
        name(point, failed);
        if (point.isAnchor()) {
            return;
        }
        Point container = point.container();
        if (merged && container != null && isFailed(container, failed, failedDependencies)) {
            for (Point dependency : failed) {
                if (warnedForClasses.add(dependency)) {
                    container.say(LogLevel.WARNING, "Skipping resources in class because of failed class dependencies");
                }
            }
        } else {
            point.say(LogLevel.WARNING, "Skipping because of failed dependencies");
        }
    }

    // The container itself is not a point of the walk; the anchor at its begin represents it.
    private static boolean isFailed(Point container, Set<Point> failed, Map<Point, Set<Point>> failedDependencies) {
        return failedDependencies.entrySet().stream()
                .anyMatch(entry -> entry.getKey().isAnchor() && entry.getKey().label().equals(container.label()) && entry.getValue().containsAll(failed));
    }

    private void name(Point point, Set<Point> failed) {
        if (merged && point.isAnchor()) {
            for (Point dependency : failed) {
                if (namedForClasses.add(dependency)) {
                    point.say(LogLevel.NOTICE, "Class dependency " + dependency + " has failures: " + statuses.apply(dependency).isFailed());
                }
            }
        } else if (!merged && !point.isAnchor()) {
            for (Point dependency : failed) {
                if (named.add(dependency)) {
                    point.say(LogLevel.NOTICE, "Dependency " + dependency + " has failures: " + statuses.apply(dependency).isFailed());
                }
            }
        }
    }
}
