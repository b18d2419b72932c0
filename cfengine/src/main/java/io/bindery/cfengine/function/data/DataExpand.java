package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Named;
import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// `data_expand(container)`: the data with the references in its texts and keys expanded.
public final class DataExpand implements Function {
    @Override
    public Result call(Call call) {
        return Optional.ofNullable(Named.part(call, 0))
                .or(() -> Containers.of(call, 0))
                .map(data -> Result.of(expanded(call, data.settled())))
                .orElse(Result.FAILURE);
    }

    private static Data expanded(Call call, Data data) {
        return switch (data) {
            case Data.Text(String text) -> new Data.Text(call.context().expand(text));
            case Data.Sequence(List<Data> items) ->
                new Data.Sequence(items.stream().map(item -> expanded(call, item)).toList());
            case Data.Mapping(SequencedMap<String, Data> members) -> {
                SequencedMap<String, Data> result = new LinkedHashMap<>();
                members.forEach((key, member) -> result.put(call.context().expand(key), expanded(call, member)));
                yield new Data.Mapping(result);
            }
            case Data.Null nothing -> nothing;
            case Data.Bool truth -> truth;
            case Data.Whole whole -> whole;
            case Data.Real real -> real;
        };
    }
}
