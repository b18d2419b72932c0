package io.bindery.puppet.type;

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
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/// Types and values for law tests. Small alphabets, so that types often meet.
///
/// What breaks laws in Puppet itself stays out: `NotUndef[T]` is not assignable to itself where T may be undef, lengths of time
/// below a second are not read back as printed, an enum becomes general only in two steps, the type inferred for a secret
/// collection forgets undef, a negative integer is of an iterable type without being iterable, and a reference to an unknown type is printed
/// in words that are not read back.
final class TypeArbitraries {
    private static final int DEPTH = 3;

    private TypeArbitraries() {}

    static Arbitrary<Type> types() {
        return types(DEPTH);
    }

    private static Arbitrary<Type> types(int depth) {
        if (depth == 0) {
            return leaves();
        }
        Arbitrary<Type> inner = Arbitraries.lazy(() -> types(depth - 1));
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(4, leaves()),
                net.jqwik.api.Tuple.of(1, inner.map(OptionalType::new)),
                net.jqwik.api.Tuple.of(1, inner.filter(type -> !type.isAssignable(UndefType.DEFAULT)).map(NotUndefType::new)),
                net.jqwik.api.Tuple.of(1, inner.list().ofMinSize(2).ofMaxSize(3).map(VariantType::union)),
                net.jqwik.api.Tuple.of(1, Combinators.combine(inner, sizes()).as(ArrayType::new)),
                net.jqwik.api.Tuple.of(1, Combinators.combine(inner, inner, sizes()).as(HashType::new)),
                net.jqwik.api.Tuple.of(1, inner.list().ofMinSize(1).ofMaxSize(3).map(TupleType::new)),
                net.jqwik.api.Tuple.of(1, structs(inner)),
                net.jqwik.api.Tuple.of(1, inner.map(TypeType::new)),
                net.jqwik.api.Tuple.of(1, inner.map(IterableType::new)),
                net.jqwik.api.Tuple.of(1, inner.map(IteratorType::new)),
                net.jqwik.api.Tuple.of(1, callables(inner)),
                net.jqwik.api.Tuple.of(1, inner.map(Types::generalize).map(SensitiveType::new)));
    }

    private static Arbitrary<Type> leaves() {
        return Arbitraries.oneOf(
                Arbitraries.of(
                        AnyType.DEFAULT, ScalarType.DEFAULT, ScalarDataType.DEFAULT, NumericType.DEFAULT, UndefType.DEFAULT,
                        DefaultType.DEFAULT, BinaryType.DEFAULT, SemVerType.DEFAULT, SemVerRangeType.DEFAULT, BooleanType.DEFAULT,
                        BooleanType.TRUE, BooleanType.FALSE, RegexpType.DEFAULT, CallableType.DEFAULT, CoreTypes.DATA, CoreTypes.RICH_DATA,
                        StringType.DEFAULT, FloatType.DEFAULT, TimestampType.DEFAULT, TimespanType.DEFAULT, UriType.DEFAULT, RuntimeType.DEFAULT,
                        IterableType.DEFAULT, IteratorType.DEFAULT, InitType.DEFAULT, ObjectType.DEFAULT, CoreObjects.ERROR, CoreObjects.TARGET,
                        CatalogEntryType.DEFAULT, ResourceType.DEFAULT, ClassType.DEFAULT, CollectionType.DEFAULT, TypeType.DEFAULT),
                ranges().map(range -> (Type) range),
                sizes().map(size -> new StringType(size, null)),
                Combinators.combine(words().list().ofMinSize(1).ofMaxSize(3), Arbitraries.of(true, false)).as(EnumType::new),
                Combinators.combine(reals(), reals()).as((a, b) -> new FloatType(Math.min(a, b), Math.max(a, b))),
                Arbitraries.of("a", "b|c").map(pattern -> new RegexpType(new Regex(pattern))),
                Arbitraries.of(">=1.0.0 <2.0.0", "1.x", ">=1.5.0").map(range -> new SemVerType(List.of(SemVerRange.parse(range)))),
                Arbitraries.longs().between(0, 3).map(from -> new TimestampType(time(from), time(from + 2))),
                Arbitraries.of("A", "B::C").map(name -> new RuntimeType("ruby", Str.of(name))),
                Arbitraries.of("^a", "b$", "a|c").map(pattern -> new PatternType(List.of(new Regex(pattern)))),
                Arbitraries.of("/tmp/a", "b").map(title -> new ResourceType("File", title)),
                Arbitraries.of("a", "b").map(ClassType::new),
                Arbitraries.longs().between(0, 3).map(from -> new TimespanType(seconds(from), seconds(from + 2))));
    }

    /// A last parameter that is a callable would be read back as the block.
    private static Arbitrary<Type> callables(Arbitrary<Type> inner) {
        Arbitrary<List<Type>> lists = inner.list().ofMinSize(1).ofMaxSize(2).filter(types -> !Callables.isCallable(types.getLast()));
        return Combinators.combine(lists, inner.injectNull(0.5))
                .as((parameters, returns) -> new CallableType(new TupleType(parameters), null, returns));
    }

    private static Arbitrary<Double> reals() {
        return Arbitraries.of(-1.5, 0.0, 1.0, 2.25);
    }

    private static Timestamp time(long seconds) {
        return new Timestamp(Instant.ofEpochSecond(seconds));
    }

    private static Timespan seconds(long count) {
        return new Timespan(count * Timespan.NANOS_PER_SECOND);
    }

    /// A type, and one made wider from it, and one made wider from that.
    static Arbitrary<List<Type>> widenings() {
        Arbitrary<Integer> ways = Arbitraries.integers().between(0, 5);
        return Combinators.combine(types(2), types(1), ways, ways)
                .as((type, other, first, second) -> {
                    Type wider = widened(type, other, first);
                    return List.of(type, wider, widened(wider, other, second));
                });
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

    private static Arbitrary<IntegerType> ranges() {
        Arbitrary<Long> bounds = Arbitraries.longs().between(-3, 6);
        return Arbitraries.oneOf(
                Arbitraries.just(IntegerType.DEFAULT),
                bounds.map(min -> new IntegerType(min, IntegerType.HIGHEST)),
                Combinators.combine(bounds, bounds).as((a, b) -> new IntegerType(Math.min(a, b), Math.max(a, b))));
    }

    private static Arbitrary<IntegerType> sizes() {
        Arbitrary<Long> bounds = Arbitraries.longs().between(0, 3);
        return Arbitraries.oneOf(
                bounds.map(min -> new IntegerType(min, IntegerType.HIGHEST)),
                Combinators.combine(bounds, bounds).as((a, b) -> new IntegerType(Math.min(a, b), Math.max(a, b) + 1)));
    }

    private static Arbitrary<Type> structs(Arbitrary<Type> inner) {
        Arbitrary<Boolean> optional = Arbitraries.of(true, false);
        return Combinators.combine(inner, inner, optional)
                .as((a, b, missing) -> new StructType(List.of(
                        StructElement.required("a", a),
                        missing ? StructElement.optional("b", b) : StructElement.required("b", b))));
    }

    private static Arbitrary<String> words() {
        return Arbitraries.of("a", "b", "ab", "c", "it's", "");
    }

    static Arbitrary<Value> values() {
        return values(DEPTH);
    }

    private static Arbitrary<Value> values(int depth) {
        if (depth == 0) {
            return scalars();
        }
        Arbitrary<Value> inner = Arbitraries.lazy(() -> values(depth - 1));
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(3, scalars()),
                net.jqwik.api.Tuple.of(1, inner.list().ofMaxSize(3).map(Arr::new)),
                net.jqwik.api.Tuple.of(1, scalars().filter(value -> value != Undef.UNDEF).map(Sensitive::new)),
                net.jqwik.api.Tuple.of(1, hashes(inner)));
    }

    private static Arbitrary<Value> scalars() {
        return Arbitraries.oneOf(
                Arbitraries.of(
                        Undef.UNDEF, Default.DEFAULT, Bool.TRUE, Bool.FALSE, new Real(1.5), new Regex("a"), new SemVer(1, 2, 3),
                        new Timespan(2), IntegerType.DEFAULT, new ResourceType("File", "b")),
                Arbitraries.longs().between(0, 6).map(Int::of),
                words().map(Str::of));
    }

    // As Puppet does: a hash with an empty key has no struct type, and passes for a struct it does not fit. So none here.
    private static Arbitrary<Value> hashes(Arbitrary<Value> inner) {
        return Arbitraries.maps(words().filter(word -> !word.isEmpty()).map(Str::of), inner).ofMaxSize(3).map(entries -> {
            SequencedMap<Value, Value> hash = new LinkedHashMap<>(entries);
            return Hash.owning(hash);
        });
    }
}
