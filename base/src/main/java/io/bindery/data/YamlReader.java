package io.bindery.data;

import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads the first document of a YAML text the way Ruby's `Psych.safe_load` does.
public final class YamlReader<T> {
    private final DataBuilder<T> builder;
    private final YamlOptions options;
    private final SourceFile source;
    private final TaggedNodes<T> tagged;
    private final PlainScalars<T> scalars;
    private final Map<String, Anchored<T>> anchors = new HashMap<>();
    private final boolean places;
    private int values;

    /// A value with an anchor. Its weight is the number of values in it. The value is null while it is still being read.
    private record Anchored<T>(@Nullable T value, int weight) {}

    private YamlReader(SourceFile source, DataBuilder<T> builder, YamlOptions options) {
        this.builder = builder;
        this.options = options;
        this.source = source;
        this.scalars = new PlainScalars<>(builder, options.symbols(), source.name());
        this.tagged = new TaggedNodes<>(builder, scalars);
        this.places = builder.wantsPlaces();
    }

    /// The first document of the source, `undef` if the source holds no document.
    public static <T> T read(SourceFile source, DataBuilder<T> builder, YamlOptions options) {
        DataLimits limits = options.limits();
        if (source.text().length() > limits.characters()) {
            throw new DataError("(" + source.name() + "): text is longer than " + limits.characters() + " characters", 0, 0);
        }
        YamlNode root = YamlParser.parse(source.name(), source.text(), limits);
        return root == null ? builder.undef() : new YamlReader<>(source, builder, options).node(root);
    }

    private T node(YamlNode node) {
        return switch (node) {
            case YamlNode.Alias alias -> alias(alias);
            case YamlNode.Scalar scalar -> named(scalar, scalar.anchor());
            case YamlNode.Sequence sequence -> named(sequence, sequence.anchor());
            case YamlNode.Mapping mapping -> named(mapping, mapping.anchor());
        };
    }

    private T named(YamlNode node, @Nullable String anchor) {
        count(1, node.mark());
        int before = values;
        if (anchor != null) {
            anchors.put(anchor, new Anchored<>(null, 0));
        }
        T value =
                switch (node) {
                    case YamlNode.Alias alias -> alias(alias);
                    case YamlNode.Scalar scalar -> scalar(scalar);
                    case YamlNode.Sequence sequence -> sequence(sequence);
                    case YamlNode.Mapping mapping -> mapping(mapping);
                };
        if (places) {
            value = builder.at(value, node.mark().line() + 1, node.mark().column() + 1);
        }
        if (anchor != null) {
            anchors.put(anchor, new Anchored<>(value, values - before + 1));
        }
        return value;
    }

    private T alias(YamlNode.Alias alias) {
        Anchored<T> anchored = anchors.get(alias.name());
        YamlMark mark = alias.mark();
        if (anchored == null || !options.aliases()) {
            throw new DataError("Unknown alias: " + alias.name(), mark.line() + 1, mark.column() + 1);
        }
        T value = anchored.value();
        if (value == null) {
            throw at(mark, "alias '" + alias.name() + "' stands inside the value it names");
        }
        count(anchored.weight(), mark);
        return value;
    }

    private void count(int more, YamlMark mark) {
        values += more;
        if (values > options.limits().values() || values < 0) {
            throw at(mark, "more than " + options.limits().values() + " values when aliases are followed");
        }
    }

    private DataError at(YamlMark mark, String problem) {
        return PsychErrors.of(source.name(), problem, null, mark);
    }

    private T scalar(YamlNode.Scalar scalar) {
        if (scalar.plain()) {
            return scalars.plain(scalar.text(), scalar.mark());
        }
        return scalar.tag() == null ? builder.string(scalar.text()) : tagged.scalar(scalar.tag(), scalar.text(), scalar.mark());
    }

    private T sequence(YamlNode.Sequence sequence) {
        String tag = sequence.tag();
        if (tag != null) {
            tagged.refuseList(tag, sequence.mark());
            if (TaggedNodes.isOrderedMap(tag)) {
                return orderedMap(sequence);
            }
        }
        List<T> elements = new ArrayList<>(sequence.elements().size());
        for (YamlNode element : sequence.elements()) {
            elements.add(node(element));
        }
        return builder.list(elements);
    }

    // As Psych does: an ordered map is a sequence of collections, of which the first and the last member count.
    private T orderedMap(YamlNode.Sequence sequence) {
        SequencedMap<T, T> entries = new LinkedHashMap<>();
        for (YamlNode element : sequence.elements()) {
            List<YamlNode> members =
                    switch (element) {
                        case YamlNode.Mapping mapping -> mapping.children();
                        case YamlNode.Sequence inner -> inner.elements();
                        case YamlNode.Scalar scalar -> List.of();
                        case YamlNode.Alias alias -> List.of();
                    };
            if (members.isEmpty()) {
                YamlMark mark = element.mark();
                throw new DataError("undefined method `first' for nil:NilClass", mark.line() + 1, mark.column() + 1);
            }
            T key = node(members.getFirst());
            entries.put(key, node(members.getLast()));
        }
        return builder.map(entries);
    }

    private T mapping(YamlNode.Mapping mapping) {
        if (mapping.tag() != null) {
            tagged.refuseMapping(mapping.tag(), mapping.mark());
        }
        List<YamlNode> children = mapping.children();
        SequencedMap<T, T> entries = LinkedHashMap.newLinkedHashMap(children.size() / 2);
        Set<T> own = HashSet.newHashSet(children.size() / 2);
        for (int i = 0; i < children.size(); i += 2) {
            entry(children.get(i), children.get(i + 1), entries, own);
        }
        boolean text = mapping.tag() != null && TaggedNodes.isString(mapping.tag());
        return text ? tagged.stringMapping(entries, mapping.mark()) : builder.map(entries);
    }

    private void entry(YamlNode keyNode, YamlNode valueNode, SequencedMap<T, T> entries, Set<T> own) {
        T key = node(keyNode);
        T value = node(valueNode);
        if (isMergeKey(keyNode) && merge(entries, value, valueNode)) {
            return;
        }
        entries.put(key, value);
        if (!own.add(key) && keyNode instanceof YamlNode.Scalar scalar) {
            YamlMark mark = scalar.mark();
            options.duplicates().accept(new DuplicateKey(scalar.text(), mark.line() + 1, mark.column() + 1));
        }
    }

    private static boolean isMergeKey(YamlNode key) {
        return key instanceof YamlNode.Scalar scalar
                && scalar.text().equals("<<")
                && !(TaggedNodes.CORE + "str").equals(scalar.tag());
    }

    // As Psych does: merged entries replace earlier entries of the same name; among several merged mappings the first has
    // precedence; a value that cannot be merged becomes the value of a key named "<<".
    private boolean merge(SequencedMap<T, T> entries, T value, YamlNode node) {
        return switch (node) {
            case YamlNode.Alias alias -> merge(entries, List.of(value));
            case YamlNode.Mapping mapping -> merge(entries, List.of(value));
            case YamlNode.Sequence sequence -> merge(entries, builder.elements(value));
            case YamlNode.Scalar scalar -> false;
        };
    }

    private boolean merge(SequencedMap<T, T> entries, @Nullable List<T> mappings) {
        if (mappings == null) {
            return false;
        }
        SequencedMap<T, T> merged = new LinkedHashMap<>();
        for (T mapping : mappings.reversed()) {
            SequencedMap<T, T> one = builder.entries(mapping);
            if (one == null) {
                return false;
            }
            merged.putAll(one);
        }
        entries.putAll(merged);
        return true;
    }
}
