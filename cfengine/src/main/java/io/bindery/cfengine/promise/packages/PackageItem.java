package io.bindery.cfengine.promise.packages;

/// A package in a list of packages. In a search, [#ANY] stands for any version or architecture.
record PackageItem(String name, String version, String architecture) {
    static final String ANY = "*";

    /// Whether this package matches a requested one, in which [#ANY] or an empty text matches everything.
    boolean isOneOf(PackageItem wanted) {
        return name.equals(wanted.name) && fits(version, wanted.version) && fits(architecture, wanted.architecture);
    }

    private static boolean fits(String found, String wanted) {
        return wanted.isEmpty() || wanted.equals(ANY) || wanted.equals(found);
    }
}
