package io.bindery.puppet.resource.augeas;

import java.util.ArrayList;
import java.util.List;

/// A node of a tree as `augtool` shows it.
///
/// @param value its value; empty if it has none
record TreeNode(String path, String value) {
    private static final String NOTHING = "(none)";

    /// The nodes of the answer to a question: a line for each, `path = value`.
    static List<TreeNode> parse(List<String> lines) {
        List<TreeNode> nodes = new ArrayList<>();
        for (String line : lines) {
            int equals = line.indexOf(" = ");
            if (equals > 0 && line.startsWith("/")) {
                String value = line.substring(equals + 3);
                nodes.add(new TreeNode(line.substring(0, equals), value.equals(NOTHING) ? "" : value));
            }
        }
        return nodes;
    }
}
