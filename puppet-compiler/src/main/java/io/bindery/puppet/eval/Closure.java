package io.bindery.puppet.eval;

import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Value;
import java.util.List;

/// A lambda with the scope it was written in, as a function receives it.
///
/// `next` ends one call with its value. `break` ends the caller's iteration: it arrives as a [BreakIteration], which the
/// functions that iterate catch and all others let pass.
public interface Closure extends CallableValue {
    /// Whether the last parameter takes all the arguments that are left.
    boolean capturesRest();

    /// The parameters' names in order.
    List<String> parameterNames();

    default Value call(Value argument) {
        return call(List.of(argument));
    }

    default Value call(Value first, Value second) {
        return call(List.of(first, second));
    }
}
