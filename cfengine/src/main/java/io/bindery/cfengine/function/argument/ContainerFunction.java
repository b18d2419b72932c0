package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;

/// A function of a list, an array or a data container. The call fails if its first argument is none of these.
public interface ContainerFunction extends Function {
    /// @param container the value of the first argument
    Result of(Data container, Call call);

    @Override
    default Result call(Call call) {
        return Containers.of(call, 0).map(container -> of(container, call)).orElseGet(Result::failure);
    }
}
