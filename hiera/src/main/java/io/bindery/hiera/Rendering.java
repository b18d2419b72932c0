package io.bindery.hiera;

import io.bindery.data.JsonOutput;
import io.bindery.data.YamlOutput;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The formats that `puppet lookup --render-as` knows.
public enum Rendering {
    S {
        @Override
        public String render(Value value) {
            return RubyText.of(value) + "\n";
        }
    },
    JSON {
        @Override
        public String render(Value value) {
            JsonOutput out = new JsonOutput();
            json(out, value);
            return out + "\n";
        }
    },
    YAML {
        @Override
        public String render(Value value) {
            return YamlOutput.document(plain(value));
        }
    };

    /// The value as text, ending with a line end.
    public abstract String render(Value value);

    /// The rendering of a name, null if the name is unknown.
    public static @Nullable Rendering of(String name) {
        return switch (name) {
            case "s" -> S;
            case "json" -> JSON;
            case "yaml" -> YAML;
            default -> null;
        };
    }

    private static void json(JsonOutput out, Value value) {
        switch (value) {
            case Hash hash -> {
                out.beginObject();
                hash.entries().forEach((key, inner) -> {
                    out.key(key instanceof RubySymbol symbol ? symbol.name() : RubyText.of(key));
                    json(out, inner);
                });
                out.endObject();
            }
            case Arr list -> {
                out.beginArray();
                list.elements().forEach(element -> json(out, element));
                out.endArray();
            }
            case Bool bool -> out.bool(bool.value());
            case Int integer -> out.number(integer.value());
            case BigInt integer -> out.literal(integer.value().toString());
            case Real real -> out.literal(RubyText.of(real));
            case Undef undef -> out.nothing();
            case RubySymbol symbol -> out.string(symbol.name());
            default -> out.string(RubyText.of(value));
        }
    }

    private static @Nullable Object plain(Value value) {
        return switch (value) {
            case Hash hash -> plainMap(hash);
            case Arr list -> plainList(list);
            case Bool bool -> bool.value();
            case Int integer -> integer.value();
            case BigInt integer -> new Verbatim(integer.value().toString());
            case Real real -> Double.isFinite(real.value()) ? new Verbatim(RubyText.of(real)) : (Object) real.value();
            case Undef undef -> null;
            case RubySymbol symbol -> new YamlOutput.Symbol(symbol.name());
            case Str text -> text.value();
            default -> RubyText.of(value);
        };
    }

    /// A number as Ruby prints it.
    private record Verbatim(String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    private static Map<@Nullable Object, @Nullable Object> plainMap(Hash hash) {
        Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> map.put(plain(key), plain(value)));
        return map;
    }

    private static List<@Nullable Object> plainList(Arr list) {
        List<@Nullable Object> plain = new ArrayList<>();
        list.elements().forEach(element -> plain.add(plain(element)));
        return plain;
    }
}
