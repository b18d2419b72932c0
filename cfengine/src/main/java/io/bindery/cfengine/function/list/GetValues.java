package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.function.argument.Named;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `getvalues(container)`: the primitives it holds, however deep, nulls left out. A scalar variable is a list of one.
public final class GetValues implements Function {
    @Override
    public Result call(Call call) {
        Optional<Variables.Variable> variable = Named.variable(call, 0);
        if (variable.isPresent() && variable.get().value() instanceof Scalar(String text)) {
            return Result.of(List.of(text));
        }
        List<String> values = new ArrayList<>();
        call.data(0).ifPresent(data -> collect(data, values));
        return Result.of(values);
    }

    private static void collect(Data data, List<String> values) {
        switch (data) {
            case Data.Sequence sequence -> Primitives.items(sequence).forEach(item -> collect(item, values));
            case Data.Mapping mapping -> Primitives.items(mapping).forEach(item -> collect(item, values));
            case Data.Null nothing -> {}
            case Data.Bool truth -> values.add(JsonWriter.scalar(truth));
            case Data.Whole whole -> values.add(JsonWriter.scalar(whole));
            case Data.Real real -> values.add(JsonWriter.scalar(real));
            case Data.Text(String text) -> values.add(text);
        }
    }
}
