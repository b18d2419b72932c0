package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `packagesmatching(name, version, architecture, method)`: the installed packages that match.
public final class PackagesMatching implements Function {
    @Override
    public Result call(Call call) {
        return PackageInventory.matching(call, "software_packages.csv", "packages_installed");
    }
}
