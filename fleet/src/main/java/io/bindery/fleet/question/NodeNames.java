package io.bindery.fleet.question;

import io.bindery.data.JsonOutput;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/// Writes node names for answers.
final class NodeNames {
    private static final int FEW = 3;

    private NodeNames() {}

    /// `41 nodes (web01, web02, web03, ...)`, or the only node's name.
    static String text(Collection<String> nodes) {
        List<String> sorted = sorted(nodes);
        if (sorted.size() == 1) {
            return sorted.getFirst();
        }
        String more = sorted.size() > FEW ? ", ..." : "";
        return sorted.size() + " nodes (" + String.join(", ", sorted.subList(0, Math.min(FEW, sorted.size()))) + more + ")";
    }

    static void json(JsonOutput out, Collection<String> nodes) {
        out.beginArray();
        sorted(nodes).forEach(out::string);
        out.endArray();
    }

    static List<String> sorted(Collection<String> nodes) {
        List<String> sorted = new ArrayList<>(nodes);
        Collections.sort(sorted);
        return sorted;
    }
}
