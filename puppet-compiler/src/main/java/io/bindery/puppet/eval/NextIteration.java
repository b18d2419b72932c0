package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `next(value)`: ends the innermost lambda or function body with a value.
public final class NextIteration extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Value value;
    private final transient @Nullable Place place;

    public NextIteration(Value value, @Nullable Place place) {
        super("next() from context where this is illegal", null, false, false);
        this.value = value;
        this.place = place;
    }

    public Value value() {
        return value;
    }

    public @Nullable Place place() {
        return place;
    }
}
