package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.VariableName;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.SequencedMap;

/// `bundlestate(bundle)`: a bundle's variables.
final class BundleState implements Function {
    @Override
    public Result call(Call call) {
        VariableName bundle = VariableName.parse(call.text(0) + ".x");
        String namespace = bundle.namespace() == null ? call.context().namespace() : bundle.namespace();
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        call.context().variables().all().forEach(variable -> {
            VariableName name = variable.name();
            String own = name.namespace() == null ? VariableName.DEFAULT_NAMESPACE : name.namespace();
            if (own.equals(namespace) && Objects.equals(name.scope(), bundle.scope())) {
                members.put(name.local(), DataState.data(variable.value()));
            }
        });
        return members.isEmpty() ? Result.failure() : Result.of(new Data.Mapping(members));
    }
}
