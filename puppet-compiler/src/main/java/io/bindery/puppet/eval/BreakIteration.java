package io.bindery.puppet.eval;

import io.bindery.puppet.value.Undef;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `break()`: ends the innermost iteration.
public final class BreakIteration extends Jump {
    private static final long serialVersionUID = 1L;

    public BreakIteration(@Nullable Place place) {
        super("break", Undef.UNDEF, place);
    }
}
