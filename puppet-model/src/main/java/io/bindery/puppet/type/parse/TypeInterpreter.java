package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CollectionType;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.DefaultType;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.IterableType;
import io.bindery.puppet.type.IteratorType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.SensitiveType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeReferenceType;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Resolves the names and parameters of types that are read without evaluation: in text, and in the expression of a type alias.
/// Its rules and messages are those of Puppet's type parser; those for evaluated expressions are in [TypeParameters].
public record TypeInterpreter(TypeResolver resolver) implements TypeParser.Meaning {
    private static final Set<String> UNPARAMETERIZED =
            Set.of("any", "data", "catalogentry", "scalar", "undef", "numeric", "default", "semverrange");

    // As Puppet does: where text gives only a size, the elements are of the type of `default`.
    private static final Type UNNAMED = DefaultType.DEFAULT;

    /// The type of a name; a [TypeReferenceType] where it is unknown.
    @Override
    public Type named(String name) {
        Type core = CoreTypes.find(name.toLowerCase(Locale.ROOT));
        Type found = core != null ? core : resolver.find(name);
        return found != null ? found : new TypeReferenceType(name);
    }

    /// The type of `name[parameters]`.
    ///
    /// @param source the whole expression as written, for messages and references
    /// @throws TypeException with Puppet's message
    @Override
    public Type parameterized(String name, List<Value> parameters, String source) {
        try {
            return interpret(name, new Given(parameters, source));
        } catch (IllegalArgumentException e) {
            throw new TypeException(String.valueOf(e.getMessage()));
        }
    }

    private Type interpret(String name, Given given) {
        String downcased = name.toLowerCase(Locale.ROOT);
        if (UNPARAMETERIZED.contains(downcased)) {
            throw notParameterized(name);
        }
        return switch (downcased) {
            case "array" -> array(given);
            case "hash" -> hash(given);
            case "collection" -> new CollectionType(given.count("Collection", 1, 2, "1 to 2").size(0));
            case "string" -> new StringType(given.count("String", 1, 2, "1 to 2").size(0), null);
            case "integer" -> integer(given.count("Integer", 1, 2, "1 or 2"));
            case "float" -> real(given.count("Float", 1, 2, "1 or 2"));
            case "boolean" -> bool(given.count("Boolean", 1, 1, "1"));
            case "enum" -> enumType(given);
            case "pattern" -> TypeMaking.pattern(given.count("Pattern", 1, Integer.MAX_VALUE, "1 or more").values);
            case "regexp" -> regexp(given.count("Regexp", 1, 1, "1"));
            case "variant" -> VariantType.union(given.count("Variant", 1, Integer.MAX_VALUE, "1 or more").allTypes());
            case "optional" -> new OptionalType(given.count("Optional", 1, 1, "1").typeOrString(0));
            case "notundef" -> new NotUndefType(given.count("NotUndef", 0, 1, "0 to 1").typeOrString(0));
            case "tuple" -> TypeMaking.tuple(given.count("Tuple", 1, Integer.MAX_VALUE, "1 or more").values);
            case "struct" -> struct(given.count("Struct", 1, 1, "1"));
            case "callable" -> callable(given);
            case "iterable" -> new IterableType(given.count("Iterable", 1, 1, "1").type(0));
            case "iterator" -> new IteratorType(given.count("Iterator", 1, 1, "1").type(0));
            case "type" -> new TypeType(given.count("Type", 1, 1, "1").type(0));
            case "sensitive" -> new SensitiveType(given.count("Sensitive", 1, 1, "0 to 1").type(0));
            case "init" -> new InitType(given.type(0), given.values.subList(1, given.values.size()));
            case "runtime" -> TypeMaking.runtime(given.count("Runtime", 2, 2, "2").values);
            case "timespan" -> TypeMaking.timespan(given.count("Timespan", 0, 2, "0 to 2").values);
            case "timestamp" -> TypeMaking.timestamp(given.count("Timestamp", 0, 2, "0 to 2").values);
            case "semver" -> TypeMaking.semVer(given.count("SemVer", 1, Integer.MAX_VALUE, "1 or more").values);
            case "uri" -> TypeMaking.uri(given.count("URI", 1, 1, "1").values.getFirst());
            case "class" -> hostClass(given.count("Class", 1, 1, "1"));
            case "resource" -> resource(given);
            case "object" -> ObjectType.of(given.count("Object", 1, 1, "1").hash(0));
            case "typeset" -> TypeSetType.of(given.count("Object", 1, 1, "1").hash(0));
            default -> other(name, given);
        };
    }

    private Type other(String name, Given given) {
        return switch (named(name)) {
            case TypeReferenceType reference when reference != TypeReferenceType.DEFAULT -> new TypeReferenceType(given.source);
            case ResourceType resource -> new ResourceType(resource.typeName(), given.count(name, 1, 1, "1").optionalString(0));
            case ObjectType object -> ObjectTypeExtension.of(object, given.values);
            default -> throw notParameterized(name);
        };
    }

    private static TypeException notParameterized(String name) {
        return new TypeException("Not a parameterized type <" + name + ">");
    }

    private static Type array(Given given) {
        given.count("Array", 1, 3, "1 to 3");
        if (given.values.size() == 2 && !(given.values.getFirst() instanceof Type)) {
            return new ArrayType(UNNAMED, given.size(0));
        }
        return new ArrayType(given.type(0), given.values.size() == 1 ? null : given.size(1));
    }

    private static Type hash(Given given) {
        given.count("Hash", 2, 4, "2 to 4");
        if (given.values.size() == 2 && !(given.values.get(0) instanceof Type && given.values.get(1) instanceof Type)) {
            return new HashType(UNNAMED, UNNAMED, given.size(0));
        }
        return new HashType(given.type(0), given.type(1), given.values.size() == 2 ? null : given.size(2));
    }

    private static Type integer(Given given) {
        return TypeMaking.integer(given.range(0), given.values.size() == 1 ? Default.DEFAULT : given.range(1));
    }

    private static Type real(Given given) {
        for (Value value : given.values) {
            if (!(value instanceof Int || value instanceof Real || value == Default.DEFAULT)) {
                throw given.invalid();
            }
        }
        return TypeMaking.real(given.values.getFirst(), given.values.size() == 1 ? Default.DEFAULT : given.values.get(1));
    }

    private static Type bool(Given given) {
        if (given.values.getFirst() instanceof Bool value) {
            return BooleanType.of(value);
        }
        throw new TypeException("Boolean parameter must be true or false");
    }

    private static Type enumType(Given given) {
        List<Value> values = given.values;
        boolean flagged = !values.isEmpty() && values.getLast() instanceof Bool;
        List<Value> names = flagged ? values.subList(0, values.size() - 1) : values;
        if (names.isEmpty()) {
            throw Given.wrongCount("Enum", "1 or more", 0);
        }
        List<String> texts = new ArrayList<>();
        for (Value name : names) {
            if (!(name instanceof Str text)) {
                throw new TypeException("Enum parameters must be identifiers or strings");
            }
            texts.add(text.value());
        }
        return new EnumType(texts, flagged && values.getLast() == Bool.TRUE);
    }

    private static Type regexp(Given given) {
        return switch (given.values.getFirst()) {
            case Regex regex -> new RegexpType(regex);
            case Str text -> new RegexpType(new Regex(text.value()));
            default ->
                throw new TypeException(
                        "no implicit conversion of " + RubyClassName.of(given.values.getFirst()) + " into String");
        };
    }

    private static Type struct(Given given) {
        return TypeMaking.struct(given.hash(0));
    }

    private static Type callable(Given given) {
        if (given.values.size() > 1 && given.values.getFirst() instanceof Arr && given.values.size() != 2) {
            throw Given.wrongCount("callable", "2 when first parameter is an array", given.values.size());
        }
        return TypeMaking.callable(given.values);
    }

    private static Type hostClass(Given given) {
        String name = given.optionalString(0);
        return new ClassType(name != null && name.startsWith("::") ? name.substring(2) : name);
    }

    private static Type resource(Given given) {
        given.count("Resource", 1, 2, "1 or 2");
        String title = given.values.size() == 2 ? given.optionalString(1) : null;
        return switch (given.values.getFirst()) {
            case ResourceType resource -> new ResourceType(resource.typeName(), title);
            case TypeReferenceType reference -> TypeMaking.resource(reference.typeString(), title);
            case Str name -> TypeMaking.resource(name.value(), title);
            case Undef _ when title == null -> ResourceType.DEFAULT;
            default ->
                throw new TypeException("The type name cannot be a " + RubyClassName.of(given.values.getFirst()));
        };
    }

    /// The parameters of one type, with the text they came from.
    private record Given(List<Value> values, String source) {

        Given count(String type, int min, int max, String required) {
            if (values.size() < min || values.size() > max) {
                throw wrongCount(type, required, values.size());
            }
            return this;
        }

        static TypeException wrongCount(String type, String required, int given) {
            return new TypeException("Invalid number of type parameters specified: " + type + " requires " + required + ", " + given
                    + " provided");
        }

        TypeException invalid() {
            return new TypeException("The expression <" + source + "> is not a valid type specification.");
        }

        Type type(int index) {
            if (index < values.size() && values.get(index) instanceof Type type) {
                return type;
            }
            throw invalid();
        }

        List<Type> allTypes() {
            List<Type> types = new ArrayList<>();
            for (int i = 0; i < values.size(); i++) {
                types.add(type(i));
            }
            return types;
        }

        @Nullable Type typeOrString(int index) {
            if (index >= values.size()) {
                return null;
            }
            return values.get(index) instanceof Str text ? StringType.of(text.value()) : type(index);
        }

        /// Null for undef.
        @Nullable String optionalString(int index) {
            return switch (values.get(index)) {
                case Str text -> text.value();
                case Undef _ -> null;
                default -> throw invalid();
            };
        }

        Hash hash(int index) {
            if (values.get(index) instanceof Hash hash) {
                return hash;
            }
            throw invalid();
        }

        Value range(int index) {
            Value value = values.get(index);
            if (value instanceof Int || value == Default.DEFAULT || value.equals(Str.of("default"))) {
                return value;
            }
            throw invalid();
        }

        /// One `Integer[..]`, or a lowest and perhaps a highest size, from an index on.
        IntegerType size(int from) {
            if (from == values.size() - 1 && values.get(from) instanceof IntegerType size) {
                return size;
            }
            return TypeMaking.integer(range(from), from + 1 < values.size() ? range(from + 1) : Default.DEFAULT);
        }
    }
}
