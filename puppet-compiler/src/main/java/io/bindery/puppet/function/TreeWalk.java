package io.bindery.puppet.function;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The nodes of a tree, each as a pair of the path to it and its value.
final class TreeWalk {
    private static final Type CONTAINERS = VariantType.of(ArrayType.DEFAULT, HashType.DEFAULT, ObjectType.DEFAULT);

    private final Value root;
    private final Type containers;
    private final boolean withRoot;
    private final boolean withContainers;
    private final boolean withValues;
    private final boolean breadthFirst;

    TreeWalk(Value root, Hash options) {
        this.root = root;
        this.containers = options.get("container_type") instanceof Type type ? type : CONTAINERS;
        if (!CONTAINERS.isAssignable(containers)) {
            throw new EvaluationError(
                    "Only Array, Hash, and Object types can be used as container types. Got " + containers);
        }
        this.withContainers = options.get("include_containers") != Bool.FALSE;
        this.withValues = options.get("include_values") != Bool.FALSE;
        this.withRoot = withContainers && options.get("include_root") != Bool.FALSE;
        this.breadthFirst = Str.of("breadth_first").equals(options.get("order"));
        if (!withContainers && !withValues) {
            throw new EvaluationError("Options 'include_containers' and 'include_values' cannot both be false");
        }
    }

    List<Value> nodes() {
        List<Value> nodes = new ArrayList<>();
        if (withRoot) {
            nodes.add(Arr.of(Arr.EMPTY, root));
        }
        if (breadthFirst) {
            addBreadthFirst(nodes);
        } else {
            addDepthFirst(nodes, List.of(), root);
        }
        return nodes;
    }

    private void addDepthFirst(List<Value> nodes, List<Value> path, Value container) {
        children(container).forEach((index, value) -> {
            List<Value> here = extended(path, index);
            if (!isContainer(value)) {
                if (withValues) {
                    nodes.add(Arr.of(new Arr(here), value));
                }
                return;
            }
            if (withContainers) {
                nodes.add(Arr.of(new Arr(here), value));
            }
            addDepthFirst(nodes, here, value);
        });
    }

    // As Puppet does: values are included whatever the option says.
    private void addBreadthFirst(List<Value> nodes) {
        record Pending(List<Value> path, Value container) {}
        Deque<Pending> pending = new ArrayDeque<>(List.of(new Pending(List.of(), root)));
        while (!pending.isEmpty()) {
            Pending next = pending.removeFirst();
            children(next.container()).forEach((index, value) -> {
                List<Value> here = extended(next.path(), index);
                boolean container = isContainer(value);
                if (container) {
                    pending.addLast(new Pending(here, value));
                }
                if (!container || withContainers) {
                    nodes.add(Arr.of(new Arr(here), value));
                }
            });
        }
    }

    private static List<Value> extended(List<Value> path, Value index) {
        List<Value> longer = new ArrayList<>(path);
        longer.add(index);
        return longer;
    }

    private boolean isContainer(Value value) {
        return containers.isInstance(value);
    }

    private static SequencedMap<Value, Value> children(Value container) {
        SequencedMap<Value, Value> children = new LinkedHashMap<>();
        switch (container) {
            case Hash hash -> children.putAll(hash.entries());
            case ObjectValue object -> ErrorValue.attributes(object).forEach((name, value) -> children.put(Str.of(name), value));
            default -> {
                long index = 0;
                for (Elements elements = Elements.of(container); elements.hasNext(); ) {
                    children.put(Int.of(index++), elements.next());
                }
            }
        }
        return children;
    }
}
