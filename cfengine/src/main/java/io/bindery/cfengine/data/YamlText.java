package io.bindery.cfengine.data;

import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/// Reads YAML into data: plain words become numbers, truth values or null if they have that form; everything else is text.
///
/// As CFEngine does: if the text is malformed, the result is the part read before the error; aliases are skipped as if they were
/// not there.
public final class YamlText {
    private static final int DEEPEST = 200;
    /// Tags whose scalars are interpreted by their form, in quotes or not.
    private static final Set<String> RESOLVED_TAGS = Set.of(
            "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:null");

    private final Parser events;
    private boolean broken;
    private int depth;

    private YamlText(String text) {
        LoadSettings settings = LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
        this.events = new ParserImpl(settings, new StreamReader(settings, ByteText.unicode(text)));
    }

    /// The first document, or null if the text holds no document.
    public static @Nullable Data read(String text) {
        return new YamlText(text).document();
    }

    private @Nullable Data document() {
        Event event = event();
        while (event != null && !(event instanceof NodeEvent)) {
            event = event();
        }
        return event == null ? null : node(event);
    }

    private @Nullable Event event() {
        try {
            while (!broken && events.hasNext()) {
                Event event = events.next();
                if (!(event instanceof AliasEvent)) {
                    return event;
                }
            }
            return null;
        } catch (YamlEngineException e) {
            broken = true;
            return null;
        }
    }

    private Data node(Event event) {
        return switch (event) {
            case ScalarEvent scalar -> scalar(scalar);
            case SequenceStartEvent start -> sequence();
            case MappingStartEvent start -> mapping();
            default -> Data.NULL;
        };
    }

    private Data sequence() {
        List<Data> items = new ArrayList<>();
        broken |= ++depth > DEEPEST;
        for (Event event = event(); event != null && event.getEventId() != Event.ID.SequenceEnd; event = event()) {
            items.add(node(event));
        }
        depth--;
        return new Data.Sequence(items);
    }

    private Data mapping() {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        broken |= ++depth > DEEPEST;
        for (Event event = event(); event != null && event.getEventId() != Event.ID.MappingEnd; event = event()) {
            String key = event instanceof ScalarEvent scalar ? ByteText.ofUnicode(scalar.getValue()) : "";
            Event value = event();
            if (value != null && value.getEventId() != Event.ID.MappingEnd) {
                members.put(key, node(value));
            } else {
                break;
            }
        }
        depth--;
        return new Data.Mapping(members);
    }

    private static Data scalar(ScalarEvent scalar) {
        String text = scalar.getValue();
        String tag = scalar.getTag().orElse("");
        boolean plain = scalar.getScalarStyle() == ScalarStyle.PLAIN && tag.isEmpty();
        return plain || RESOLVED_TAGS.contains(tag) ? resolved(text) : new Data.Text(ByteText.ofUnicode(text));
    }

    private static Data resolved(String text) {
        if (text.matches("-?(0|[1-9][0-9]{0,17})")) {
            return new Data.Whole(Long.parseLong(text));
        }
        if (text.matches("-?(0|[1-9][0-9]*)\\.[0-9]+([eE][-+]?[0-9]+)?|-?(0|[1-9][0-9]*)[eE][-+]?[0-9]+")) {
            return new Data.Real(Double.parseDouble(text));
        }
        return switch (text) {
            case "", "~", "null", "Null", "NULL" -> Data.NULL;
            case "y", "Y", "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON" -> new Data.Bool(true);
            case "n", "N", "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF" -> new Data.Bool(false);
            default -> new Data.Text(ByteText.ofUnicode(text));
        };
    }
}
