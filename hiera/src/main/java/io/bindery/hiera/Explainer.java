package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Records the steps of a lookup as a tree. [ExplainText] prints it.
public final class Explainer {
    private final Node root = new Node(null, null);
    private final boolean onlyOptions;
    private Node current = root;

    /// @param onlyOptions whether to look up nothing but `lookup_options`
    public Explainer(boolean onlyOptions) {
        this.onlyOptions = onlyOptions;
    }

    /// A step of a lookup.
    sealed interface Step {}

    /// A search for a key; `meta` if it searches for the options of another key.
    record Search(String key, boolean meta) implements Step {}

    record InvalidKey(String key) implements Step {}

    record MergeSource(String name) implements Step {}

    record MissingModule(String name, boolean exists) implements Step {}

    record Interpolating(String text) implements Step {}

    record Merging(MergeStrategy strategy) implements Step {}

    record Binding(String terminus) implements Step {}

    /// A layer or an entry of a hierarchy; only a layer has a configuration, only a module's layer a module.
    record Provider(String name, @Nullable Path configuration, @Nullable String module) implements Step {}

    record At(Location location) implements Step {}

    record Digging(List<Value> segments) implements Step {}

    record Segment(Value segment) implements Step {}

    record Named(String name) implements Step {}

    /// The result of a step.
    enum Outcome {
        FOUND,
        FOUND_IN_OVERRIDES,
        FOUND_IN_DEFAULTS,
        RESULT,
        NOT_FOUND,
        LOCATION_NOT_FOUND
    }

    /// A step with the steps inside it.
    static final class Node {
        private final @Nullable Node parent;
        private final @Nullable Step step;
        private final List<Node> branches = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();
        private @Nullable Outcome outcome;
        private @Nullable String key;
        private @Nullable Value value;

        Node(@Nullable Node parent, @Nullable Step step) {
            this.parent = parent;
            this.step = step;
        }

        @Nullable Step step() {
            return step;
        }

        List<Node> branches() {
            return branches;
        }

        List<String> texts() {
            return texts;
        }

        @Nullable Outcome outcome() {
            return outcome;
        }

        @Nullable String key() {
            return key;
        }

        @Nullable Value value() {
            return value;
        }
    }

    Node root() {
        return root;
    }

    boolean onlyOptions() {
        return onlyOptions;
    }

    void push(Step step) {
        Node node = new Node(current, step);
        current.branches.add(node);
        current = node;
    }

    void pop() {
        Node parent = current.parent;
        if (parent != null) {
            current = parent;
        }
    }

    void found(String key, Value value, Outcome outcome) {
        current.key = key;
        current.value = value;
        current.outcome = outcome;
    }

    void result(Value value) {
        current.value = value;
        current.outcome = Outcome.RESULT;
    }

    void notFound(String key) {
        current.key = key;
        current.outcome = Outcome.NOT_FOUND;
    }

    void locationNotFound() {
        current.outcome = Outcome.LOCATION_NOT_FOUND;
    }

    /// Shows a value that was found as something else.
    void replace(Value shown, Value instead) {
        if (shown != instead) {
            replace(root, shown, instead);
        }
    }

    private static void replace(Node node, Value shown, Value instead) {
        if (node.value == shown) {
            node.value = instead;
        }
        node.branches.forEach(branch -> replace(branch, shown, instead));
    }

    /// A remark where the lookup stands.
    public void text(String text) {
        current.texts.add(text);
    }
}
