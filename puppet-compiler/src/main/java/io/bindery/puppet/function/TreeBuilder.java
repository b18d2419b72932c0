package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Builds a hash from paths and values, the output of `tree_each`.
final class TreeBuilder {
    private final boolean onlyHashes;
    private final Node root = new Node();

    private TreeBuilder(boolean onlyHashes) {
        this.onlyHashes = onlyHashes;
    }

    /// A container under construction: its keys are indices if it was an array.
    private static final class Node {
        final SequencedMap<Value, Object> children = new LinkedHashMap<>();
        boolean array;
    }

    static Value build(List<Value> entries, boolean onlyHashes) {
        TreeBuilder builder = new TreeBuilder(onlyHashes);
        for (Value entry : entries) {
            builder.add(((Arr) ((Arr) entry).get(0)).elements(), ((Arr) entry).get(1));
        }
        return builder.value(builder.root);
    }

    private void add(List<Value> path, Value value) {
        if (path.isEmpty()) {
            addAll(root, value);
            return;
        }
        Node node = root;
        for (Value key : path.subList(0, path.size() - 1)) {
            node = child(node, key);
        }
        node.children.put(path.getLast(), value);
    }

    /// The values of a root entry go into the result; the elements of an array under their indices.
    private static void addAll(Node node, Value value) {
        if (value instanceof Arr array) {
            for (int i = 0; i < array.size(); i++) {
                node.children.put(Int.of(i), array.get(i));
            }
        } else if (value instanceof Hash hash) {
            node.children.putAll(hash.entries());
        } else {
            throw new EvaluationError("no implicit conversion of " + RubyClass.name(value) + " into Hash");
        }
    }

    private Node child(Node node, Value key) {
        Object present = node.children.get(key);
        if (present instanceof Node inner) {
            return inner;
        }
        Node made = new Node();
        if (present instanceof Arr array && !onlyHashes) {
            made.array = true;
            addAll(made, array);
        } else if (present instanceof Value container) {
            addAll(made, container);
        }
        node.children.put(key, made);
        return made;
    }

    private Value value(Node node) {
        if (node.array) {
            List<Value> elements = new ArrayList<>();
            node.children.forEach((index, child) -> elements.add(child instanceof Node inner ? value(inner) : leaf((Value) child)));
            return new Arr(elements);
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        node.children.forEach((key, child) -> entries.put(key, child instanceof Node inner ? value(inner) : leaf((Value) child)));
        return Hash.owning(entries);
    }

    private Value leaf(Value value) {
        if (!onlyHashes || !(value instanceof Arr array)) {
            return value;
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (int i = 0; i < array.size(); i++) {
            entries.put(Int.of(i), leaf(array.get(i)));
        }
        return Hash.owning(entries);
    }
}
