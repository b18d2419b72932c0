package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.runtime.RuntimeObject;
import io.bindery.hiera.bind.runtime.TypedResult;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.CatalogEntryType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.ScalarDataType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Type rules of bindings beyond the type calculus.
public final class BindingTypes {
    /// The type `Data`.
    public static final Type DATA = data();

    private static final List<Type> DATA_KINDS = List.of(
            StringType.DEFAULT,
            IntegerType.DEFAULT,
            FloatType.DEFAULT,
            BooleanType.DEFAULT,
            new ArrayType(DATA, null),
            new HashType(StringType.DEFAULT, DATA, null));

    private BindingTypes() {}

    private static Type data() {
        Type known = CoreTypes.find("data");
        if (known == null) {
            throw new IllegalStateException("no type Data");
        }
        return known;
    }

    /// What a type means in bindings where it is written without arguments: `Array` and `Hash` are of data, and `Pattern` is a regular
    /// expression. Others mean what they mean elsewhere.
    public static Type meant(Type type) {
        return switch (type) {
            case ArrayType array when array.equals(ArrayType.DEFAULT) -> new ArrayType(DATA, null);
            case HashType hash when hash.equals(HashType.DEFAULT) -> new HashType(ScalarDataType.DEFAULT, DATA, null);
            case PatternType pattern when pattern.patterns().isEmpty() -> RegexpType.DEFAULT;
            default -> type;
        };
    }

    /// Whether some value of the type may be data, as with `Any`, `Collection` and `Scalar`.
    public static boolean mayBeData(Type type) {
        return isData(type) || DATA_KINDS.stream().anyMatch(type::isAssignable);
    }

    /// Whether all values of the type are data: scalars, undef, and lists and hashes of them. Unlike in Puppet's own `Data` the keys
    /// of a hash may be any scalars.
    public static boolean isData(Type type) {
        return switch (type) {
            case TypeAliasType alias when alias.name().equals("Data") -> true;
            case TypeAliasType alias -> !alias.isRecursive() && isData(alias.resolved());
            case UndefType _, UnitType _ -> true;
            case ArrayType array -> isData(array.elementType());
            case HashType hash -> isScalar(hash.keyType()) && isData(hash.valueType());
            case TupleType tuple -> tuple.types().stream().allMatch(BindingTypes::isData);
            case StructType struct -> struct.elements().stream().map(StructElement::valueType).allMatch(BindingTypes::isData);
            case VariantType variant -> !variant.types().isEmpty() && variant.types().stream().allMatch(BindingTypes::isData);
            case OptionalType optional -> optional.type() != null && isData(optional.type());
            case NotUndefType present -> present.type() != null && isData(present.type());
            default -> isScalar(type);
        };
    }

    private static boolean isScalar(Type type) {
        return type instanceof UnitType || ScalarDataType.DEFAULT.isAssignable(type);
    }

    /// Whether the value is data in the same sense.
    public static boolean isData(Value value) {
        return switch (value) {
            case Undef _ -> true;
            case Arr list -> list.elements().stream().allMatch(BindingTypes::isData);
            case Hash hash -> hash.entries().entrySet().stream()
                    .allMatch(entry -> ScalarDataType.DEFAULT.isInstance(entry.getKey()) && isData(entry.getValue()));
            default -> ScalarDataType.DEFAULT.isInstance(value);
        };
    }

    /// Whether a value fits a bound type; `Data` is taken in the wide sense.
    public static boolean isInstance(Type type, Value value) {
        return switch (type) {
            case TypeAliasType alias when alias.name().equals("Data") -> isData(value);
            case RuntimeType(String _, Str(String name)) when value instanceof RuntimeObject object -> isObject(name, object);
            case ArrayType array when value instanceof Arr list && holdsReferences(array.elementType()) ->
                list.elements().stream().allMatch(each -> isInstance(array.elementType(), each));
            case ClassType _, ResourceType _, CatalogEntryType _ -> isReference(type, value);
            default -> type.isInstance(value);
        };
    }

    // `Producer[String]` is a producer whose values are strings; of other classes of the runtime arguments are not known.
    private static boolean isObject(String name, RuntimeObject object) {
        int bracket = name.indexOf('[');
        if (bracket < 0) {
            return object.isA(name);
        }
        boolean producer = name.startsWith("Producer[");
        if (producer && object.object() instanceof TypedResult made) {
            Type result = TypeParser.parse(name.substring(bracket + 1, name.length() - 1));
            return made.resultType() instanceof AnyType || isAssignable(result, made.resultType());
        }
        return producer && object.isA("ProducerFactory") || object.isA(name.substring(0, bracket));
    }

    private static boolean holdsReferences(Type type) {
        return type instanceof ClassType || type instanceof ResourceType || type instanceof CatalogEntryType
                || type instanceof ArrayType array && holdsReferences(array.elementType());
    }

    // Elsewhere a reference is a type and so an instance of `Type[...]`; in bindings it stands for what it refers to.
    private static boolean isReference(Type type, Value value) {
        return value instanceof Type reference
                ? type.isAssignable(reference)
                : value instanceof ObjectValue object && object.type() instanceof Type own && type.isAssignable(own);
    }

    /// Whether a value of one bound type fits another.
    public static boolean isAssignable(Type to, Type from) {
        return to instanceof TypeAliasType alias && alias.name().equals("Data") ? isData(from) : to.isAssignable(from);
    }

    /// A type as keys and messages write it: references as `File[title]` and `Class[name]`.
    public static String text(Type type) {
        return switch (type) {
            case ClassType(String name) when name != null -> "Class[" + name + "]";
            case ResourceType(String name, String title, _) when name != null ->
                title == null ? capitalized(name) : Key.target(capitalized(name), title);
            default -> type.toString();
        };
    }

    /// The type of a value as people read it: `Integer`, not `Integer[3, 3]`.
    public static String shown(Value value) {
        // Twice, as strings of one length are generalized to a string of that length first.
        return Types.generalize(Types.inferGeneric(value)).toString();
    }

    /// `m::web` as references write it: `M::Web`.
    public static String capitalized(String name) {
        return Arrays.stream(name.split("::", -1))
                .map(part -> part.isEmpty() ? part : part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining("::"));
    }

    /// A value as people are shown it: strings in double quotes.
    public static String written(Value value) {
        return value instanceof Str(String text)
                ? "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\""
                : TypePrinter.text(value);
    }
}
