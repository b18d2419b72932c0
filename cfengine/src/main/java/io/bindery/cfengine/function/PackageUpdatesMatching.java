package io.bindery.cfengine.function;

/// `packageupdatesmatching(name, version, architecture, method)`: the available updates that match.
final class PackageUpdatesMatching implements Function {
    @Override
    public Result call(Call call) {
        return PackageInventory.matching(call, "software_patches_avail.csv");
    }
}
