package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import java.util.List;

/// What a [Dispatch] does with arguments that fit its signature.
@FunctionalInterface
public interface Body {
    Value call(Call call, List<Value> arguments);
}
