package io.bindery.puppet.type.parse;

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
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TimespanType;
import io.bindery.puppet.type.TimestampType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeReferenceType;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.UriType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.mismatch.WrongTypeText;
import io.bindery.puppet.type.object.PcoreNames;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// Evaluates `Type[keys...]`.
public final class TypeParameters {
    private TypeParameters() {}

    /// The type with its parameters. References to several resources or classes give an array of types; to none, undef or an
    /// empty array. (`File['x']['mode']` and `Class['x']['y']` ask the catalog and not this.)
    ///
    /// @throws TypeException with Puppet's message and code; where [TypeException#code] is `TYPE_ERROR` Puppet itself failed, and the
    ///     evaluator puts `Error while evaluating a '[]' expression, ` before the message
    public static Value parameterize(Type type, List<Value> keys) {
        try {
            return specialize(type, keys);
        } catch (IllegalArgumentException e) {
            throw new TypeException(String.valueOf(e.getMessage()));
        }
    }

    private static Value specialize(Type type, List<Value> keys) {
        TypeKeys given = new TypeKeys(type, flatten(keys));
        return switch (type) {
            case IntegerType _ -> integer(given);
            case FloatType _ -> real(given);
            case StringType _ -> string(given);
            case BooleanType _ -> bool(given);
            case EnumType _ -> enumType(given);
            case PatternType _ -> pattern(given);
            case RegexpType _ -> regexp(given);
            case CollectionType _ -> collection(given);
            case ArrayType _ -> array(given);
            case HashType _ -> hash(given);
            case TupleType _ -> tuple(given);
            case StructType _ -> struct(new TypeKeys(type, keys));
            case VariantType _ -> variant(given);
            case OptionalType _ -> optional(given);
            case NotUndefType _ -> notUndef(given);
            case IterableType _ -> new IterableType(given.oneType("Iterable"));
            case IteratorType _ -> new IteratorType(given.oneType("Iterator"));
            case TypeType _ -> new TypeType(given.oneType("Type"));
            case SensitiveType _ -> new SensitiveType(given.oneType("Sensitive"));
            case InitType _ -> init(new TypeKeys(type, keys));
            case CallableType _ -> callable(type, keys);
            case TimespanType _ -> TypeMaking.timespan(given.count(0, 2).values());
            case TimestampType _ -> TypeMaking.timestamp(given.count(0, 2).values());
            case SemVerType _ -> semVer(given);
            case UriType _ -> uri(given);
            case RuntimeType _ -> runtime(given);
            case ObjectType object -> object(object, given);
            case TypeSetType _ -> TypeSetType.of(definition(given, "TypeSet", "TypeSet"));
            case ResourceType resource -> ReferenceParameters.resource(resource, keys);
            case ClassType classType -> ReferenceParameters.hostClass(classType, keys);
            case TypeReferenceType reference ->
                throw new TypeException(
                        "UNKNOWN_RESOURCE_TYPE", TypeException.WHOLE, "Resource type not found: " + reference.typeString());
            case AnyType _, UndefType _, DefaultType _, UnitType _, ScalarType _, ScalarDataType _, NumericType _, BinaryType _,
                    SemVerRangeType _, CatalogEntryType _, TypeAliasType _, ObjectTypeExtension _ ->
                throw new TypeException(
                        "OPERATOR_NOT_APPLICABLE",
                        TypeException.LEFT,
                        "Operator '[]' is not applicable to " + WrongTypeText.withArticle(type + "-Type") + ".");
        };
    }

    static List<Value> flatten(List<Value> values) {
        List<Value> flat = new ArrayList<>(values.size());
        for (Value value : values) {
            if (value instanceof Arr inner) {
                flat.addAll(flatten(inner.elements()));
            } else {
                flat.add(value);
            }
        }
        return flat;
    }

    private static Type integer(TypeKeys keys) {
        if (keys.size() < 1 || keys.size() > 2) {
            throw new TypeException(
                    "BAD_INTEGER_SLICE_ARITY",
                    TypeException.WHOLE,
                    "Integer-Type supports [] with one or two arguments (from, to). Got " + keys.size());
        }
        for (int i = 0; i < keys.size(); i++) {
            if (!(keys.get(i) instanceof Int || keys.get(i) == Default.DEFAULT)) {
                throw new TypeException(
                        "BAD_INTEGER_SLICE_TYPE",
                        i,
                        "Integer-Type [] requires all arguments to be integers (or default). Got " + RubyClassName.of(keys.get(i)));
            }
        }
        return TypeMaking.integer(keys.get(0), keys.orDefault(1));
    }

    private static Type real(TypeKeys keys) {
        if (keys.size() < 1 || keys.size() > 2) {
            throw new TypeException(
                    "BAD_INTEGER_SLICE_ARITY",
                    TypeException.WHOLE,
                    "Float-Type supports [] with one or two arguments (from, to). Got " + keys.size());
        }
        for (int i = 0; i < keys.size(); i++) {
            Value key = keys.get(i);
            if (!(key instanceof Int || key instanceof Real || key == Default.DEFAULT)) {
                throw new TypeException(
                        "BAD_INTEGER_SLICE_TYPE",
                        i,
                        "Float-Type [] requires all arguments to be floats, or integers (or default). Got " + RubyClassName.of(key));
            }
        }
        return TypeMaking.real(keys.get(0), keys.orDefault(1));
    }

    private static Type string(TypeKeys keys) {
        if (keys.size() < 1 || keys.size() > 2) {
            throw new TypeException(
                    "BAD_STRING_SLICE_ARITY",
                    TypeException.WHOLE,
                    "String supports [] with one or two arguments. Got " + keys.size());
        }
        return new StringType(keys.sizeFrom(0), null);
    }

    private static Type bool(TypeKeys keys) {
        keys.counted(1, 1).each(key -> key instanceof Bool, "TrueClass or FalseClass");
        return BooleanType.of((Bool) keys.get(0));
    }

    private static Type enumType(TypeKeys keys) {
        boolean flagged = keys.size() > 0 && keys.last() instanceof Bool;
        TypeKeys names = flagged ? keys.first(keys.size() - 1) : keys;
        names.counted(1, Integer.MAX_VALUE).each(key -> key instanceof Str, "String");
        List<String> values = names.values().stream().map(key -> ((Str) key).value()).toList();
        return new EnumType(values, flagged && keys.last() == Bool.TRUE);
    }

    private static Type pattern(TypeKeys keys) {
        keys.counted(1, Integer.MAX_VALUE)
                .each(
                        key -> key instanceof Str || key instanceof Regex || key instanceof PatternType || key instanceof RegexpType,
                        "String or Regexp or Pattern-Type or Regexp-Type");
        return TypeMaking.pattern(keys.values());
    }

    private static Type regexp(TypeKeys keys) {
        if (keys.size() != 1) {
            throw keys.wrongCount(keys.size() == 0 ? TypeException.WHOLE : 1, keys.article(), 1, 1);
        }
        keys.each(key -> key instanceof Str || key instanceof Regex, "String or Regexp");
        return new RegexpType(keys.get(0) instanceof Str text ? new Regex(text.value()) : (Regex) keys.get(0));
    }

    private static Type collection(TypeKeys keys) {
        if (keys.size() < 1 || keys.size() > 2) {
            throw keys.wrongCount(TypeException.WHOLE, "Collection-Type", 1, 2);
        }
        return new CollectionType(keys.sizeFrom(0));
    }

    private static Type array(TypeKeys keys) {
        if (keys.size() < 1 || keys.size() > 3) {
            throw keys.wrongCount(TypeException.WHOLE, "Array-Type", 1, 3);
        }
        if (keys.size() == 2 && !(keys.get(0) instanceof Type)) {
            return new ArrayType(AnyType.DEFAULT, keys.sizeFrom(0));
        }
        return new ArrayType(keys.type(0, "Array"), keys.size() == 1 ? null : keys.sizeFrom(1));
    }

    private static Type hash(TypeKeys keys) {
        if (keys.size() == 2 && keys.get(0) instanceof Int && keys.get(1) instanceof Int) {
            return new HashType(AnyType.DEFAULT, AnyType.DEFAULT, TypeMaking.integer(keys.get(0), keys.get(1)));
        }
        for (int i = 0; i < Math.min(keys.size(), 2); i++) {
            keys.type(i, "Hash");
        }
        if (keys.size() < 2 || keys.size() > 4) {
            throw keys.wrongCount(TypeException.WHOLE, "Hash-Type", 2, 4);
        }
        IntegerType size = keys.size() == 2 ? null : keys.size() == 3 ? hashSize(keys.get(2)) : keys.sizeFrom(2);
        return new HashType(keys.type(0, "Hash"), keys.type(1, "Hash"), size);
    }

    // As Puppet does: a single size is not checked, and fails when it is compared.
    private static IntegerType hashSize(Value size) {
        return switch (size) {
            case IntegerType type -> type;
            case Int _, Default _, Undef _ -> TypeMaking.integer(size, Default.DEFAULT);
            default -> throw new TypeException("comparison of " + RubyClassName.of(size) + " with Infinity failed");
        };
    }

    private static Type tuple(TypeKeys keys) {
        int sizes = 0;
        if (keys.size() >= 1 && TypeMaking.isRangeParameter(keys.last())) {
            sizes = keys.size() >= 2 && TypeMaking.isRangeParameter(keys.get(keys.size() - 2)) ? 2 : 1;
        }
        if (sizes == 2) {
            TypeMaking.integer(keys.get(keys.size() - 2), keys.last());
        }
        keys.first(keys.size() - sizes).counted(1, Integer.MAX_VALUE).each(key -> key instanceof Type, "Any-Type");
        return TypeMaking.tuple(keys.values());
    }

    private static Type struct(TypeKeys keys) {
        keys.counted(1, 1).each(key -> key instanceof Hash, "Hash");
        return TypeMaking.struct((Hash) keys.get(0));
    }

    private static Type variant(TypeKeys keys) {
        keys.counted(1, Integer.MAX_VALUE).each(key -> key instanceof Type, "Any-Type");
        return VariantType.union(keys.values().stream().map(key -> (Type) key).toList());
    }

    private static Type optional(TypeKeys keys) {
        if (keys.size() == 1 && keys.get(0) instanceof Str text) {
            return new OptionalType(StringType.of(text.value()));
        }
        return new OptionalType(keys.oneType("Optional"));
    }

    private static Type notUndef(TypeKeys keys) {
        if (keys.size() > 1) {
            throw keys.wrongCount(TypeException.WHOLE, "NotUndef-Type", 0, 1);
        }
        if (keys.size() == 0) {
            return NotUndefType.DEFAULT;
        }
        return switch (keys.get(0)) {
            case Str text -> new NotUndefType(StringType.of(text.value()));
            case Type type -> new NotUndefType(type);
            default ->
                throw new TypeException(
                        "BAD_NOT_UNDEF_SLICE_TYPE",
                        0,
                        "NotUndef-Type[] argument must be a Type or a String. Got " + RubyClassName.of(keys.get(0)));
        };
    }

    private static Type init(TypeKeys keys) {
        return new InitType(keys.type(0, "Init"), keys.values().subList(1, keys.size()));
    }

    private static Type callable(Type type, List<Value> keys) {
        if (!keys.isEmpty() && keys.getFirst() instanceof Arr && keys.size() != 2) {
            throw new TypeKeys(type, keys).wrongCount(TypeException.WHOLE, "A Callable-Type", 2, 2);
        }
        return TypeMaking.callable(keys);
    }

    private static Type semVer(TypeKeys keys) {
        keys.counted(1, Integer.MAX_VALUE)
                .each(key -> key instanceof Str || key instanceof SemVerRange, "String or SemanticPuppet::VersionRange");
        return TypeMaking.semVer(keys.values());
    }

    private static Type uri(TypeKeys keys) {
        if (keys.size() != 1) {
            throw keys.wrongCount(TypeException.WHOLE, "URI-Type", 1, 1);
        }
        if (!UriSchema.PARAMETER.isInstance(keys.get(0))) {
            throw keys.notAType(0, "URI");
        }
        return TypeMaking.uri(keys.get(0));
    }

    private static Type runtime(TypeKeys keys) {
        keys.counted(2, 2).each(key -> key instanceof Str, "String or String");
        return TypeMaking.runtime(keys.values());
    }

    private static Type object(ObjectType type, TypeKeys keys) {
        return type.isResolved() && type.typeName() != null
                ? ObjectTypeExtension.of(type, keys.values())
                                : ObjectType.of(definition(keys, "Object", "object"));
    }

    private static Hash definition(TypeKeys keys, String type, String label) {
        Value definition = keys.definition(type);
        if (definition instanceof Hash hash) {
            return hash;
        }
        Mismatches.assertInstance(label + " name", PcoreNames.QUALIFIED_REFERENCE, definition);
        return Hash.of(Str.of("name"), definition);
    }
}
