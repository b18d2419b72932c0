package io.bindery.puppet.resource.packages;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A resource's request for a package.
///
/// @param ensure `present`, `absent`, `purged`, `latest` or a version
/// @param mark   `hold`, `none`, or null if it is not given
record PackageRequest(
        String name,
        String ensure,
        @Nullable String source,
        @Nullable String mark,
        boolean keepsConfiguration,
        @Nullable String answers,
        boolean allowsMedia,
        List<String> installOptions,
        List<String> uninstallOptions,
        @Nullable String command) {
    PackageRequest {
        installOptions = List.copyOf(installOptions);
        uninstallOptions = List.copyOf(uninstallOptions);
    }

    /// Whether a certain version is requested.
    boolean isVersioned() {
        return !List.of("present", "absent", "purged", "latest").contains(ensure);
    }
}
