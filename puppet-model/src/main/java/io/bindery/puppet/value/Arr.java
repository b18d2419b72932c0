package io.bindery.puppet.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An array.
public final class Arr implements Value {
    public static final Arr EMPTY = new Arr(List.of());

    private final List<Value> elements;
    private int weight;
    private int nesting;

    public Arr(List<Value> elements) {
        this.elements = List.copyOf(elements);
    }

    public static Arr of(Value... elements) {
        return elements.length == 0 ? EMPTY : new Arr(List.of(elements));
    }

    public List<Value> elements() {
        return elements;
    }

    public int size() {
        return elements.size();
    }

    public Value get(int index) {
        return elements.get(index);
    }

    /// [Weight], worked out once.
    int weight() {
        if (weight == 0) {
            weight = Weight.sum(elements);
        }
        return weight;
    }

    /// [Weight#nesting], worked out once.
    int nesting() {
        if (nesting == 0) {
            nesting = 1 + Weight.deepest(elements);
        }
        return nesting;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Arr array && elements.equals(array.elements);
    }

    @Override
    public int hashCode() {
        return elements.hashCode();
    }

    @Override
    public String toString() {
        return elements.toString();
    }
}
