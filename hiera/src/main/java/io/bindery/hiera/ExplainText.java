package io.bindery.hiera;

import io.bindery.hiera.Explainer.Node;
import io.bindery.hiera.Explainer.Outcome;
import io.bindery.hiera.Explainer.Step;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Prints an explanation as `puppet lookup --explain` does.
public final class ExplainText {
    private final StringBuilder out = new StringBuilder();

    private ExplainText() {}

    public static String of(Explainer explainer) {
        ExplainText text = new ExplainText();
        text.branches(explainer.root(), "");
        text.texts(explainer.root(), "");
        return text.out.toString();
    }

    private void node(Node node, String indent) {
        Step step = node.step();
        switch (step) {
            case null -> {}
            case Explainer.Search search -> titled(node, indent, "Searching for \"" + search.key() + "\"");
            case Explainer.InvalidKey invalid -> line(indent, "Invalid key \"" + invalid.key() + "\"");
            case Explainer.MergeSource source -> line(indent, "Using merge options from \"" + source.name() + "\" hash");
            case Explainer.MissingModule module -> line(indent, missing(module));
            case Explainer.Interpolating interpolating ->
                titled(node, indent, "Interpolation on \"" + interpolating.text() + "\"");
            case Explainer.Merging merging -> merging(node, merging.strategy(), indent);
            case Explainer.Binding binding -> withOutcome(node, indent, "Data Binding \"" + binding.terminus() + "\"");
            case Explainer.Provider provider -> provider(node, provider, indent);
            case Explainer.At at -> location(node, at.location(), indent);
            case Explainer.Digging digging ->
                withOutcome(
                        node,
                        indent,
                        "Sub key: \""
                                + digging.segments().stream().map(RubyText::of).collect(Collectors.joining(".")) + "\"");
            case Explainer.Segment segment -> outcome(node, indent);
            case Explainer.Named named -> withOutcome(node, indent, named.name());
        }
    }

    private static String missing(Explainer.MissingModule module) {
        return module.exists()
                ? "Module data provider for module \"" + module.name() + "\" not found"
                : "Module \"" + module.name() + "\" not found";
    }

    private void line(String indent, String text) {
        out.append(indent).append(text).append('\n');
    }

    private void branches(Node node, String indent) {
        node.branches().forEach(branch -> node(branch, indent));
    }

    private void texts(Node node, String indent) {
        node.texts().forEach(text -> line(indent, text));
    }

    private void titled(Node node, String indent, String title) {
        line(indent, title);
        branches(node, indent + "  ");
    }

    private void withOutcome(Node node, String indent, String title) {
        titled(node, indent, title);
        outcome(node, indent + "  ");
    }

    private void provider(Node node, Explainer.Provider provider, String indent) {
        line(indent, provider.name());
        String inner = indent + "  ";
        if (provider.configuration() != null) {
            line(inner, "Using configuration \"" + provider.configuration() + "\"");
        }
        branches(node, inner);
        outcome(node, inner);
    }

    private void location(Node node, Location location, String indent) {
        String kind = location.path() == null ? "URI" : "Path";
        line(indent, kind + " \"" + location.text() + "\"");
        String inner = indent + "  ";
        line(inner, "Original " + kind.toLowerCase(Locale.ROOT) + ": \"" + location.original() + "\"");
        branches(node, inner);
        if (node.outcome() == Outcome.LOCATION_NOT_FOUND) {
            line(inner, kind + " not found");
        }
        outcome(node, inner);
    }

    private void merging(Node node, MergeStrategy strategy, String indent) {
        List<Node> branches = node.branches();
        if (branches.isEmpty()) {
            return;
        }
        if (branches.size() == 1) {
            node(branches.getFirst(), indent);
            return;
        }
        line(indent, "Merge strategy " + strategy.kind().label());
        String inner = indent + "  ";
        Hash options = shownOptions(strategy);
        if (options.size() > 0) {
            out.append(inner).append("Options: ");
            value(options, inner);
            out.append('\n');
        }
        branches(node, inner);
        Value result = node.value();
        if (node.outcome() == Outcome.RESULT && result != null) {
            out.append(inner).append("Merged result: ");
            value(result, inner);
            out.append('\n');
        }
    }

    static Hash shownOptions(MergeStrategy strategy) {
        SequencedMap<Value, Value> options = new LinkedHashMap<>(strategy.options().entries());
        options.remove(new Str("strategy"));
        return Hash.owning(options);
    }

    private void outcome(Node node, String indent) {
        Outcome outcome = node.outcome();
        switch (outcome) {
            case NOT_FOUND -> line(indent, "No such key: \"" + node.key() + "\"");
            case FOUND -> found(node, indent, "");
            case FOUND_IN_OVERRIDES -> found(node, indent, " in overrides");
            case FOUND_IN_DEFAULTS -> found(node, indent, " in defaults");
            case RESULT, LOCATION_NOT_FOUND -> {}
            case null -> {}
        }
        texts(node, indent);
    }

    private void found(Node node, String indent, String where) {
        @Nullable Value value = node.value();
        out.append(indent).append("Found key: \"").append(node.key()).append("\" value: ");
        if (value != null) {
            value(value, indent);
        }
        out.append(where).append('\n');
    }

    private void value(Value value, String indent) {
        switch (value) {
            case Hash hash -> hash(hash, indent);
            case Arr list -> list(list, indent);
            default -> out.append(RubyText.inspect(value));
        }
    }

    private void hash(Hash hash, String indent) {
        out.append('{');
        String inner = indent + "  ";
        String separator = "\n";
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            out.append(separator).append(inner);
            value(entry.getKey(), inner);
            out.append(" => ");
            value(entry.getValue(), inner);
            separator = ",\n";
        }
        out.append(hash.size() == 0 ? "}" : "\n" + indent + "}");
    }

    private void list(Arr list, String indent) {
        out.append('[');
        String inner = indent + "  ";
        String separator = "\n";
        for (Value element : list.elements()) {
            out.append(separator).append(inner);
            value(element, inner);
            separator = ",\n";
        }
        out.append(list.size() == 0 ? "]" : "\n" + indent + "]");
    }
}
