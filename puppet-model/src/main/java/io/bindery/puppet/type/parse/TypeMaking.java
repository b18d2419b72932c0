package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.SemVerType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TimespanType;
import io.bindery.puppet.type.TimestampType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.UriType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.type.calculus.UriParts;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.print.TypeNames;
import io.bindery.puppet.type.print.ValueText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Builds types from keys whose number and kind were checked.
public final class TypeMaking {
    private static final Pattern CLASS_REFERENCE = Pattern.compile("((::)?[A-Z]\\w*)+");

    private static final Type RUNTIME_NAME = VariantType.of(
            StringType.NOT_EMPTY, new TupleType(List.of(RegexpType.DEFAULT, StringType.NOT_EMPTY)));

    private TypeMaking() {}

    static boolean isRangeParameter(Value value) {
        return value instanceof Int || value == Default.DEFAULT || value instanceof Str text && text.value().equals("default");
    }

    static IntegerType integer(Value from, Value to) {
        long min = from instanceof Int number ? number.value() : IntegerType.LOWEST;
        long max = to instanceof Int number ? number.value() : IntegerType.HIGHEST;
        if (min > max) {
            throw new TypeException("'from' must be less or equal to 'to'. Got (" + min + ", " + max);
        }
        return new IntegerType(min, max, !(from instanceof Int), !(to instanceof Int));
    }

    static FloatType real(Value from, Value to) {
        double min = number(from, Double.NEGATIVE_INFINITY);
        double max = number(to, Double.POSITIVE_INFINITY);
        if (min > max) {
            throw new TypeException("'from' must be less or equal to 'to'. Got (" + ValueText.of(min) + ", " + ValueText.of(max));
        }
        return new FloatType(min, max);
    }

    private static double number(Value value, double otherwise) {
        return switch (value) {
            case Int number -> number.value();
            case Real number -> number.value();
            default -> otherwise;
        };
    }

    static Type pattern(List<Value> values) {
        Set<Regex> patterns = new LinkedHashSet<>();
        for (Value value : values) {
            switch (value) {
                case Str text -> patterns.add(checked(text.value()));
                case Regex regex -> patterns.add(regex);
                case RegexpType type -> patterns.add(type.regex() == null ? new Regex("") : type.regex());
                case PatternType type -> patterns.addAll(type.patterns());
                default ->
                    throw new TypeException("Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got '"
                            + RubyClassName.of(value));
            }
        }
        return new PatternType(new ArrayList<>(patterns));
    }

    /// Throws [IllegalArgumentException] with Ruby's message.
    static Regex checked(String pattern) {
        Regex regex = new Regex(pattern);
        regex.compiled();
        return regex;
    }

    static Type tuple(List<Value> values) {
        int end = values.size();
        IntegerType size = null;
        if (end >= 2 && isRangeParameter(values.get(end - 2)) && isRangeParameter(values.get(end - 1))) {
            size = integer(values.get(end - 2), values.get(end - 1));
            end -= 2;
        } else if (end >= 1 && isRangeParameter(values.get(end - 1))) {
            size = integer(values.get(end - 1), Default.DEFAULT);
            end -= 1;
        }
        return new TupleType(types(values.subList(0, end)), size);
    }

    static CallableType callable(List<Value> values) {
        Type returns = null;
        List<Value> parameters = new ArrayList<>(values);
        if (values.size() == 2 && values.getFirst() instanceof Arr inner) {
            returns = typeOf(values.get(1));
            parameters = new ArrayList<>(inner.elements());
        }
        Type block = null;
        if (!parameters.isEmpty() && parameters.getLast() instanceof Type last && Callables.isCallable(last)) {
            block = last;
            parameters.removeLast();
        }
        TupleType tuple = (TupleType) tuple(parameters);
        if (tuple.types().isEmpty() && tuple.size() != null && tuple.size().max() > 0) {
            tuple = new TupleType(List.of(UnitType.DEFAULT), tuple.size());
        }
        return new CallableType(tuple, block, returns);
    }

    private static List<Type> types(List<Value> values) {
        List<Type> types = new ArrayList<>(values.size());
        for (Value value : values) {
            types.add(typeOf(value));
        }
        return types;
    }

    // As Puppet does: a value stands for its own type, and a string for a class of the host language.
    private static Type typeOf(Value value) {
        return switch (value) {
            case Type type -> type;
            case Str text -> runtime(List.of(Str.of("ruby"), text));
            default -> Types.inferGeneric(value);
        };
    }

    static StructType struct(Hash hash) {
        List<StructElement> elements = new ArrayList<>();
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            elements.add(element(entry.getKey(), typeOf(entry.getValue())));
        }
        return new StructType(elements);
    }

    private static StructElement element(Value key, Type valueType) {
        return switch (key) {
            case Str text when text.value().isEmpty() -> throw new TypeException("Struct element key cannot be an empty String");
            case Str text when valueType.isAssignable(UndefType.DEFAULT) -> StructElement.optional(text.value(), valueType);
            case Str text -> StructElement.required(text.value(), valueType);
            case NotUndefType notUndef -> new StructElement(exact(notUndef.type(), notUndef.type()), valueType);
            case OptionalType optional -> new StructElement(exact(optional.type(), optional), valueType);
            case StringType string -> new StructElement(exact(string, string), valueType);
            case EnumType values when values.values().size() == 1 ->
                new StructElement(StringType.of(values.values().getFirst()), valueType);
            case EnumType values -> throw notExact(values);
            default ->
                throw new TypeException("Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: "
                        + RubyClassName.of(key));
        };
    }

    /// The key type, where the type within is that of one exact string.
    private static Type exact(@Nullable Type inner, @Nullable Type key) {
        if (inner instanceof StringType string && string.value() != null && key != null) {
            return key;
        }
        throw notExact(key == null ? AnyType.DEFAULT : key);
    }

    private static TypeException notExact(Type key) {
        return new TypeException("Unable to extract a non-empty literal string from Struct member key type " + key);
    }

    static Type runtime(List<Value> values) {
        Mismatches.assertInstance("Runtime 'runtime'", StringType.NOT_EMPTY, values.get(0));
        Mismatches.assertInstance("Runtime 'name_or_pattern'", RUNTIME_NAME, values.get(1));
        return new RuntimeType(((Str) values.get(0)).value(), values.get(1));
    }

    static Type semVer(List<Value> values) {
        List<SemVerRange> ranges = new ArrayList<>();
        for (Value value : values) {
            ranges.add(value instanceof SemVerRange range ? range : SemVerRange.parse(((Str) value).value()));
        }
        return new SemVerType(ranges);
    }

    static Type uri(Value value) {
        return switch (value) {
            case Str text -> UriParts.type(Uri.parse(text.value()));
            case Uri uri -> UriParts.type(uri);
            case Hash hash -> hash.size() == 0 ? UriType.DEFAULT : new UriType(hash);
            default -> UriType.DEFAULT;
        };
    }

    static ResourceType resource(String name, @Nullable String title) {
        String typeName = TypeNames.capitalized(name);
        if (!CLASS_REFERENCE.matcher(typeName).matches()) {
            throw new TypeException("Illegal type name '" + typeName + "'");
        }
        return new ResourceType(typeName, title);
    }

    static Type timespan(List<Value> values) {
        Timespan from = values.isEmpty() ? null : TimeBounds.timespan(values.get(0));
        Timespan to = values.size() < 2 ? null : TimeBounds.timespan(values.get(1));
        if (from != null && to != null && from.compareTo(to) > 0) {
            throw new TypeException("'from' must be less or equal to 'to'. Got (" + from + ", " + to);
        }
        return new TimespanType(from, to);
    }

    static Type timestamp(List<Value> values) {
        Timestamp from = values.isEmpty() ? null : TimeBounds.timestamp(values.get(0));
        Timestamp to = values.size() < 2 ? null : TimeBounds.timestamp(values.get(1));
        if (from != null && to != null && from.compareTo(to) > 0) {
            throw new TypeException("'from' must be less or equal to 'to'. Got (" + from + ", " + to);
        }
        return new TimestampType(from, to);
    }

    static Timestamp secondsSinceEpoch(Value value) {
        BigDecimal seconds = value instanceof Int number ? BigDecimal.valueOf(number.value()) : new BigDecimal(((Real) value).value());
        BigDecimal whole = seconds.setScale(0, java.math.RoundingMode.FLOOR);
        long nanos = seconds.subtract(whole).movePointRight(9).longValue();
        return new Timestamp(Instant.ofEpochSecond(whole.longValue(), nanos));
    }
}
