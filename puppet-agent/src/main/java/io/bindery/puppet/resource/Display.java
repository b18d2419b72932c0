package io.bindery.puppet.resource;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.type.CollectionType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Quotes;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Writes values as messages show them: strings in quotes, hashes over several lines.
public final class Display {
    private static final Hash FORMATS = formats();

    private Display() {}

    private static Hash formats() {
        SequencedMap<Value, Value> formats = new LinkedHashMap<>();
        formats.put(CollectionType.DEFAULT, Str.of("%#p"));
        formats.put(StringType.DEFAULT, Str.of("%p"));
        return Hash.owning(formats);
    }

    public static String of(Value value) {
        return switch (value) {
            case Str(String text) -> Quotes.single(text);
            case Sensitive _ -> "[redacted]";
            case Arr _, Hash _ -> StringConversion.convert(value, FORMATS);
            case Regex regex -> regex.pattern();
            default -> Attributes.text(value);
        };
    }
}
