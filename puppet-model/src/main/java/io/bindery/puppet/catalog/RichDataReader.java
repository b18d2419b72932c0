package io.bindery.puppet.catalog;

import io.bindery.puppet.time.TimespanFormat;
import io.bindery.puppet.time.TimestampText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Turns tagged data back into the values that [RichData] wrote. A value that needs types or functions of an environment, such as
/// `Deferred`, stays a hash as on the wire.
public final class RichDataReader {
    private RichDataReader() {}

    public static Value read(Value data) {
        return switch (data) {
            case Arr list -> new Arr(list.elements().stream().map(RichDataReader::read).toList());
            case Hash hash when hash.get(RichData.TYPE) instanceof Str(String type) -> tagged(type, hash);
            case Hash hash -> plain(hash);
            default -> data;
        };
    }

    private static Value plain(Hash hash) {
        SequencedMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(hash.size());
        hash.entries().forEach((key, value) -> entries.put(key, read(value)));
        return Hash.owning(entries);
    }

    private static Value tagged(String type, Hash hash) {
        Value value = hash.get(RichData.VALUE);
        String text = value instanceof Str(String string) ? string : "";
        return switch (type) {
            case "Default" -> Default.DEFAULT;
            case "Sensitive" -> value == null ? hash : new Sensitive(read(value));
            case "Regexp" -> new Regex(text);
            case "Binary" -> new Binary(Base64.getDecoder().decode(text));
            case "URI" -> Uri.parse(text);
            case "Timestamp" -> TimestampText.parse(text, null);
            case "Timespan" -> TimespanFormat.parse(text);
            case "Hash" -> value instanceof Arr pairs ? keyed(pairs) : hash;
            default -> hash;
        };
    }

    private static Value keyed(Arr pairs) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (int i = 0; i + 1 < pairs.size(); i += 2) {
            entries.put(read(pairs.get(i)), read(pairs.get(i + 1)));
        }
        return Hash.owning(entries);
    }
}
