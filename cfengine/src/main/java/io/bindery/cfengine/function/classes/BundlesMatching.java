package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.BundleEntry;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import java.util.List;
import java.util.function.BiPredicate;

/// `bundlesmatching(pattern, tag, ...)`: the bundles whose name and tags match, last read first.
public final class BundlesMatching implements Function {
    @Override
    public Result call(Call call) {
        // As CFEngine does: of several tags the first is looked for.
        BiPredicate<String, List<String>> test = Tagged.test(call, Math.min(2, call.size()));
        if (test == null) {
            return Result.failure();
        }
        List<String> names = call.context()
                .bundles()
                .filter(bundle -> test.test(bundle.qualified(), bundle.tags()))
                .map(BundleEntry::qualified)
                .toList();
        return Result.of(names.reversed());
    }
}
