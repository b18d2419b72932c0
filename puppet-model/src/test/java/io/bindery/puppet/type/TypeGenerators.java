package io.bindery.puppet.type;

import io.bindery.puppet.type.parse.Callables;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.law.Generator;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Types and values for law tests. Small alphabets, so that types often meet.
///
/// What breaks laws in Puppet itself stays out: `NotUndef[T]` is not assignable to itself where T may be undef, lengths of time
/// below a second are not read back as printed, an enum becomes general only in two steps, the type inferred for a secret
/// collection forgets undef, a negative integer is of an iterable type without being iterable, and a reference to an unknown type is printed
/// in words that are not read back.
final class TypeGenerators {
    private static final int DEPTH = 3;

    private TypeGenerators() {}

    static Generator<Type> types() {
        return types(DEPTH);
    }

    private static Generator<Type> types(int depth) {
        if (depth == 0) {
            return leaves();
        }
        Generator<Type> inner = types(depth - 1);
        Generator<Type> composed = Generator.oneOf(
                inner.map(OptionalType::new),
                inner.filter(type -> !type.isAssignable(UndefType.DEFAULT)).map(NotUndefType::new),
                inner.list(2, 3).map(VariantType::union),
                Generator.combine(inner, sizes(), ArrayType::new),
                random -> new HashType(inner.next(random), inner.next(random), sizes().next(random)),
                inner.list(1, 3).map(TupleType::new),
                structs(inner),
                inner.map(TypeType::new),
                inner.map(IterableType::new),
                inner.map(IteratorType::new),
                callables(inner),
                inner.map(Types::generalize).map(SensitiveType::new));
        return random -> (random.nextInt(4) == 0 ? leaves() : composed).next(random);
    }

    private static Generator<Type> leaves() {
        return Generator.oneOf(
                Generator.of(
                        AnyType.DEFAULT, ScalarType.DEFAULT, ScalarDataType.DEFAULT, NumericType.DEFAULT, UndefType.DEFAULT,
                        DefaultType.DEFAULT, BinaryType.DEFAULT, SemVerType.DEFAULT, SemVerRangeType.DEFAULT, BooleanType.DEFAULT,
                        BooleanType.TRUE, BooleanType.FALSE, RegexpType.DEFAULT, CallableType.DEFAULT, CoreTypes.DATA, CoreTypes.RICH_DATA,
                        StringType.DEFAULT, FloatType.DEFAULT, TimestampType.DEFAULT, TimespanType.DEFAULT, UriType.DEFAULT, RuntimeType.DEFAULT,
                        IterableType.DEFAULT, IteratorType.DEFAULT, InitType.DEFAULT, ObjectType.DEFAULT, CoreObjects.ERROR, CoreObjects.TARGET,
                        CatalogEntryType.DEFAULT, ResourceType.DEFAULT, ClassType.DEFAULT, CollectionType.DEFAULT, TypeType.DEFAULT),
                ranges().map(range -> (Type) range),
                sizes().map(size -> new StringType(size, null)),
                Generator.combine(words().list(1, 3), Generator.of(true, false), EnumType::new),
                Generator.combine(reals(), reals(), (a, b) -> new FloatType(Math.min(a, b), Math.max(a, b))),
                Generator.of("a", "b|c").map(pattern -> new RegexpType(new Regex(pattern))),
                Generator.of(">=1.0.0 <2.0.0", "1.x", ">=1.5.0").map(range -> new SemVerType(List.of(SemVerRange.parse(range)))),
                Generator.between(0, 3).map(from -> new TimestampType(time(from), time(from + 2))),
                Generator.of("A", "B::C").map(name -> new RuntimeType("ruby", Str.of(name))),
                Generator.of("^a", "b$", "a|c").map(pattern -> new PatternType(List.of(new Regex(pattern)))),
                Generator.of("/tmp/a", "b").map(title -> new ResourceType("File", title)),
                Generator.of("a", "b").map(ClassType::new),
                Generator.between(0, 3).map(from -> new TimespanType(seconds(from), seconds(from + 2))));
    }

    /// A last parameter that is a callable would be read back as the block.
    private static Generator<Type> callables(Generator<Type> inner) {
        Generator<List<Type>> lists = inner.list(1, 2).filter(types -> !Callables.isCallable(types.getLast()));
        return random -> new CallableType(new TupleType(lists.next(random)), null, random.nextBoolean() ? inner.next(random) : null);
    }

    private static Generator<Double> reals() {
        return Generator.of(-1.5, 0.0, 1.0, 2.25);
    }

    private static Timestamp time(long seconds) {
        return new Timestamp(Instant.ofEpochSecond(seconds));
    }

    private static Timespan seconds(long count) {
        return new Timespan(count * Timespan.NANOS_PER_SECOND);
    }

    /// A type, and one made wider from it, and one made wider from that.
    static Generator<List<Type>> widenings() {
        Generator<Type> types = types(2);
        Generator<Type> others = types(1);
        return random -> {
            Type type = types.next(random);
            Type other = others.next(random);
            Type wider = widened(type, other, random.nextInt(6));
            return List.of(type, wider, widened(wider, other, random.nextInt(6)));
        };
    }

    private static Type widened(Type type, Type other, int way) {
        return switch (way) {
            case 0 -> Types.generalize(type);
            case 1 -> new OptionalType(type);
            case 2 -> VariantType.union(List.of(other, type));
            case 3 -> Types.commonType(type, other);
            case 4 -> type instanceof ArrayType array ? new ArrayType(new OptionalType(array.elementType())) : type;
            default -> type instanceof StructType ? HashType.DEFAULT : Types.normalize(type);
        };
    }

    private static Generator<IntegerType> ranges() {
        Generator<Long> bounds = Generator.between(-3, 6);
        return Generator.oneOf(
                Generator.of(IntegerType.DEFAULT),
                bounds.map(min -> new IntegerType(min, IntegerType.HIGHEST)),
                Generator.combine(bounds, bounds, (a, b) -> new IntegerType(Math.min(a, b), Math.max(a, b))));
    }

    private static Generator<IntegerType> sizes() {
        Generator<Long> bounds = Generator.between(0, 3);
        return Generator.oneOf(
                bounds.map(min -> new IntegerType(min, IntegerType.HIGHEST)),
                Generator.combine(bounds, bounds, (a, b) -> new IntegerType(Math.min(a, b), Math.max(a, b) + 1)));
    }

    private static Generator<Type> structs(Generator<Type> inner) {
        return random -> new StructType(List.of(
                StructElement.required("a", inner.next(random)),
                random.nextBoolean() ? StructElement.optional("b", inner.next(random)) : StructElement.required("b", inner.next(random))));
    }

    private static Generator<String> words() {
        return Generator.of("a", "b", "ab", "c", "it's", "");
    }

    static Generator<Value> values() {
        return values(DEPTH);
    }

    private static Generator<Value> values(int depth) {
        if (depth == 0) {
            return scalars();
        }
        Generator<Value> inner = values(depth - 1);
        return Generator.oneOf(
                scalars(),
                scalars(),
                scalars(),
                inner.list(0, 3).map(Arr::new),
                scalars().filter(value -> value != Undef.UNDEF).map(Sensitive::new),
                hashes(inner));
    }

    private static Generator<Value> scalars() {
        return Generator.oneOf(
                Generator.of(
                        Undef.UNDEF, Default.DEFAULT, Bool.TRUE, Bool.FALSE, new Real(1.5), new Regex("a"), new SemVer(1, 2, 3),
                        new Timespan(2), IntegerType.DEFAULT, new ResourceType("File", "b")),
                Generator.between(0, 6).map(Int::of),
                words().map(Str::of));
    }

    // As Puppet does: a hash with an empty key has no struct type, and passes for a struct it does not fit. So none here.
    private static Generator<Value> hashes(Generator<Value> inner) {
        Generator<Value> keys = words().filter(word -> !word.isEmpty()).map(Str::of);
        return random -> {
            SequencedMap<Value, Value> hash = new LinkedHashMap<>();
            for (int size = random.nextInt(4); size > 0; size--) {
                hash.put(keys.next(random), inner.next(random));
            }
            return Hash.owning(hash);
        };
    }
}
