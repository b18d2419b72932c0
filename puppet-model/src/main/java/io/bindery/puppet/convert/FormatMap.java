package io.bindery.puppet.convert;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.NumericType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Formats by type, the most specific type first.
final class FormatMap {
    private static final ValueFormat PLAIN = ValueFormat.of("%s");

    /// The default formats of the elements of containers.
    static final FormatMap ELEMENTS = of(Map.of(AnyType.DEFAULT, ValueFormat.of("%p")));

    private static final FormatMap USUAL = usual();

    private final SequencedMap<Type, ValueFormat> formats;

    private FormatMap(SequencedMap<Type, ValueFormat> formats) {
        this.formats = formats;
    }

    private static FormatMap of(Map<Type, ValueFormat> formats) {
        return new FormatMap(new LinkedHashMap<>(formats));
    }

    static FormatMap of(Type type, ValueFormat format) {
        return of(Map.of(type, format));
    }

    private static FormatMap usual() {
        SequencedMap<Type, ValueFormat> formats = new LinkedHashMap<>();
        formats.put(ObjectType.DEFAULT, ValueFormat.of("%p"));
        formats.put(FloatType.DEFAULT, ValueFormat.of("%f"));
        formats.put(NumericType.DEFAULT, ValueFormat.of("%d"));
        formats.put(ArrayType.DEFAULT, ValueFormat.of("%a").containing(", ", ", ", ELEMENTS));
        formats.put(HashType.DEFAULT, ValueFormat.of("%h").containing(", ", " => ", ELEMENTS));
        formats.put(BinaryType.DEFAULT, ValueFormat.of("%B"));
        formats.put(AnyType.DEFAULT, PLAIN);
        return new FormatMap(formats);
    }

    /// The formats for a value: the usual ones, with those given above them.
    ///
    /// @param given `default`, one format's text, or a hash from types to formats
    static FormatMap forValue(Value value, Value given) {
        return switch (given) {
            case Str text -> above(USUAL, single(value, text));
            case Hash formats -> above(USUAL, read(formats));
            default -> USUAL;
        };
    }

    private static FormatMap single(Value value, Str text) {
        Type type =
                switch (value) {
                    case Arr array -> ArrayType.DEFAULT;
                    case Hash hash -> HashType.DEFAULT;
                    default -> Types.inferDetailed(value);
                };
        return of(type, ValueFormat.of(text.value()));
    }

    private static FormatMap read(Hash formats) {
        SequencedMap<Type, ValueFormat> read = new LinkedHashMap<>();
        formats.entries().forEach((type, format) -> read.put((Type) type, format(format)));
        return new FormatMap(read);
    }

    private static ValueFormat format(Value format) {
        if (!(format instanceof Hash container)) {
            return ValueFormat.of(RubyText.of(format));
        }
        Value text = container.get("format");
        Value elements = container.get("string_formats");
        return ValueFormat.of(text == null ? "" : RubyText.of(text))
                .containing(
                        text(container.get("separator")),
                        text(container.get("separator2")),
                        elements instanceof Hash inner ? read(inner) : null);
    }

    private static @Nullable String text(@Nullable Value value) {
        return value instanceof Str string ? string.value() : null;
    }

    /// Both, the higher one winning: it also replaces formats of more special types below it.
    static @Nullable FormatMap merge(@Nullable FormatMap lower, @Nullable FormatMap higher) {
        if (lower == null || higher == null) {
            return lower == null ? higher : lower;
        }
        return above(lower, higher);
    }

    private static FormatMap above(FormatMap lower, FormatMap higher) {
        SequencedMap<Type, ValueFormat> merged = new LinkedHashMap<>();
        lower.formats.forEach((type, format) -> {
            if (!higher.covers(type)) {
                merged.put(type, format);
            }
        });
        higher.formats.forEach((type, format) -> {
            ValueFormat below = lower.formats.get(type);
            merged.put(type, below == null ? format : below.under(format));
        });
        return new FormatMap(sorted(merged));
    }

    private boolean covers(Type lower) {
        for (Type type : formats.keySet()) {
            if (!type.equals(lower) && type.isAssignable(lower)) {
                return true;
            }
        }
        return false;
    }

    private static SequencedMap<Type, ValueFormat> sorted(SequencedMap<Type, ValueFormat> formats) {
        SequencedMap<Type, ValueFormat> sorted = new LinkedHashMap<>();
        for (Type type : RubyOrder.sorted(List.copyOf(formats.keySet()), FormatMap::compare)) {
            ValueFormat format = formats.get(type);
            if (format != null) {
                sorted.put(type, format);
            }
        }
        return sorted;
    }

    /// Special before general; of unrelated types structs before hashes before tuples before arrays, and so on.
    private static int compare(Type a, Type b) {
        if (a.equals(b)) {
            return 0;
        }
        boolean special = b.isAssignable(a);
        boolean general = a.isAssignable(b);
        if (special != general) {
            return special ? -1 : 1;
        }
        int left = rank(a);
        int right = rank(b);
        return left == 0 || right == 0
                ? RubyOrder.compare(a.toString(), b.toString())
                : Integer.compare(left, right);
    }

    private static int rank(Type type) {
        return switch (type) {
            case StructType struct -> 1;
            case HashType hash -> 2;
            case TupleType tuple -> 3;
            case ArrayType array -> 4;
            case PatternType pattern -> 10;
            case EnumType choices -> 11;
            case StringType string -> 12;
            default -> 0;
        };
    }

    /// The format for a value.
    ValueFormat find(Value value) {
        return find(Types.inferDetailed(value));
    }

    ValueFormat find(Type valueType) {
        for (Map.Entry<Type, ValueFormat> entry : formats.entrySet()) {
            if (entry.getKey().isAssignable(valueType)) {
                return entry.getValue();
            }
        }
        return PLAIN;
    }
}
