package io.bindery.fleet.diff;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A failure and all nodes that have it.
///
/// @param where the side at which it occurs
/// @param message as Puppet prints it, with `<node>` for the node's name
/// @param file the file it points to, relative to the top of the code; null if it points to none
/// @param nodes sorted
public record FailureGroup(Where where, String message, @Nullable String file, int line, List<String> nodes) {
    /// The side at which nodes fail.
    public enum Where {
        /// They compile at the old state only.
        NEW,
        /// They compile at the new state only.
        OLD,
        /// They compile at neither. The message is that of the new state.
        BOTH
    }

    public FailureGroup {
        nodes = List.copyOf(nodes);
    }
}
