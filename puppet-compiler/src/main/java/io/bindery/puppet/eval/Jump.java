package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `next`, `return` and `break`: leaves the code that runs, with a value. It carries no stack trace, as it is a jump and not a failure; its
/// message is for the place that no jump may leave.
public abstract sealed class Jump extends RuntimeException permits NextIteration, ReturnJump, BreakIteration {
    private static final long serialVersionUID = 1L;

    private final transient Value value;
    private final transient @Nullable Place place;

    Jump(String function, Value value, @Nullable Place place) {
        super(function + "() from context where this is illegal", null, false, false);
        this.value = value;
        this.place = place;
    }

    public final Value value() {
        return value;
    }

    public final @Nullable Place place() {
        return place;
    }
}
