package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.mismatch.PathElement.Kind;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.type.calculus.Normalization;
import io.bindery.puppet.type.calculus.TypeWalk;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Compares an expected type with an actual one and finds the faults, inside collections and alternatives, too.
public final class MismatchFinder {
    private MismatchFinder() {}

    static List<Mismatch> find(Type expected, Type actual, List<PathElement> path) {
        String unresolved = TypeWalk.unresolved(expected);
        if (unresolved != null) {
            return List.of(new Mismatch.Unresolved(path, unresolved));
        }
        return find(Normalization.normalize(expected), expected, actual, path);
    }

    /// The original is what the author wrote; the expected type may be a part of it or its meaning.
    private static List<Mismatch> find(Type expected, Type original, Type actual, List<PathElement> path) {
        return switch (expected) {
            case VariantType variant -> variant(variant, original, actual, path);
            case StructType struct -> struct(struct, original, actual, path);
            case HashType hash -> hash(hash, original, actual, path);
            case TupleType tuple -> tuple(tuple, original, actual, path, false);
            case ArrayType array -> array(array, original, actual, path);
            case CallableType callable -> callable(callable, original, actual, path);
            case OptionalType optional -> optional(optional, original, actual, path);
            case PatternType _, EnumType _ -> List.of(new Mismatch.NoMatch(path, original, actual));
            case TypeAliasType alias -> find(Normalization.normalize(alias.resolved()), alias, actual, path);
            default -> expected.isAssignable(actual) ? List.of() : wrongType(path, original, actual);
        };
    }

    private static List<Mismatch> wrongType(List<PathElement> path, Type expected, Type actual) {
        return List.of(new Mismatch.WrongType(path, expected, actual));
    }

    static List<PathElement> with(List<PathElement> path, Kind kind, String key) {
        List<PathElement> longer = new ArrayList<>(path);
        longer.add(new PathElement(kind, key));
        return longer;
    }

    private static List<Mismatch> variant(VariantType expected, Type original, Type actual, List<PathElement> path) {
        List<Type> types = new ArrayList<>(expected.types());
        if (original instanceof OptionalType) {
            types.addFirst(UndefType.DEFAULT);
        }
        List<List<Mismatch>> tried = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            List<Mismatch> found = find(types.get(i), actual, with(path, Kind.VARIANT, Integer.toString(i)));
            if (found.isEmpty()) {
                return List.of();
            }
            tried.add(found);
        }
        List<Mismatch> merged = MismatchMerge.merge(path.size(), false, tried);
        return original instanceof TypeAliasType && merged.size() == 1 ? wrongType(path, original, actual) : merged;
    }

    private static List<Mismatch> optional(OptionalType expected, Type original, Type actual, List<PathElement> path) {
        if (actual instanceof UndefType || expected.type() == null) {
            return List.of();
        }
        return find(expected.type(), original instanceof TypeAliasType ? original : expected, actual, path);
    }

    private static List<Mismatch> array(ArrayType expected, Type original, Type actual, List<PathElement> path) {
        return switch (actual) {
            case TupleType tuple -> tupleAsArray(expected, tuple, path);
            case ArrayType array when expected.size() != null && !expected.size().contains(array.sizeOrAny()) ->
                List.of(new Mismatch.WrongSize(path, expected.size(), array.sizeOrAny()));
            case ArrayType array -> wrongType(path, original, new ArrayType(array.elementType()));
            default -> wrongType(path, original, actual);
        };
    }

    private static List<Mismatch> tupleAsArray(ArrayType expected, TupleType actual, List<PathElement> path) {
        IntegerType size = actual.size() == null ? IntegerType.exactly(actual.types().size()) : actual.size();
        if (!expected.sizeOrAny().contains(size)) {
            return List.of(new Mismatch.WrongSize(path, expected.sizeOrAny(), size));
        }
        List<Mismatch> found = new ArrayList<>();
        for (int i = 0; i < actual.types().size(); i++) {
            addMismatches(found, expected.elementType(), actual.types().get(i), path, Kind.INDEX, Integer.toString(i));
        }
        return found;
    }

    private static void addMismatches(List<Mismatch> found, Type expected, Type actual, List<PathElement> path, Kind kind, String key) {
        if (!expected.isAssignable(actual)) {
            found.addAll(find(expected, actual, with(path, kind, key)));
        }
    }

    private static List<Mismatch> hash(HashType expected, Type original, Type actual, List<PathElement> path) {
        return switch (actual) {
            case StructType struct -> structAsHash(expected, struct, path);
            case HashType hash when expected.size() != null && !expected.size().contains(hash.sizeOrAny()) ->
                List.of(new Mismatch.WrongSize(path, expected.size(), hash.sizeOrAny()));
            case HashType hash -> wrongType(path, original, new HashType(hash.keyType(), hash.valueType()));
            default -> wrongType(path, original, actual);
        };
    }

    private static List<Mismatch> structAsHash(HashType expected, StructType actual, List<PathElement> path) {
        IntegerType size = new IntegerType(required(actual), actual.elements().size());
        if (!expected.sizeOrAny().contains(size)) {
            return List.of(new Mismatch.WrongSize(path, expected.sizeOrAny(), size));
        }
        List<Mismatch> found = new ArrayList<>();
        for (StructElement element : actual.elements()) {
            addMismatches(found, expected.keyType(), element.keyType(), path, Kind.ENTRY_KEY, element.name());
            addMismatches(found, expected.valueType(), element.valueType(), path, Kind.ENTRY, element.name());
        }
        return found;
    }

    private static long required(StructType struct) {
        return struct.elements().stream().filter(element -> !element.isOptional()).count();
    }

    private static List<Mismatch> struct(StructType expected, Type original, Type actual, List<PathElement> path) {
        return switch (actual) {
            case StructType struct -> structs(expected, struct, path);
            case HashType hash -> hashAsStruct(expected, original, hash, path);
            default -> wrongType(path, original, actual);
        };
    }

    private static List<Mismatch> structs(StructType expected, StructType actual, List<PathElement> path) {
        Map<String, StructElement> rest = new LinkedHashMap<>();
        actual.elements().forEach(element -> rest.put(element.name(), element));
        List<Mismatch> found = new ArrayList<>();
        for (StructElement element : expected.elements()) {
            String key = element.name();
            StructElement other = rest.remove(key);
            if (other == null) {
                if (!element.isOptional()) {
                    found.add(new Mismatch.MissingKey(path, key));
                }
            } else {
                addMismatches(found, element.keyType(), other.keyType(), path, Kind.ENTRY_KEY, key);
                addMismatches(found, element.valueType(), other.valueType(), path, Kind.ENTRY, key);
            }
        }
        rest.keySet().forEach(key -> found.add(new Mismatch.ExtraneousKey(path, key)));
        return found;
    }

    private static List<Mismatch> hashAsStruct(StructType expected, Type original, HashType actual, List<PathElement> path) {
        IntegerType size = new IntegerType(required(expected), expected.elements().size());
        return size.contains(actual.sizeOrAny())
                ? wrongType(path, original, new HashType(actual.keyType(), actual.valueType()))
                : List.of(new Mismatch.WrongSize(path, size, actual.sizeOrAny()));
    }

    private static List<Mismatch> tuple(TupleType expected, Type original, Type actual, List<PathElement> path, boolean arguments) {
        if (expected.equals(actual) || expected.types().isEmpty() && actual instanceof ArrayType) {
            return List.of();
        }
        return switch (actual) {
            case TupleType tuple -> tuples(expected, tuple.sizeRange(), tuple.types(), path, arguments);
            case ArrayType array -> arrayAsTuple(expected, array, path, arguments);
            default -> wrongType(path, original, actual);
        };
    }

    private static List<Mismatch> tuples(
            TupleType expected, IntegerType size, List<Type> types, List<PathElement> path, boolean arguments) {
        if (!expected.sizeRange().contains(size)) {
            return List.of(wrongSize(path, expected.sizeRange(), size, arguments));
        }
        List<Mismatch> found = new ArrayList<>();
        if (!expected.types().isEmpty()) {
            for (int i = 0; i < types.size(); i++) {
                int place = Math.min(i, expected.types().size() - 1);
                found.addAll(find(expected.types().get(place), types.get(i), with(path, Kind.INDEX, Integer.toString(place))));
            }
        }
        return found;
    }

    private static List<Mismatch> arrayAsTuple(TupleType expected, ArrayType actual, List<PathElement> path, boolean arguments) {
        if (!expected.sizeRange().contains(actual.sizeOrAny())) {
            return List.of(wrongSize(path, expected.sizeRange(), actual.sizeOrAny(), arguments));
        }
        List<Mismatch> found = new ArrayList<>();
        for (int i = 0; i < expected.types().size(); i++) {
            found.addAll(find(expected.types().get(i), actual.elementType(), with(path, Kind.INDEX, Integer.toString(i))));
        }
        return found;
    }

    private static Mismatch wrongSize(List<PathElement> path, IntegerType expected, IntegerType actual, boolean arguments) {
        return arguments ? new Mismatch.WrongCount(path, expected, actual) : new Mismatch.WrongSize(path, expected, actual);
    }

    private static List<Mismatch> callable(CallableType expected, Type original, Type actual, List<PathElement> path) {
        if (!(actual instanceof CallableType given)) {
            return wrongType(path, original, actual);
        }
        if (expected.parameters() == null && expected.returns() == null) {
            return List.of();
        }
        List<Mismatch> found = parameters(expected.parameters(), given.parameters(), path);
        return found.isEmpty() ? resultAndBlock(expected, given, path) : found;
    }

    private static List<Mismatch> parameters(@Nullable TupleType expected, @Nullable TupleType given, List<PathElement> path) {
        return expected == null || given == null ? List.of() : tuple(expected, expected, given, path, true);
    }

    private static List<Mismatch> resultAndBlock(CallableType expected, CallableType given, List<PathElement> path) {
        Type wanted = expected.returns() == null ? AnyType.DEFAULT : expected.returns();
        Type got = given.returns() == null ? AnyType.DEFAULT : given.returns();
        if (!wanted.isAssignable(got)) {
            return wrongType(with(path, Kind.RETURN, "return"), wanted, got);
        }
        Type wantedBlock = expected.block() == null ? UndefType.DEFAULT : expected.block();
        Type gotBlock = given.block() == null ? UndefType.DEFAULT : given.block();
        return gotBlock.isAssignable(wantedBlock) ? List.of() : wrongType(with(path, Kind.BLOCK, "block"), wantedBlock, gotBlock);
    }
}
