package io.bindery.puppet.transaction;

import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The options of applying a catalog.
///
/// @param noop              whether nothing is changed unless a resource says otherwise
/// @param tags              resources without one of these tags are skipped; empty applies all
/// @param skipTags          resources with one of these tags are skipped
/// @param ignoreSchedules   whether resources are applied outside of their schedules, too
/// @param evaltrace         whether the begin and the end of each resource are logged
/// @param mergeWarnings     whether the skipped resources of a class give a single warning
/// @param defaultSchedules  whether the schedules that every catalog has are added
/// @param graphs            the directory for drawings of the catalog; null draws nothing
/// @param preprocessDeferred whether deferred values are resolved before anything is applied
public record RunOptions(
        boolean noop,
        Set<String> tags,
        Set<String> skipTags,
        boolean ignoreSchedules,
        boolean evaltrace,
        boolean mergeWarnings,
        boolean defaultSchedules,
        @Nullable Path graphs,
        boolean preprocessDeferred) {
    public RunOptions {
        tags = Set.copyOf(tags);
        skipTags = Set.copyOf(skipTags);
    }

    /// A run that applies all of a catalog and says no more than it must.
    public static final RunOptions USUAL = new RunOptions(false, Set.of(), Set.of(), false, false, false, true, null, true);
}
