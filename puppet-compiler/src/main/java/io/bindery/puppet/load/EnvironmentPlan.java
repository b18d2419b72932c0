package io.bindery.puppet.load;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The known attributes of an environment before its `environment.conf` is read. The file only supplies missing attributes.
///
/// @param modulepath as a setting has it; null if not set
/// @param manifest null if not set
/// @param usualManifest the manifest if neither the plan nor `environment.conf` sets one
public record EnvironmentPlan(
        String name,
        Path directory,
        @Nullable String modulepath,
        @Nullable Path manifest,
        Path usualManifest,
        Path bindings) {}
