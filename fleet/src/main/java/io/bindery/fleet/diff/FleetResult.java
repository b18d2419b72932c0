package io.bindery.fleet.diff;

import java.util.List;

/// What a change does to a fleet.
///
/// @param from the old state as the user named it, and its version
/// @param to the new state
/// @param failures those of the new state first
/// @param groups sorted by resource
public record FleetResult(Ref from, Ref to, Counts counts, List<FailureGroup> failures, List<Group> groups) {
    /// A state of the code.
    public record Ref(String label, String version) {}

    /// How many nodes.
    ///
    /// @param nodes that were meant
    /// @param different that get something else
    /// @param same that were compiled at both sides and get the same
    /// @param unaffected that nothing they depend on was changed for, so that one compile or none was enough
    /// @param failed that fail at one side or both
    /// @param failedBefore those of the failed that fail at both sides
    /// @param notDone that an interrupt left out
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
