package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `return(value)`: leaves the innermost function, class, define or node body, through any lambdas.
public final class ReturnJump extends Jump {
    private static final long serialVersionUID = 1L;

    public ReturnJump(Value value, @Nullable Place place) {
        super("return", value, place);
    }
}
