package io.bindery.puppet.load;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// What is known of an environment before its `environment.conf` is read, which then only adds what is not.
///
/// @param modulepath as a setting has it; null where nobody says
/// @param manifest null where nobody says
/// @param usualManifest where the manifest is if nobody says, nor `environment.conf`
public record EnvironmentPlan(
        String name,
        Path directory,
        @Nullable String modulepath,
        @Nullable Path manifest,
        Path usualManifest,
        Path bindings) {}
