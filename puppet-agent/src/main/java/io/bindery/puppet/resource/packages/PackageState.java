package io.bindery.puppet.resource.packages;

/// What a package is on the host.
///
/// @param version its version, or `absent` or `purged` where it is not installed
/// @param mark    `hold` or `none`
record PackageState(String version, String mark) {
    static final PackageState ABSENT = new PackageState("absent", "none");
    static final PackageState PURGED = new PackageState("purged", "none");

    boolean isInstalled() {
        return !version.equals("absent") && !version.equals("purged");
    }
}
