package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import java.util.List;

/// `variablesmatching(pattern, tag, ...)`: the names of the variables whose name and tags match.
public final class VariablesMatching implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(List.copyOf(Tagged.variables(call).reversed().keySet()));
    }
}
