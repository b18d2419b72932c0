package io.bindery.fleet.diff;

import io.bindery.fleet.compile.SiteSetup;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a cluster is asked to do.
///
/// @param address of the cluster, as the user gave it
/// @param settings of the cluster
/// @param work what is done for each node
/// @param setup how nodes are compiled
/// @param learning whether someone wants to know what compiles depended on
/// @param ruby the folder with JRuby's jar; null where Ruby is not to be had
/// @param scratch a folder for what is sent
public record EngineRequest(
        String address, Map<String, String> settings, NodeWork work, SiteSetup setup, boolean learning, @Nullable Path ruby, Path scratch) {
    public EngineRequest {
        settings = Map.copyOf(settings);
    }
}
