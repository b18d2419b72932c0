package io.bindery.data;

import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/// Reads the first document of a YAML text the way Ruby's `Psych.safe_load` does.
public final class YamlReader<T> {
    private static final String CORE = "tag:yaml.org,2002:";
    private static final Pattern RUBY_CLASS =
            Pattern.compile("!ruby/(?:object|struct|exception|hash|array|string|marshalable):?(.*)|!(?:map|seq|str):(.+)");

    private final DataBuilder<T> builder;
    private final YamlOptions options;
    private final SourceFile source;
    private final PlainScalars<T> scalars;
    private final Parser events;
    private final Map<String, Anchored<T>> anchors = new HashMap<>();
    private final boolean places;
    private int depth;
    private int values;

    /// A value with a name; its weight is how many values it holds. Null while it is still being read.
    private record Anchored<T>(@Nullable T value, int weight) {}

    private YamlReader(SourceFile source, DataBuilder<T> builder, YamlOptions options) {
        this.builder = builder;
        this.options = options;
        this.source = source;
        this.scalars = new PlainScalars<>(builder, options.symbols(), source.name());
        this.places = builder.wantsPlaces();
        LoadSettings settings = LoadSettings.builder()
                .setLabel(source.name())
                .setCodePointLimit(Integer.MAX_VALUE)
                .setBufferSize(8192)
                .build();
        this.events = new ParserImpl(settings, new StreamReader(settings, source.text()));
    }

    /// The first document of the source; `undef` where there is none.
    public static <T> T read(SourceFile source, DataBuilder<T> builder, YamlOptions options) {
        if (source.text().length() > options.limits().characters()) {
            throw new DataError("(" + source.name() + "): text is longer than " + options.limits().characters() + " characters", 0, 0);
        }
        try {
            return new YamlReader<>(source, builder, options).document();
        } catch (YamlEngineException problem) {
            throw PsychErrors.translate(source, problem);
        }
    }

    private T document() {
        events.next();
        if (events.checkEvent(Event.ID.StreamEnd)) {
            return builder.undef();
        }
        events.next();
        T value = node();
        events.next();
        return value;
    }

    private T node() {
        Event event = events.next();
        Mark mark = event.getStartMark().orElseThrow();
        if (event instanceof AliasEvent alias) {
            return alias(alias, mark);
        }
        count(1, mark);
        NodeEvent named = (NodeEvent) event;
        int before = values;
        Optional<String> anchor = named.getAnchor().map(Object::toString);
        anchor.ifPresent(name -> anchors.put(name, new Anchored<>(null, 0)));
        T value =
                switch (event) {
                    case ScalarEvent scalar -> scalar(scalar, mark);
                    case SequenceStartEvent sequence -> sequence(sequence, mark);
                    case MappingStartEvent mapping -> mapping(mapping, mark);
                    default -> throw new IllegalStateException(event.toString());
                };
        if (places) {
            value = builder.at(value, mark.getLine() + 1, mark.getColumn() + 1);
        }
        if (anchor.isPresent()) {
            anchors.put(anchor.get(), new Anchored<>(value, values - before + 1));
        }
        return value;
    }

    private T alias(AliasEvent alias, Mark mark) {
        String name = alias.getAnchor().map(Object::toString).orElse("");
        Anchored<T> anchored = anchors.get(name);
        if (anchored == null) {
            throw new DataError("Unknown alias: " + name, mark.getLine() + 1, mark.getColumn() + 1);
        }
        T value = anchored.value();
        if (value == null) {
            throw at(mark, "alias '" + name + "' stands inside the value it names");
        }
        count(anchored.weight(), mark);
        return value;
    }

    private void count(int more, Mark mark) {
        values += more;
        if (values > options.limits().values() || values < 0) {
            throw at(mark, "more than " + options.limits().values() + " values when aliases are followed");
        }
    }

    private void enter(Mark mark) {
        if (++depth > options.limits().depth()) {
            throw at(mark, "nesting of " + depth + " is too deep");
        }
    }

    private DataError at(Mark mark, String problem) {
        return PsychErrors.located(source.name(), problem, mark.getLine() + 1, mark.getColumn() + 1);
    }

    private T sequence(SequenceStartEvent start, Mark mark) {
        String tag = start.getTag().orElse(null);
        if (tag != null) {
            refuseClass(tag, mark);
        }
        enter(mark);
        List<T> elements = new ArrayList<>();
        while (!events.checkEvent(Event.ID.SequenceEnd)) {
            elements.add(node());
        }
        events.next();
        depth--;
        return tag != null && (tag.equals("!omap") || tag.equals(CORE + "omap")) ? omap(elements) : builder.list(elements);
    }

    // As Psych does: an ordered map is written as a sequence of one-pair mappings.
    private T omap(List<T> elements) {
        SequencedMap<T, T> entries = new LinkedHashMap<>();
        for (T element : elements) {
            SequencedMap<T, T> pair = builder.entries(element);
            if (pair != null) {
                entries.putAll(pair);
            }
        }
        return builder.map(entries);
    }

    private T mapping(MappingStartEvent start, Mark mark) {
        String tag = start.getTag().orElse(null);
        if (tag != null) {
            refuseClass(tag, mark);
            if (tag.equals("!set") || tag.equals(CORE + "set")) {
                throw scalars.disallowed("Psych::Set", mark);
            }
            if (tag.equals("!omap") || tag.equals(CORE + "omap")) {
                throw scalars.disallowed("Psych::Omap", mark);
            }
        }
        enter(mark);
        SequencedMap<T, T> entries = new LinkedHashMap<>();
        Set<T> own = new HashSet<>();
        while (!events.checkEvent(Event.ID.MappingEnd)) {
            entry(entries, own);
        }
        events.next();
        depth--;
        return builder.map(entries);
    }

    private void entry(SequencedMap<T, T> entries, Set<T> own) {
        Event keyEvent = events.peekEvent();
        T key = node();
        Event.ID valueKind = events.peekEvent().getEventId();
        T value = node();
        if (keyEvent instanceof ScalarEvent scalar
                && scalar.getValue().equals("<<")
                && !scalar.getTag().filter(tag -> tag.equals(CORE + "str")).isPresent()
                && merge(entries, value, valueKind)) {
            return;
        }
        entries.put(key, value);
        if (!own.add(key) && keyEvent instanceof ScalarEvent scalar) {
            Mark mark = scalar.getStartMark().orElseThrow();
            options.duplicates().accept(new DuplicateKey(scalar.getValue(), mark.getLine() + 1, mark.getColumn() + 1));
        }
    }

    // As Psych does: what is merged replaces what stands before it; among several mappings the first has precedence; what
    // cannot be merged becomes the value of a key named "<<".
    private boolean merge(SequencedMap<T, T> entries, T value, Event.ID kind) {
        if (kind == Event.ID.Alias || kind == Event.ID.MappingStart) {
            SequencedMap<T, T> merged = builder.entries(value);
            if (merged == null) {
                return false;
            }
            entries.putAll(merged);
            return true;
        }
        List<T> elements = kind == Event.ID.SequenceStart ? builder.elements(value) : null;
        if (elements == null) {
            return false;
        }
        SequencedMap<T, T> merged = new LinkedHashMap<>();
        for (T element : elements.reversed()) {
            SequencedMap<T, T> one = builder.entries(element);
            if (one == null) {
                return false;
            }
            merged.putAll(one);
        }
        entries.putAll(merged);
        return true;
    }

    private T scalar(ScalarEvent event, Mark mark) {
        String tag = event.getTag().filter(name -> !name.equals("!")).orElse(null);
        boolean specific = event.getTag().isPresent();
        if (!specific && event.getScalarStyle() != ScalarStyle.PLAIN) {
            return builder.string(event.getValue());
        }
        return tag == null ? scalars.plain(event.getValue(), mark) : tagged(tag, event.getValue(), mark);
    }

    private T tagged(String tag, String value, Mark mark) {
        switch (tag) {
            case CORE + "str", "!str", "!ruby/string" -> {
                return builder.string(value);
            }
            case CORE + "binary", "!binary" -> {
                return builder.binary(Base64.getMimeDecoder().decode(value));
            }
            case CORE + "float", "!float" -> {
                return scalars.asFloat(value, mark);
            }
            case "!ruby/regexp" -> throw scalars.disallowed("Regexp", mark);
            case "!ruby/range" -> throw scalars.disallowed("Range", mark);
            case "!ruby/class", "!ruby/module" -> throw scalars.disallowed(value, mark);
            default -> {
                if (tag.startsWith("!ruby/sym")) {
                    return scalars.symbol(value, mark);
                }
                refuseClass(tag, mark);
                return scalars.plain(value, mark);
            }
        }
    }

    private void refuseClass(String tag, Mark mark) {
        Matcher ruby = RUBY_CLASS.matcher(tag);
        if (ruby.matches()) {
            String name = ruby.group(1) != null ? ruby.group(1) : ruby.group(2);
            if (!name.equals("Hash") || !tag.startsWith("!ruby/object")) {
                throw scalars.disallowed(name.isEmpty() ? "Object" : name, mark);
            }
        }
    }
}
