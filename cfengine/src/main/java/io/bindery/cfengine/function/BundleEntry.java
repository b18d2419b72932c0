package io.bindery.cfengine.function;

import java.util.List;

/// A bundle of the policy as functions see it: its kind (`agent`, `common`, ...), its name, and the tags of its `meta` promise.
public record BundleEntry(String kind, String namespace, String name, List<String> tags) {
    /// `namespace:name`, the default namespace too.
    public String qualified() {
        return namespace + ":" + name;
    }
}
