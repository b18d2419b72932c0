package io.bindery.cfengine.function;

/// `packagesmatching(name, version, architecture, method)`: the installed packages that match.
final class PackagesMatching implements Function {
    @Override
    public Result call(Call call) {
        return PackageInventory.matching(call, "software_packages.csv");
    }
}
