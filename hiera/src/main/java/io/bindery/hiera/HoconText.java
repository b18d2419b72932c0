package io.bindery.hiera;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigList;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigParseOptions;
import com.typesafe.config.ConfigResolveOptions;
import com.typesafe.config.ConfigValue;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Reads HOCON. Apart, so that the library is loaded only where such files are.
final class HoconText {
    private HoconText() {}

    static Value read(SourceFile source) {
        try {
            Config config = ConfigFactory.parseString(source.text(), ConfigParseOptions.defaults().setAllowMissing(false))
                    .resolve(ConfigResolveOptions.noSystem());
            return value(config.root());
        } catch (ConfigException error) {
            throw new LookupError("Unable to parse (" + source.name() + "): " + error.getMessage());
        }
    }

    private static Value value(ConfigValue value) {
        return switch (value.valueType()) {
            case OBJECT -> object((ConfigObject) value);
            case LIST -> new Arr(((ConfigList) value).stream().map(HoconText::value).toList());
            case STRING -> Str.of((String) value.unwrapped());
            case BOOLEAN -> Bool.of((Boolean) value.unwrapped());
            case NUMBER -> number((Number) value.unwrapped());
            case NULL -> Undef.UNDEF;
        };
    }

    // The library forgets the order of keys; their lines bring it back. As Ruby's does: what is defined in several places has the
    // later ones first.
    private static Value object(ConfigObject object) {
        List<Map.Entry<String, ConfigValue>> entries = new ArrayList<>(object.entrySet());
        Comparator<Map.Entry<String, ConfigValue>> byLine =
                Comparator.comparingInt(entry -> entry.getValue().origin().lineNumber());
        boolean merged = object.origin().description().startsWith("merge of");
        entries.sort(merged ? byLine.reversed() : byLine);
        SequencedMap<Value, Value> values = new LinkedHashMap<>();
        entries.forEach(entry -> values.put(Str.of(entry.getKey()), value(entry.getValue())));
        return Hash.owning(values);
    }

    private static Value number(Number number) {
        return number instanceof Double real ? new Real(real) : Int.of(number.longValue());
    }
}
