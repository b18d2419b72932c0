package io.bindery.fleet.diff;

import io.bindery.fleet.compile.SiteSetup;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A request to a cluster.
///
/// @param address the address of the cluster, as the user gave it
/// @param settings the settings of the cluster
/// @param work the work for each node
/// @param setup how nodes are compiled
/// @param learning whether the inputs of compiles are recorded
/// @param ruby the folder with JRuby's jar; null if Ruby is not available
/// @param scratch a folder for the files that are sent
public record EngineRequest(
        String address, Map<String, String> settings, NodeWork work, SiteSetup setup, boolean learning, @Nullable Path ruby, Path scratch) {
    public EngineRequest {
        settings = Map.copyOf(settings);
    }
}
