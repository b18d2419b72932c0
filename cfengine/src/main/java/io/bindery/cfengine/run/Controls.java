package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import java.util.HashMap;
import java.util.Map;

/// The evaluated control bodies by kind. If an attribute is given several times, the last value counts.
final class Controls {
    private final Map<String, Attributes> byKind = new HashMap<>();

    Attributes of(String kind) {
        return byKind.getOrDefault(kind, Attributes.NONE);
    }

    void put(String kind, Attributes attributes) {
        byKind.put(kind, attributes);
    }
}
