package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/// `difference(list, other)`: the items of the first list that the second has not, each once.
public final class Difference implements Function {
    @Override
    public Result call(Call call) {
        return select(call, true);
    }

    static Result select(Call call, boolean difference) {
        Optional<Data> one = Containers.of(call, 0);
        Optional<Data> other = Containers.of(call, 1);
        if (one.isEmpty() || other.isEmpty()) {
            return Result.failure();
        }
        Set<String> others = new HashSet<>(Primitives.texts(other.get()));
        Set<String> kept = new LinkedHashSet<>(Primitives.texts(one.get()));
        kept.removeIf(text -> others.contains(text) == difference);
        return Result.of(new ArrayList<>(kept));
    }
}
