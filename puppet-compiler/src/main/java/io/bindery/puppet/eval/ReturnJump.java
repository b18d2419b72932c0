package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `return(value)`: leaves the innermost function, class, define or node body, through any lambdas.
public final class ReturnJump extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Value value;
    private final transient @Nullable Place place;

    public ReturnJump(Value value, @Nullable Place place) {
        super("return() from context where this is illegal", null, false, false);
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
