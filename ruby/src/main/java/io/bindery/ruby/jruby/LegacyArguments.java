package io.bindery.ruby.jruby;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Converts the arguments of a first-generation function, which knows only the older kinds of values.
final class LegacyArguments {
    private LegacyArguments() {}

    static Value of(Value value) {
        return switch (value) {
            case Regex _ -> Str.of(StringConversion.convert(value, Str.of("%p")));
            case SemVer _, SemVerRange _, Binary _, Timespan _, Timestamp _ -> Str.of(StringConversion.convert(value, Str.of("%s")));
            case Arr array -> new Arr(array.elements().stream().map(LegacyArguments::of).toList());
            case Hash hash -> hash(hash);
            default -> value;
        };
    }

    private static Hash hash(Hash hash) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> entries.put(of(key), of(value)));
        return Hash.owning(entries);
    }
}
