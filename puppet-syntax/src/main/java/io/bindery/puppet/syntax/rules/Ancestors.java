package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.tree.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The nodes around the one being checked.
final class Ancestors {
    private final List<Node> nodes = new ArrayList<>();

    void push(Node node) {
        nodes.add(node);
    }

    void pop() {
        nodes.removeLast();
    }

    /// The node right around, or null at the top.
    @Nullable Node parent() {
        return above(0);
    }

    /// The node around, not counting the `levels` nearest ones; null above the top.
    @Nullable Node above(int levels) {
        int index = nodes.size() - 1 - levels;
        return index < 0 ? null : nodes.get(index);
    }
}
