package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.SequencedMap;

/// `length(list)`: how many items, members or elements there are.
public final class Length implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0).map(data -> Result.of(count(data))).orElse(Result.FAILURE);
    }

    private static long count(Data data) {
        return switch (data) {
            case Data.Sequence(List<Data> items) -> items.size();
            case Data.Mapping(SequencedMap<String, Data> members) -> members.size();
            case Data.Null nothing -> 0;
            case Data.Bool truth -> 0;
            case Data.Whole whole -> 0;
            case Data.Real real -> 0;
            case Data.Text text -> 0;
        };
    }
}
