package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A sequence whose elements are computed during iteration.
final class LazySequence implements IterableValue {
    private final Type elementType;
    private final boolean pairs;
    private final Supplier<Iterator<Value>> forwards;
    private final Supplier<Iterator<Value>> backwards;
    /// The numbers that it consists of, if it is a range.
    private final @Nullable Series series;

    LazySequence(
            Type elementType, boolean pairs, Supplier<Iterator<Value>> forwards, Supplier<Iterator<Value>> backwards) {
        this(elementType, pairs, forwards, backwards, null);
    }

    private LazySequence(
            Type elementType,
            boolean pairs,
            Supplier<Iterator<Value>> forwards,
            Supplier<Iterator<Value>> backwards,
            @Nullable Series series) {
        this.series = series;
        this.elementType = elementType;
        this.pairs = pairs;
        this.forwards = forwards;
        this.backwards = backwards;
    }

    /// A value that can be iterated over as a lazy sequence.
    static LazySequence on(Value value) {
        return switch (value) {
            case LazySequence sequence -> sequence;
            case Int whole when whole.value() > 0 -> numbers(0, whole.value() - 1);
            case IntegerType range when range.isFinite() -> numbers(range.min(), range.max());
            case TypeAliasType alias -> on(alias.resolved());
            default ->
                new LazySequence(
                        elementType(value), value instanceof Hash, () -> Elements.of(value), () -> reversed(Elements.of(value)));
        };
    }

    private static Iterator<Value> reversed(Iterator<Value> iterator) {
        List<Value> all = new ArrayList<>();
        iterator.forEachRemaining(all::add);
        return all.reversed().iterator();
    }

    private static LazySequence numbers(long first, long last) {
        return numbers(new IntegerType(first, last), Series.between(first, last));
    }

    private static LazySequence numbers(Type elementType, Series series) {
        return new LazySequence(elementType, false, series::iterator, () -> series.reversed().iterator(), series);
    }

    private static Type elementType(Value value) {
        return switch (value) {
            case Str string -> StringType.CHARACTER;
            case EnumType choices -> choices;
            case IterableValue iterable -> (Type) iterable.elementType();
            case Arr array when array.size() > 0 -> union(array.elements());
            case Hash hash when hash.size() > 0 ->
                new TupleType(
                        List.of(
                                union(List.copyOf(hash.entries().keySet())), union(List.copyOf(hash.entries().values()))),
                        IntegerType.exactly(2));
            case Hash hash -> new TupleType(List.of(UnitType.DEFAULT, UnitType.DEFAULT), IntegerType.exactly(2));
            default -> UnitType.DEFAULT;
        };
    }

    private static Type union(List<Value> values) {
        return VariantType.union(values.stream().map(Types::inferDetailed).toList());
    }

    LazySequence reversed() {
        if (series != null) {
            return numbers(elementType, series.reversed());
        }
        return new LazySequence(elementType, false, backwards, forwards);
    }

    LazySequence stepping(long step) {
        if (step == 1) {
            return this;
        }
        if (series != null) {
            return numbers(steppedType(step), series.by(step));
        }
        Supplier<Iterator<Value>> stepped = () -> new Steps(forwards.get(), step);
        return new LazySequence(steppedType(step), false, stepped, () -> reversed(stepped.get()));
    }

    /// The last number of a range is the last one that the steps reach.
    private Type steppedType(long step) {
        return elementType instanceof IntegerType range && range.isFinite()
                ? new IntegerType(range.min(), range.max() - (range.max() - range.min()) % step)
                : elementType;
    }

    void forEach(Closure block) {
        Iterator<Value> iterator = iterator();
        try {
            while (iterator.hasNext()) {
                block.call(iterator.next());
            }
        } catch (BreakIteration e) {
            return;
        }
    }

    boolean pairs() {
        return pairs;
    }

    @Override
    public Iterator<Value> iterator() {
        return forwards.get();
    }

    @Override
    public Type elementType() {
        return elementType;
    }

    @Override
    public String toString() {
        return "Iterator[" + Types.generalize(elementType) + "]-Value";
    }

    /// Every n-th element, the first one first.
    private static final class Steps implements Iterator<Value> {
        private final Iterator<Value> elements;
        private final long step;

        Steps(Iterator<Value> elements, long step) {
            this.elements = elements;
            this.step = step;
        }

        @Override
        public boolean hasNext() {
            return elements.hasNext();
        }

        @Override
        public Value next() {
            Value next = elements.next();
            for (long skipped = 1; skipped < step && elements.hasNext(); skipped++) {
                elements.next();
            }
            return next;
        }
    }
}
