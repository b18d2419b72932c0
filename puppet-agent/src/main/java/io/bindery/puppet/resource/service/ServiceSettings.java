package io.bindery.puppet.resource.service;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The settings of a service resource.
///
/// @param path        the directories of init scripts
/// @param pattern     the pattern that finds its process
/// @param hasStatus   whether its script has a status command
/// @param hasRestart  whether its script has a restart command
record ServiceSettings(
        String name,
        String reference,
        @Nullable String start,
        @Nullable String stop,
        @Nullable String status,
        @Nullable String restart,
        @Nullable String binary,
        String pattern,
        List<String> path,
        boolean hasStatus,
        boolean hasRestart) {}
