package io.bindery.puppet.value;

import java.util.List;

/// An array.
public record Arr(List<Value> elements) implements Value {
    public static final Arr EMPTY = new Arr(List.of());

    public Arr {
        elements = List.copyOf(elements);
    }

    public static Arr of(Value... elements) {
        return elements.length == 0 ? EMPTY : new Arr(List.of(elements));
    }

    public int size() {
        return elements.size();
    }

    public Value get(int index) {
        return elements.get(index);
    }
}
