package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `packageupdatesmatching(name, version, architecture, method)`: the available updates that match.
public final class PackageUpdatesMatching implements Function {
    @Override
    public Result call(Call call) {
        return PackageInventory.matching(call, "software_patches_avail.csv", "packages_updates");
    }
}
