package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `next`, `return` and `break`: leaves the running code with a value. A jump is not a failure, so it carries no stack trace. Its
/// message is used where a jump is not allowed.
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
