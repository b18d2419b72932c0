package io.bindery.puppet.resource.packages;

/// The state of a package on the host.
///
/// @param version its version; `absent` or `purged` if it is not installed
/// @param mark    `hold` or `none`
record PackageState(String version, String mark) {
    static final PackageState ABSENT = new PackageState("absent", "none");
    static final PackageState PURGED = new PackageState("purged", "none");

    boolean isInstalled() {
        return !version.equals("absent") && !version.equals("purged");
    }
}
