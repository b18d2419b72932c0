package io.bindery.puppet.catalog;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.CatalogEntryType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CollectionType;
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
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes types as Pcore does: each type is an object of its own `Pcore::` type, with the attributes it was made from. Trailing
/// attributes with default values are omitted.
final class TypeData {
    private final JsonOutput out;
    private final RichData values;
    private final Set<String> open = new HashSet<>();

    TypeData(JsonOutput out, RichData values) {
        this.out = out;
        this.values = values;
    }

    void write(Type type) {
        out.beginObject().key(RichData.TYPE).string("Pcore::" + pcoreName(type));
        attributes(type);
        out.endObject();
    }

    private static String pcoreName(Type type) {
        return switch (type) {
            case ObjectType object -> "ObjectType";
            case ObjectTypeExtension extension -> "ObjectTypeExtensionType";
            case TypeAliasType alias -> "TypeAliasType";
            case TypeSetType set -> "TypeSetType";
            case UriType uri -> "URIType";
            default -> type.name() + "Type";
        };
    }

    private void attributes(Type type) {
        switch (type) {
            case AnyType t -> {}
            case UndefType t -> {}
            case DefaultType t -> {}
            case UnitType t -> {}
            case ScalarType t -> {}
            case ScalarDataType t -> {}
            case NumericType t -> {}
            case BooleanType t -> {}
            case BinaryType t -> {}
            case SemVerRangeType t -> {}
            case CatalogEntryType t -> {}
            case SensitiveType t -> {}
            case TypeSetType t -> {}
            case IntegerType t -> integerBounds(t);
            case FloatType t -> floatBounds(t);
            case StringType t -> string(t);
            case EnumType t -> enumeration(t);
            case PatternType t -> patterns(t.patterns());
            case RegexpType t -> regexp(t.regex());
            case CollectionType t -> optional("size_type", t.size());
            case ArrayType t -> array(t);
            case HashType t -> hash(t);
            case TupleType t -> tuple(t);
            case StructType t -> struct(t.elements());
            case VariantType t -> types("types", t.types());
            case OptionalType t -> optional("type", t.type());
            case NotUndefType t -> optional("type", t.type());
            case IterableType t -> optional("type", t.elementType());
            case IteratorType t -> optional("type", t.elementType());
            case TypeType t -> optional("type", t.type());
            case CallableType t -> callable(t);
            case TypeAliasType t -> alias(t);
            case TypeReferenceType t -> out.key("type_string").string(t.typeString());
            case ObjectType t -> object(t);
            case ObjectTypeExtension t -> text("type_string", t.toString());
            case InitType t -> init(t);
            case TimestampType t -> valueBounds(t.from(), t.to());
            case TimespanType t -> valueBounds(t.from(), t.to());
            case SemVerType t -> semver(t);
            case UriType t -> value("parameters", t.parameters());
            case RuntimeType t -> runtime(t);
            case ResourceType t -> resource(t);
            case ClassType t -> text("class_name", t.className());
        }
    }

    private void optional(String key, @Nullable Type type) {
        if (type != null && !(type instanceof AnyType)) {
            out.key(key);
            write(type);
        }
    }

    private void required(String key, @Nullable Type type) {
        out.key(key);
        if (type == null) {
            out.nothing();
        } else {
            write(type);
        }
    }

    private void text(String key, @Nullable String text) {
        if (text != null) {
            out.key(key).string(text);
        }
    }

    private void value(String key, @Nullable Value value) {
        if (value != null) {
            out.key(key);
            values.write(value);
        }
    }

    private void integerBounds(IntegerType type) {
        boolean low = !type.openBelow();
        boolean high = !type.openAbove();
        if (low) {
            out.key("from").number(type.min());
        } else if (high) {
            out.key("from").nothing();
        }
        if (high) {
            out.key("to").number(type.max());
        }
    }

    private void floatBounds(FloatType type) {
        boolean low = !Double.isInfinite(type.min());
        boolean high = !Double.isInfinite(type.max());
        if (low) {
            out.key("from").literal(RubyFloat.text(type.min()));
        } else if (high) {
            out.key("from").nothing();
        }
        if (high) {
            out.key("to").literal(RubyFloat.text(type.max()));
        }
    }

    private void valueBounds(@Nullable Value from, @Nullable Value to) {
        if (from != null) {
            value("from", from);
        } else if (to != null) {
            out.key("from").nothing();
        }
        value("to", to);
    }

    private void string(StringType type) {
        String value = type.value();
        if (value != null) {
            out.key("size_type_or_value").string(value);
        } else {
            optional("size_type_or_value", type.size());
        }
    }

    private void enumeration(EnumType type) {
        out.key("values").beginArray();
        type.values().forEach(out::string);
        out.endArray();
        if (type.caseInsensitive()) {
            out.key("case_insensitive").bool(true);
        }
    }

    private void patterns(List<Regex> patterns) {
        out.key("patterns").beginArray();
        patterns.forEach(pattern -> write(new RegexpType(pattern)));
        out.endArray();
    }

    private void regexp(@Nullable Regex regex) {
        if (regex != null) {
            out.key("pattern").string(regex.pattern());
        }
    }

    private void array(ArrayType type) {
        if (!(type.elementType() instanceof AnyType) || type.size() != null) {
            required("element_type", type.elementType());
        }
        optional("size_type", type.size());
    }

    private void hash(HashType type) {
        if (type.size() != null || !(type.keyType() instanceof AnyType) || !(type.valueType() instanceof AnyType)) {
            required("key_type", type.keyType());
            required("value_type", type.valueType());
        }
        optional("size_type", type.size());
    }

    private void tuple(TupleType type) {
        types("types", type.types());
        optional("size_type", type.size());
    }

    private void types(String key, List<Type> types) {
        out.key(key).beginArray();
        types.forEach(this::write);
        out.endArray();
    }

    private void struct(List<StructElement> elements) {
        out.key("elements").beginArray();
        for (StructElement element : elements) {
            out.beginObject().key(RichData.TYPE).string("Pcore::StructElement");
            required("key_type", element.keyType());
            required("value_type", element.valueType());
            out.endObject();
        }
        out.endArray();
    }

    private void callable(CallableType type) {
        required("param_types", type.parameters());
        required("block_type", type.block());
        required("return_type", type.returns() instanceof AnyType ? null : type.returns());
    }

    private void alias(TypeAliasType type) {
        enter(type.name(), "PTypeAliasType");
        out.key("name").string(type.name());
        out.key("type_expr").nothing();
        required("resolved_type", type.resolved());
        open.remove(type.name());
    }

    // As Puppet does: a type within itself cannot be written.
    private void enter(@Nullable String name, String kind) {
        if (name != null && !open.add(name)) {
            throw new SerializationError(
                    "Endless recursion detected when attempting to serialize value of class Puppet::Pops::Types::" + kind);
        }
    }

    private void object(ObjectType type) {
        String name = type.typeName();
        if (type.isResolved()) {
            enter(name, "PObjectType");
            out.key("_pcore_init_hash");
            values.write(type.makings());
            open.remove(name);
            return;
        }
        out.key("_pcore_init_hash").beginObject();
        if (name != null) {
            out.key("name").string(name);
        }
        out.endObject();
    }

    private void init(InitType type) {
        optional("type", type.type());
        if (!type.arguments().isEmpty()) {
            out.key("init_args").beginArray();
            type.arguments().forEach(values::write);
            out.endArray();
        }
    }

    private void semver(SemVerType type) {
        if (!type.ranges().isEmpty()) {
            out.key("ranges").beginArray();
            type.ranges().forEach(values::write);
            out.endArray();
        }
    }

    private void runtime(RuntimeType type) {
        text("runtime", type.runtime());
        value("name_or_pattern", type.nameOrPattern());
    }

    private void resource(ResourceType type) {
        text("type_name", type.typeName());
        text("title", type.title());
    }
}
