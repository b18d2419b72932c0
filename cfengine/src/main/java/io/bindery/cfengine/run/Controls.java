package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import java.util.HashMap;
import java.util.Map;

/// The evaluated control bodies by kind; of one attribute given several times the last stands.
final class Controls {
    private final Map<String, Attributes> byKind = new HashMap<>();

    Attributes of(String kind) {
        return byKind.getOrDefault(kind, Attributes.NONE);
    }

    void put(String kind, Attributes attributes) {
        byKind.put(kind, attributes);
    }
}
