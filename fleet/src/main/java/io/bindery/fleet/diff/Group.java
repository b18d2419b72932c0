package io.bindery.fleet.diff;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A change and all nodes that have it.
///
/// @param before where the old value comes from, at the first of the nodes; null where there is none
/// @param after where the new value comes from, at the first of the nodes; null where there is none
/// @param nodes sorted
public record Group(Change change, @Nullable Reason before, @Nullable Reason after, List<String> nodes) {
    public Group {
        nodes = List.copyOf(nodes);
    }

    /// What was edited, as far as it is known; null where it is not.
    public @Nullable Reason cause() {
        Reason reason = after != null ? after : before;
        return reason == null ? null : reason.root();
    }
}
