package io.bindery.puppet.type.calculus;

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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Walks over a type and all the types within it, each once.
public final class TypeWalk {
    private TypeWalk() {}

    /// All types within, the type itself first.
    public static List<Type> all(Type root) {
        Set<Type> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Type> found = new ArrayList<>();
        Deque<Type> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Type type = open.pop();
            if (seen.add(type)) {
                found.add(type);
                List<Type> parts = parts(type);
                for (int i = parts.size() - 1; i >= 0; i--) {
                    open.push(parts.get(i));
                }
            }
        }
        return found;
    }

    public static boolean reaches(Type from, TypeAliasType target) {
        for (Type type : all(from)) {
            if (type == target) {
                return true;
            }
        }
        return false;
    }

    public static List<TypeAliasType> aliases(Type root) {
        List<TypeAliasType> found = new ArrayList<>();
        for (Type type : all(root)) {
            if (type instanceof TypeAliasType alias) {
                found.add(alias);
            }
        }
        return found;
    }

    /// Is there anything but aliases and variants?
    public static boolean containsRealType(Type root) {
        for (Type type : all(root)) {
            if (!(type instanceof TypeAliasType || type instanceof VariantType)) {
                return true;
            }
        }
        return false;
    }

    /// The text of the first type that was not found, or null.
    public static @Nullable String unresolved(Type root) {
        if (isLeaf(root)) {
            return null;
        }
        for (Type type : all(root)) {
            if (type instanceof TypeReferenceType reference) {
                return reference.typeString();
            }
        }
        return null;
    }

    private static boolean isLeaf(Type type) {
        return type instanceof StringType || type instanceof IntegerType || type instanceof BooleanType || type instanceof AnyType;
    }

    private static List<Type> parts(Type type) {
        return switch (type) {
            case ArrayType array -> List.of(array.elementType());
            case HashType hash -> List.of(hash.keyType(), hash.valueType());
            case TupleType tuple -> tuple.types();
            case StructType struct -> elements(struct);
            case VariantType variant -> variant.types();
            case OptionalType optional -> orNone(optional.type());
            case NotUndefType notUndef -> orNone(notUndef.type());
            case IterableType iterable -> orNone(iterable.elementType());
            case IteratorType iterator -> orNone(iterator.elementType());
            case TypeType typeType -> orNone(typeType.type());
            case SensitiveType sensitive -> List.of(sensitive.type());
            case InitType init -> orNone(init.type());
            case CallableType callable -> callable(callable);
            case TypeAliasType alias -> alias.isResolved() ? List.of(alias.resolved()) : List.of();
            case ObjectType object -> object.parts();
            case TypeSetType set -> List.copyOf(set.types().values());
            case ObjectTypeExtension extension -> List.of(extension.baseType());
            case AnyType _, UndefType _, DefaultType _, UnitType _, ScalarType _, ScalarDataType _, NumericType _, IntegerType _,
                    FloatType _, StringType _, EnumType _, PatternType _, RegexpType _, BooleanType _, CollectionType _,
                    TypeReferenceType _, BinaryType _, TimestampType _, TimespanType _, SemVerType _, SemVerRangeType _, UriType _,
                    RuntimeType _, CatalogEntryType _, ResourceType _, ClassType _ -> List.of();
        };
    }

    private static List<Type> orNone(@Nullable Type type) {
        return type == null ? List.of() : List.of(type);
    }

    private static List<Type> elements(StructType struct) {
        List<Type> parts = new ArrayList<>();
        for (StructElement element : struct.elements()) {
            parts.add(element.keyType());
            parts.add(element.valueType());
        }
        return parts;
    }

    private static List<Type> callable(CallableType callable) {
        List<Type> parts = new ArrayList<>(orNone(callable.parameters()));
        parts.addAll(orNone(callable.block()));
        parts.addAll(orNone(callable.returns()));
        return parts;
    }
}
