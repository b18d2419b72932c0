package io.bindery.puppet.type.print;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.CatalogEntryType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CollectionType;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.DefaultType;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.IterableType;
import io.bindery.puppet.type.IteratorType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.NumericType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.ScalarDataType;
import io.bindery.puppet.type.ScalarType;
import io.bindery.puppet.type.SemVerRangeType;
import io.bindery.puppet.type.SemVerType;
import io.bindery.puppet.type.SensitiveType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TimespanType;
import io.bindery.puppet.type.TimestampType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeReferenceType;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.UriType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.type.object.ObjectHash;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Prints types as the language writes them. [TypeParser] reads its output.
public final class TypePrinter {
    private final StringBuilder out = new StringBuilder();
    private final ValueText values = new ValueText(out, this::type);
    private final boolean debug;
    private boolean expanded;
    private @Nullable TypeSetType within;
    private final Set<Type> open = Collections.newSetFromMap(new IdentityHashMap<>());

    private TypePrinter(boolean expanded, boolean debug) {
        this.expanded = expanded;
        this.debug = debug;
    }

    /// The type with aliases and objects by their name.
    public static String text(Type type) {
        return new TypePrinter(false, false).print(type);
    }

    /// The type with aliases as `Name = Meaning`, and objects in full; how messages and `"${type}"` show them.
    public static String expanded(Type type) {
        return new TypePrinter(true, false).print(type);
    }

    /// As [#text], but the types of exact strings with their string.
    public static String debug(Type type) {
        return new TypePrinter(false, true).print(type);
    }

    /// A value as it is written in a type: strings quoted, hashes and arrays in their own notation.
    public static String text(Value value) {
        TypePrinter printer = new TypePrinter(false, false);
        printer.values.value(value);
        return printer.out.toString();
    }

    /// An object over several lines, as [#text] of it but indented by this many levels.
    public static String indented(ObjectValue object, int level) {
        TypePrinter printer = new TypePrinter(false, false);
        printer.values.indent(level);
        printer.values.value(object);
        return printer.out.toString();
    }

    private String print(Type type) {
        type(type);
        return out.toString();
    }

    private void type(Type type) {
        switch (type) {
            case StringType string -> string(string);
            case IntegerType integer -> named("Integer", range(integer));
            case BooleanType bool -> named("Boolean", bool.value() == null ? List.of() : List.of(ValueText.of(bool.value())));
            case FloatType real -> named("Float", range(real));
            case ArrayType array -> array(array);
            case HashType hash -> hash(hash);
            case OptionalType optional -> containing("Optional", optional.type());
            case NotUndefType notUndef -> containing("NotUndef", notUndef.type());
            case VariantType variant -> types("Variant", variant.types());
            case EnumType enumType -> enumValues(enumType);
            case PatternType pattern -> named("Pattern", pattern.patterns().stream().map(ValueText::of).toList());
            case RegexpType regexp -> named("Regexp", regexp.regex() == null ? List.of() : List.of(ValueText.of(regexp.regex())));
            case CollectionType collection -> named("Collection", range(collection.size()));
            case TupleType tuple -> tuple(tuple);
            case StructType struct -> struct(struct);
            case CallableType callable -> callable(callable);
            case TypeType typeType -> one("Type", typeType.type());
            case IterableType iterable -> one("Iterable", iterable.elementType());
            case IteratorType iterator -> one("Iterator", iterator.elementType());
            case SensitiveType sensitive -> one("Sensitive", sensitive.type() instanceof AnyType ? null : sensitive.type());
            case InitType init -> init(init);
            case TypeAliasType alias -> alias(alias);
            case TypeReferenceType reference -> named("TypeReference", List.of(ValueText.quoted(reference.typeString())));
            case ObjectType object -> object(object);
            case ObjectTypeExtension extension -> extension(extension);
            case TypeSetType set -> typeSet(set);
            case TimestampType timestamp -> named("Timestamp", range(timestamp.from(), timestamp.to()));
            case TimespanType timespan -> named("Timespan", range(timespan.from(), timespan.to()));
            case SemVerType semVer -> named("SemVer", semVer.ranges().stream().map(range -> "'" + range.text() + "'").toList());
            case UriType uri -> named("URI", uri.parameters() == null ? List.of() : List.of(text(uri.parameters())));
            case RuntimeType runtime -> runtime(runtime);
            case ResourceType resource -> resource(resource);
            case ClassType classType -> named("Class", classType.className() == null ? List.of() : List.of(classType.className()));
            case AnyType _, UndefType _, DefaultType _, UnitType _, ScalarType _, ScalarDataType _, NumericType _, BinaryType _,
                    SemVerRangeType _, CatalogEntryType _ -> out.append(type.name());
        }
    }

    /// `Name[a, b]`, or the name alone if there are no parts.
    private void named(String name, List<String> parts) {
        out.append(name);
        if (!parts.isEmpty()) {
            out.append('[').append(String.join(", ", parts)).append(']');
        }
    }

    private void one(String name, @Nullable Type inner) {
        out.append(name);
        if (inner != null) {
            out.append('[');
            type(inner);
            out.append(']');
        }
    }

    /// An exact string within prints as that string.
    private void containing(String name, @Nullable Type inner) {
        if (inner instanceof StringType string && string.value() != null) {
            named(name, List.of(ValueText.quoted(string.value())));
        } else {
            one(name, inner instanceof AnyType && name.equals("NotUndef") ? null : inner);
        }
    }

    private void types(String name, List<Type> inner) {
        out.append(name);
        if (!inner.isEmpty()) {
            out.append('[');
            separated(inner);
            out.append(']');
        }
    }

    private void separated(List<Type> types) {
        for (int i = 0; i < types.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            type(types.get(i));
        }
    }

    private void ranged(List<Type> types, @Nullable IntegerType size) {
        separated(types);
        for (String bound : range(size)) {
            out.append(out.charAt(out.length() - 1) == '[' ? "" : ", ").append(bound);
        }
    }

    private static List<String> range(@Nullable IntegerType range) {
        if (range == null || range.isUnbounded()) {
            return List.of();
        }
        String min = range.openBelow() ? "default" : Long.toString(range.min());
        return range.openAbove() ? List.of(min) : List.of(min, Long.toString(range.max()));
    }

    private static List<String> range(FloatType range) {
        if (range.isUnbounded()) {
            return List.of();
        }
        String min = range.min() == Double.NEGATIVE_INFINITY ? "default" : ValueText.of(range.min());
        return range.max() == Double.POSITIVE_INFINITY ? List.of(min) : List.of(min, ValueText.of(range.max()));
    }

    private static List<String> range(@Nullable Timestamp from, @Nullable Timestamp to) {
        return bounds(from == null ? null : ValueText.of(from), to == null ? null : ValueText.of(to));
    }

    private static List<String> range(@Nullable Timespan from, @Nullable Timespan to) {
        return bounds(from == null ? null : ValueText.of(from), to == null ? null : ValueText.of(to));
    }

    private static List<String> bounds(@Nullable String from, @Nullable String to) {
        if (from == null && to == null) {
            return List.of();
        }
        String low = from == null ? "default" : from;
        return to == null || to.equals(from) ? List.of(low) : List.of(low, to);
    }

    private void string(StringType type) {
        List<String> parts = new ArrayList<>(range(type.size()));
        if (debug && type.value() != null) {
            parts.add(ValueText.quoted(type.value()));
        }
        named("String", parts);
    }

    private void enumValues(EnumType type) {
        List<String> parts = new ArrayList<>(type.values().stream().map(ValueText::quoted).toList());
        if (type.caseInsensitive() && !parts.isEmpty()) {
            parts.add("true");
        }
        named("Enum", parts);
    }

    private void array(ArrayType type) {
        if (IntegerType.EMPTY_SIZE.equals(type.size())) {
            out.append("Array[0, 0]");
            return;
        }
        out.append("Array");
        if (!type.equals(ArrayType.DEFAULT)) {
            out.append('[');
            ranged(List.of(type.elementType()), type.size());
            out.append(']');
        }
    }

    private void hash(HashType type) {
        if (IntegerType.EMPTY_SIZE.equals(type.size())) {
            out.append("Hash[0, 0]");
            return;
        }
        out.append("Hash");
        if (!type.equals(HashType.DEFAULT)) {
            out.append('[');
            ranged(List.of(type.keyType(), type.valueType()), type.size());
            out.append(']');
        }
    }

    private void tuple(TupleType type) {
        out.append("Tuple");
        if (!type.types().isEmpty()) {
            out.append('[');
            ranged(type.types(), type.size());
            out.append(']');
        }
    }

    private void struct(StructType type) {
        out.append("Struct");
        if (type.elements().isEmpty()) {
            return;
        }
        out.append("[{");
        for (int i = 0; i < type.elements().size(); i++) {
            StructElement element = type.elements().get(i);
            out.append(i == 0 ? "" : ", ");
            key(element);
            out.append(" => ");
            type(element.valueType());
        }
        out.append("}]");
    }

    /// The key says only what does not follow from the value: an entry that may be undef may also be missing.
    private void key(StructElement element) {
        boolean mayBeUndef = element.valueType().isAssignable(UndefType.DEFAULT);
        String name = ValueText.quoted(element.name());
        if (element.isOptional() == mayBeUndef) {
            out.append(name);
        } else {
            named(element.isOptional() ? "Optional" : "NotUndef", List.of(name));
        }
    }

    private void callable(CallableType type) {
        out.append("Callable");
        Type returns = type.returns();
        TupleType parameters = type.parameters();
        if (returns == null) {
            if (parameters != null) {
                parameters(parameters, type.block());
            }
            return;
        }
        out.append('[');
        if (parameters == null) {
            out.append("[]");
        } else {
            parameters(parameters, type.block());
        }
        out.append(", ");
        type(returns);
        out.append(']');
    }

    private void parameters(TupleType parameters, @Nullable Type block) {
        out.append('[');
        ranged(parameters.types().stream().filter(type -> !(type instanceof UnitType)).toList(),
                parameters.types().isEmpty() ? IntegerType.EMPTY_SIZE : parameters.size());
        if (block != null) {
            out.append(out.charAt(out.length() - 1) == '[' ? "" : ", ");
            type(block);
        }
        out.append(']');
    }

    private void init(InitType type) {
        if (type.type() == null) {
            out.append("Init");
            return;
        }
        out.append("Init[");
        type(type.type());
        for (Value argument : type.arguments()) {
            out.append(", ");
            values.value(argument);
        }
        out.append(']');
    }

    private void runtime(RuntimeType type) {
        if (type.runtime() == null && type.nameOrPattern() == null) {
            out.append("Runtime");
            return;
        }
        out.append("Runtime[").append(type.runtime() == null ? "undef" : type.runtime()).append(", ");
        out.append(type.nameOrPattern() == null ? "undef" : text(type.nameOrPattern())).append(']');
    }

    private void resource(ResourceType type) {
        if (type.typeName() == null) {
            out.append("Resource");
        } else {
            named(TypeNames.capitalized(type.typeName()), type.title() == null ? List.of() : List.of(ValueText.quoted(type.title())));
        }
    }

    private void alias(TypeAliasType type) {
        boolean first = !type.isRecursive() || open.add(type);
        if (within != null) {
            String name = within.nameOf(type);
            if (expanded && first && within.defines(type)) {
                type(type.resolved());
            } else {
                out.append(name == null ? type.name() : name);
            }
        } else {
            out.append(type.name());
            if (expanded && first && !CoreTypes.isBuiltinAlias(type)) {
                out.append(" = ");
                type(type.resolved());
            }
        }
        if (first) {
            open.remove(type);
        }
    }

    private void object(ObjectType type) {
        if (expanded) {
            boolean named = within == null || within.nameOf(type) == null;
            objectHash(ObjectHash.of(type, named));
        } else {
            String name = within == null ? null : within.nameOf(type);
            out.append(name == null ? type.label() : name);
        }
    }

    private void objectHash(Hash hash) {
        expanded = false;
        out.append("Object[{");
        String separator = "";
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            String key = ((Str) entry.getKey()).value();
            out.append(separator).append(key).append(" => ");
            if ((key.equals("attributes") || key.equals("functions")) && entry.getValue() instanceof Hash members) {
                members(members);
            } else {
                values.value(entry.getValue());
            }
            separator = ", ";
        }
        out.append("}]");
        expanded = true;
    }

    private void members(Hash members) {
        out.append('{');
        String separator = "";
        for (Map.Entry<Value, Value> entry : members.entries().entrySet()) {
            out.append(separator);
            values.value(entry.getKey());
            out.append(" => ");
            if (entry.getValue() instanceof Hash details) {
                details(details);
            } else {
                values.value(entry.getValue());
            }
            separator = ", ";
        }
        out.append('}');
    }

    private void details(Hash details) {
        out.append('{');
        String separator = "";
        for (Map.Entry<Value, Value> entry : details.entries().entrySet()) {
            String key = ((Str) entry.getKey()).value();
            out.append(separator).append(key).append(" => ");
            if (key.equals("kind") && entry.getValue() instanceof Str kind) {
                out.append(kind.value());
            } else {
                values.value(entry.getValue());
            }
            separator = ", ";
        }
        out.append('}');
    }

    private void extension(ObjectTypeExtension type) {
        String name = within == null ? null : within.nameOf(type);
        out.append(name == null ? type.name() : name).append('[');
        values.inner(type.written());
        out.append(']');
    }

    private void typeSet(TypeSetType type) {
        out.append("TypeSet[{");
        String separator = "";
        for (Map.Entry<Value, Value> entry : ObjectHash.of(type).entries().entrySet()) {
            String key = ((Str) entry.getKey()).value();
            out.append(separator).append(key).append(" => ");
            switch (key) {
                case "types" -> typesOf(type, (Hash) entry.getValue());
                case "references" -> plainKeys((Hash) entry.getValue());
                default -> values.value(entry.getValue());
            }
            separator = ", ";
        }
        out.append("}]");
    }

    private void typesOf(TypeSetType set, Hash types) {
        TypeSetType before = within;
        within = set;
        plainKeys(types);
        within = before;
    }

    private void plainKeys(Hash hash) {
        out.append('{');
        String separator = "";
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            out.append(separator).append(((Str) entry.getKey()).value()).append(" => ");
            values.value(entry.getValue());
            separator = ", ";
        }
        out.append('}');
    }
}
