package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `next(value)`: ends the innermost lambda or function body with a value.
public final class NextIteration extends Jump {
    private static final long serialVersionUID = 1L;

    public NextIteration(Value value, @Nullable Place place) {
        super("next", value, place);
    }
}
