package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Named;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// `mergedata(...)`: all containers in one: sequences are put together, mappings take the later member, and mixed they become a
/// mapping by index.
public final class MergeData implements Function {
    @Override
    public Result call(Call call) {
        Data merged = null;
        for (int index = 0; index < call.size(); index++) {
            Optional<Data> data = Containers.of(call, index);
            if (data.isEmpty()) {
                if (Named.part(call, index) != null) {
                    call.log(Level.ERROR, call.text(index) + " is not mergeable as it it not a container");
                }
                return Result.failure();
            }
            merged = merged == null ? data.get() : merged(merged, data.get());
        }
        return Result.of(merged == null ? Data.EMPTY_MAPPING : merged.settled());
    }

    static Data merged(Data one, Data other) {
        if (one instanceof Data.Sequence(List<Data> items) && other instanceof Data.Sequence(List<Data> more)) {
            List<Data> all = new ArrayList<>(items);
            all.addAll(more);
            return new Data.Sequence(all);
        }
        SequencedMap<String, Data> members = new LinkedHashMap<>(members(one));
        members.putAll(members(other));
        return new Data.Mapping(members);
    }

    private static Map<String, Data> members(Data data) {
        if (data instanceof Data.Mapping(SequencedMap<String, Data> members)) {
            return members;
        }
        Map<String, Data> members = new LinkedHashMap<>();
        for (Data item : Primitives.items(data)) {
            members.put(Integer.toString(members.size()), item);
        }
        return members;
    }
}
