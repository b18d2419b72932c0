package io.bindery.puppet.resource.packages;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A package manager.
interface PackageProvider {
    String name();

    /// Whether its programs are on this host.
    boolean isSuitable();

    /// All installed packages, listed at once.
    Map<String, PackageState> survey();

    /// One package that the survey did not have.
    PackageState query(String name);

    void install(PackageRequest request, PackageState found);

    void uninstall(PackageRequest request, PackageState found);

    default void purge(PackageRequest request, PackageState found) {
        uninstall(request, found);
    }

    /// The newest available version; null if it is unknown.
    @Nullable String latest(PackageRequest request);

    /// Whether an installed version satisfies the requested one, such as a range.
    default boolean isSatisfied(PackageRequest request, String version) {
        return false;
    }

    /// Whether packages can be held at their version.
    default boolean holds() {
        return false;
    }

    default void hold(String name) {}

    default void release(String name) {}

    /// Tidies up after changes.
    default void flush(PackageRequest request, boolean marked) {}

    /// Whether packages can be installed from a given file only.
    default boolean needsSource() {
        return false;
    }
}
