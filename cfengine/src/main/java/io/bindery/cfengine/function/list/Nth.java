package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.SequencedMap;

/// `nth(list, index)`: an item by its place, or a member by its key.
public final class Nth implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0).map(data -> member(call, data)).orElse(Result.FAILURE);
    }

    private static Result member(Call call, Data data) {
        Data found = null;
        if (data instanceof Data.Mapping(SequencedMap<String, Data> members)) {
            found = members.get(call.text(1));
        } else if (data instanceof Data.Sequence(List<Data> items)) {
            // As CFEngine does: negative indices count from the end, and a text that is not a number counts as a large negative
            // index.
            long index = Numbers.whole(call, call.text(1));
            long place = index < 0 ? items.size() + index : index;
            found = place >= 0 && place < items.size() ? items.get((int) place) : null;
        }
        return found == null || found.isContainer() ? Result.failure() : Result.of(Primitives.text(found));
    }
}
