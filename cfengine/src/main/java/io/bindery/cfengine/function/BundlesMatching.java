package io.bindery.cfengine.function;

import java.util.List;
import java.util.function.BiPredicate;

/// `bundlesmatching(pattern, tag, ...)`: the bundles whose name and tags match, last read first.
final class BundlesMatching implements Function {
    @Override
    public Result call(Call call) {
        BiPredicate<String, List<String>> test = Tagged.test(call);
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
