package io.bindery.fleet.diff;

import java.util.List;

/// The effect of a change on a fleet.
///
/// @param from the old state as the user named it, and its version
/// @param to the new state
/// @param failures those of the new state first
/// @param groups sorted by resource
public record FleetResult(Ref from, Ref to, Counts counts, List<FailureGroup> failures, List<Group> groups) {
    /// A state of the code.
    public record Ref(String label, String version) {}

    /// Numbers of nodes.
    ///
    /// @param nodes all selected nodes
    /// @param different nodes whose result differs
    /// @param same nodes compiled at both sides with the same result
    /// @param unaffected nodes with unchanged inputs, so that one compile or none was enough
    /// @param failed nodes that fail at one side or both
    /// @param failedBefore failed nodes that fail at both sides
    /// @param notDone nodes that were left out because of an interrupt
    public record Counts(int nodes, int different, int same, int unaffected, int failed, int failedBefore, int notDone) {}

    public FleetResult {
        failures = List.copyOf(failures);
        groups = List.copyOf(groups);
    }

    /// As octocatalog-diff has it: 0 for no difference, 1 for a failure, 2 for differences.
    ///
    /// @param known whether nodes that fail at both sides count as failures
    public int exitCode(boolean known) {
        int counted = known ? counts.failed : counts.failed - counts.failedBefore;
        boolean breaks = failures.stream().anyMatch(each -> each.where() == FailureGroup.Where.NEW || known);
        if (counts.notDone > 0 || breaks && counted > 0) {
            return 1;
        }
        return groups.isEmpty() && counted == 0 ? 0 : 2;
    }
}
