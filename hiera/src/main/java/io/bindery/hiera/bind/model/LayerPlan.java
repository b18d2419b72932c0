package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.SourceLocation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The configuration of a layer: the bindings to include and to exclude.
///
/// @param include bindings references such as `module:/*::default`
public record LayerPlan(String name, List<String> include, List<String> exclude, @Nullable SourceLocation location) {
    public LayerPlan {
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
    }

    SourceLocation where() {
        return location == null ? SourceLocation.NONE : location;
    }

    /// The layers of a site that configures none.
    public static List<LayerPlan> defaults() {
        return List.of(
                new LayerPlan("site", List.of("confdir:/default?optional", "env:/default?optional"), List.of(), null),
                new LayerPlan("modules", List.of("module:/*::default"), List.of(), null));
    }
}
