package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import java.util.List;

/// The code of a [Dispatch]: computes the result from arguments that match its signature.
@FunctionalInterface
public interface Body {
    Value call(Call call, List<Value> arguments);
}
