package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Named;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/// `getindices(container)`: the keys of an array or a mapping, the places of a sequence. A list has none.
public final class GetIndices implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Named.quietly(call, 0);
        if (data.isEmpty() || Named.isList(call, 0)) {
            return Result.of(List.of());
        }
        return Result.of(
                switch (data.get()) {
                    case Data.Mapping(SequencedMap<String, Data> members) -> List.copyOf(members.keySet());
                    case Data.Sequence(List<Data> items) ->
                        IntStream.range(0, items.size()).mapToObj(Integer::toString).toList();
                    case Data.Null nothing -> List.of();
                    case Data.Bool truth -> List.of();
                    case Data.Whole whole -> List.of();
                    case Data.Real real -> List.of();
                    case Data.Text text -> List.of();
                });
    }
}
