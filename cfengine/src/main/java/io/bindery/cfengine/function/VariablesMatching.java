package io.bindery.cfengine.function;

import java.util.List;

/// `variablesmatching(pattern, tag, ...)`: the names of the variables whose name and tags match.
final class VariablesMatching implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(List.copyOf(Tagged.variables(call).reversed().keySet()));
    }
}
