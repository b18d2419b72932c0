package io.bindery.puppet.convert;

import io.bindery.puppet.value.SemVer;

/// A semantic version as text.
final class VersionText {
    private VersionText() {}

    static String of(SemVer version) {
        String core = version.major() + "." + version.minor() + "." + version.patch();
        String prerelease = version.prerelease().isEmpty() ? "" : "-" + version.prerelease();
        return core + prerelease + (version.build().isEmpty() ? "" : "+" + version.build());
    }
}
