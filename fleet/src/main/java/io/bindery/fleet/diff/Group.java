package io.bindery.fleet.diff;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A change and all nodes that have it.
///
/// @param before the origin of the old value at the first of the nodes; null if it is unknown
/// @param after the origin of the new value at the first of the nodes; null if it is unknown
/// @param nodes sorted
public record Group(Change change, @Nullable Reason before, @Nullable Reason after, List<String> nodes) {
    public Group {
        nodes = List.copyOf(nodes);
    }

    /// The edit that caused the change; null if it is unknown.
    public @Nullable Reason cause() {
        Reason reason = after != null ? after : before;
        return reason == null ? null : reason.root();
    }
}
