package io.bindery.fleet.report;

import java.util.List;

/// Node names and numbers as all reports write them.
final class Names {
    private static final int FEW = 3;

    private Names() {}

    /// `41 nodes (web01, web02, web03, ...)`, or the only node's name.
    static String of(List<String> nodes) {
        if (nodes.size() == 1) {
            return nodes.getFirst();
        }
        String more = nodes.size() > FEW ? ", ..." : "";
        return nodes.size() + " nodes (" + String.join(", ", nodes.subList(0, Math.min(FEW, nodes.size()))) + more + ")";
    }

    /// `1 node`, `2 nodes`.
    static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
