package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// `bundlestate(bundle)`: a bundle's variables.
public final class BundleState implements Function {
    @Override
    public Result call(Call call) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        call.context().variables().all().forEach(variable -> {
            // As CFEngine does: a bundle of the default namespace must not be named with it.
            if (DataState.scope(variable.name()).equals(call.text(0))) {
                members.put(variable.name().local(), DataState.data(variable.value()));
            }
        });
        return members.isEmpty() ? Result.failure() : Result.of(new Data.Mapping(members));
    }
}
