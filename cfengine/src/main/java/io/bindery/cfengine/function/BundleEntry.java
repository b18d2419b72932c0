package io.bindery.cfengine.function;

import java.util.List;

/// A bundle of the policy as functions see it: kind (`agent`, `common`, ...), name, and the tags its `meta` promise gave.
public record BundleEntry(String kind, String namespace, String name, List<String> tags) {
    /// `namespace:name`, the default namespace too.
    public String qualified() {
        return namespace + ":" + name;
    }
}
