package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// Iterates over the elements of a value: an array, a hash (as pairs), a string (by character), a number (from 0), an `Integer`
/// range, an `Enum` or a lazy sequence.
public final class Elements implements Iterator<Value> {
    /// What an element counts for: what is gathered must end before it fills the memory.
    private static final int EACH = 10;

    private final Iterator<Value> iterator;
    private final boolean pairs;

    private Elements(Iterator<Value> iterator, boolean pairs) {
        this.iterator = iterator;
        this.pairs = pairs;
    }

    /// The elements of a value that a signature has found to be iterable. Those that are only made as they are asked for count against
    /// the compile's budget.
    ///
    /// @throws EvaluationError for the few that the type system takes for iterable but that have no elements to give
    public static Elements of(Call call, Value value) {
        return switch (value) {
            case Arr _, Hash _, Str _, EnumType _ -> of(value);
            default -> of(value).spending(call);
        };
    }

    public static Elements of(Value value) {
        return switch (value) {
            case Arr array -> new Elements(array.elements().iterator(), false);
            case Hash hash -> new Elements(pairs(hash), true);
            case Str string -> new Elements(characters(string.value()), false);
            case Int whole when whole.value() >= 0 -> new Elements(Series.between(0, whole.value() - 1).iterator(), false);
            case LazySequence sequence -> new Elements(sequence.iterator(), sequence.pairs());
            case IterableValue iterable -> new Elements(iterable.iterator(), false);
            case TypeAliasType alias -> of(alias.resolved());
            case IntegerType range when range.isFinite() -> new Elements(Series.between(range.min(), range.max()).iterator(), false);
            case EnumType choices ->
                new Elements(choices.values().stream().<Value>map(Str::of).iterator(), false);
            default ->
                throw new EvaluationError("wrong argument type (" + RubyClass.name(value) + "; is not Iterable.");
        };
    }

    private static Iterator<Value> pairs(Hash hash) {
        return hash.entries().entrySet().stream()
                .<Value>map(entry -> Arr.of(entry.getKey(), entry.getValue()))
                .iterator();
    }

    static Iterator<Value> characters(String text) {
        return text.codePoints().<Value>mapToObj(c -> Str.of(Character.toString(c))).iterator();
    }

    private Elements spending(Call call) {
        Iterator<Value> all = iterator;
        Iterator<Value> counted = new Iterator<>() {
            @Override
            public boolean hasNext() {
                return all.hasNext();
            }

            @Override
            public Value next() {
                call.spend(EACH);
                return all.next();
            }
        };
        return new Elements(counted, pairs);
    }

    /// Whether the elements are the key and value pairs of a hash.
    public boolean pairs() {
        return pairs;
    }

    @Override
    public boolean hasNext() {
        return iterator.hasNext();
    }

    @Override
    public Value next() {
        return iterator.next();
    }

    public List<Value> toList() {
        List<Value> all = new ArrayList<>();
        iterator.forEachRemaining(all::add);
        return all;
    }
}
