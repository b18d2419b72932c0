package io.bindery.puppet.resource.core;

import io.bindery.puppet.resource.ResourceSchema;
import java.util.List;

/// The types of this package.
public final class KnownTypes {
    private KnownTypes() {}

    public static List<io.bindery.puppet.resource.ResourceType> all() {
        return List.of(
                new NotifyType(),
                new ScheduleType(),
                new FilebucketType(),
                new InertType(new ResourceSchema("stage", List.of(), List.of("name")), false),
                new InertType(new ResourceSchema("anchor", List.of(), List.of("name")), true));
    }
}
