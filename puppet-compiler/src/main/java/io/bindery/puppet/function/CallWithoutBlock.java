package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.ForwardedCall;
import org.jspecify.annotations.Nullable;

/// A call made on behalf of another call, without its block.
record CallWithoutBlock(Call outer) implements ForwardedCall {
    @Override
    public @Nullable Closure block() {
        return null;
    }
}
