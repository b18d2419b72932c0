package io.bindery.puppet.resource.core;

import java.util.List;

/// The types of this package.
public final class KnownTypes {
    private KnownTypes() {}

    public static List<io.bindery.puppet.resource.ResourceType> all() {
        return List.of(
                new NotifyType(),
                new ScheduleType(),
                new FilebucketType(),
                new InertType("stage", List.of("name")),
                new InertType("anchor", List.of("name")));
    }
}
