package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.resource.Surroundings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The tables that a run has read, each once, so that all resources of a table edit the same entries.
final class Tables {
    private final Map<String, List<Entry>> known = new HashMap<>();

    static List<Entry> of(Table table, String target, Surroundings around) {
        Tables tables = around.shared().get(Tables.class, Tables::new);
        return tables.known.computeIfAbsent(table.kind() + " " + target, _ -> new ArrayList<>(table.entries(target, around)));
    }
}
