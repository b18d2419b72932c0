package io.bindery.puppet.resource.service;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a resource says of a service.
///
/// @param path        the directories of init scripts
/// @param pattern     what its process is found by
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
