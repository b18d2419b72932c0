package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// `variablesmatching_as_data(pattern, tag, ...)`: the variables whose name and tags match, with their values.
public final class VariablesMatchingAsData implements Function {
    @Override
    public Result call(Call call) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        Tagged.variables(call).forEach((name, value) -> members.put(name, DataState.data(value)));
        return Result.of(new Data.Mapping(members));
    }
}
