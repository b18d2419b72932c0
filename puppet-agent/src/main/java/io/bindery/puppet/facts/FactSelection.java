package io.bindery.puppet.facts;

import java.util.List;
import java.util.Set;

/// The requested facts, and those that the configuration blocks.
///
/// @param queries names or paths into structured facts (`os.release.major`); an empty list selects all
/// @param legacy  whether a request for all facts includes the old flat facts
/// @param blocked names of facts, with everything inside them
/// @param blocksLegacy whether all old flat facts are blocked
record FactSelection(List<String> queries, boolean legacy, Set<String> blocked, boolean blocksLegacy) {
    FactSelection {
        queries = List.copyOf(queries);
        blocked = Set.copyOf(blocked);
    }

    boolean asksForAll() {
        return queries.isEmpty();
    }

    /// Whether a query leads to the structured fact of that name.
    boolean asksForRoot(String root) {
        return asksForAll() || queries.stream().anyMatch(query -> query.equals(root) || query.startsWith(root + "."));
    }

    boolean wantsLegacy(String name) {
        return !blocksLegacy && !isBlocked(name) && (asksForAll() ? legacy : queries.contains(name));
    }

    boolean isBlocked(String name) {
        for (String each : blocked) {
            if (name.startsWith(each) && (name.length() == each.length() || name.charAt(each.length()) == '.')) {
                return true;
            }
        }
        return false;
    }
}
