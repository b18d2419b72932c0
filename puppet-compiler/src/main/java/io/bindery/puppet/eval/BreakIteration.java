package io.bindery.puppet.eval;

import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `break()`: ends the innermost iteration. Carries no stack trace, as it is a jump and not a failure.
public final class BreakIteration extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Place place;

    public BreakIteration(@Nullable Place place) {
        super("break() from context where this is illegal", null, false, false);
        this.place = place;
    }

    public @Nullable Place place() {
        return place;
    }
}
