package io.bindery.puppet.transaction;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The files that a run writes.
///
/// @param state     the record of resources, for later runs
/// @param summary   the figures of the last run
/// @param report    the report of the last run; null writes none
/// @param store     the directory of all reports, with a subdirectory for each node; null stores none
/// @param classes   the classes of the last catalog; null writes none
/// @param resources the resources of the last catalog; null writes none
public record RunFiles(Path state, Path summary, @Nullable Path report, @Nullable Path store, @Nullable Path classes, @Nullable Path resources) {}
