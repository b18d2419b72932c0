package io.bindery.server.catalog;

import io.bindery.puppet.compile.Witness;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The keys of data that one compile looked up, found or not, in the order of their first lookup.
final class LookedUpKeys implements Witness {
    private final Set<String> keys = new LinkedHashSet<>();

    @Override
    public void fact(String name) {}

    @Override
    public void key(String name) {
        keys.add(name);
    }

    List<String> list() {
        return List.copyOf(keys);
    }
}
