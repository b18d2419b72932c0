package io.bindery.puppet.resource;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A resource that is ready to be applied: its properties, their values on the host, and the way to change them.
public interface Managed {
    Value ABSENT = Str.of("absent");

    /// The declared or audited properties, in the order in which they are applied; `ensure` comes first if there is one.
    List<Property> properties();

    /// The values that the properties have on the host. Looking changes nothing.
    ///
    /// @throws ResourceError if the host cannot be asked
    Map<String, Value> retrieve();

    /// The values as far as they are needed to find what differs. A property that is as desired may have any value that
    /// [Property#isInSync] knows for that.
    ///
    /// @throws ResourceError if the host cannot be asked
    default Map<String, Value> compared() {
        return retrieve();
    }

    /// Whether the thing exists, so that properties other than `ensure` mean something.
    default boolean isPresent(Map<String, Value> current) {
        return !ABSENT.equals(current.get("ensure"));
    }

    /// The name of the provider; null if the type has none.
    default @Nullable String provider() {
        return null;
    }

    /// Whether the provider works on this host. The answer is computed when the resource is applied, because an earlier resource
    /// may have installed a missing program.
    default boolean isSuitable() {
        return true;
    }

    /// Whether the resource supports a refresh: a service restarts, an exec runs again.
    default boolean isRefreshable() {
        return false;
    }

    /// Starts over.
    ///
    /// @throws ResourceError if that fails
    default void refresh() {}

    /// Whether a change of the resource makes it start over by itself.
    default boolean refreshesItself() {
        return false;
    }

    /// Writes what changed properties left to be written together.
    default void flush() {}

    /// Checks what only the whole catalog can tell, before anything is changed.
    default void check() {}

    /// The resources that this one generates before the catalog is applied.
    default List<Resource> generate() {
        return List.of();
    }

    /// Whether generated resources come before this one.
    default boolean isDepthFirst() {
        return false;
    }

    /// The resources that this one generates when it is applied, such as the files in a directory.
    default List<Resource> children() {
        return List.of();
    }
}
