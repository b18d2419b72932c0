package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Context;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `datastate()`: all classes and variables, as templates see them.
public final class DataState implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(all(call.context()));
    }

    public static Data all(Context context) {
        SequencedMap<String, Data> classes = new LinkedHashMap<>();
        context.classes().all().forEach(found -> classes.put(found.qualified(), new Data.Bool(true)));
        SequencedMap<String, SequencedMap<String, Data>> scopes = new LinkedHashMap<>();
        context.variables().all().forEach(variable -> {
            String scope = scope(variable.name());
            if (!scope.equals("this") && !scope.equals("match")) {
                scopes.computeIfAbsent(scope, _ -> new LinkedHashMap<>())
                        .put(variable.name().local(), data(variable.value()));
            }
        });
        SequencedMap<String, Data> variables = new LinkedHashMap<>();
        scopes.forEach((scope, members) -> variables.put(scope, new Data.Mapping(members)));
        SequencedMap<String, Data> state = new LinkedHashMap<>();
        state.put("classes", new Data.Mapping(classes));
        state.put("vars", new Data.Mapping(variables));
        return new Data.Mapping(state);
    }

    /// The bundle a variable is of; with its namespace unless that is the default one.
    static String scope(VariableName name) {
        String scope = name.scope() == null ? "" : name.scope();
        String namespace = name.namespace();
        return namespace == null || namespace.equals(VariableName.DEFAULT_NAMESPACE) ? scope : namespace + ":" + scope;
    }

    static Data data(Value value) {
        return switch (value) {
            case Scalar(String text) -> new Data.Text(text);
            case Items(List<String> texts) -> Data.texts(texts);
            case Data data -> data;
        };
    }
}
