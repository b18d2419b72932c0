package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The results of cached functions by their arguments.
///
/// As CFEngine does: the function's name is not part of the key, so `execresult_as_data` finds a result of `execresult`. As long
/// as there are few entries, arguments that begin with all arguments of an entry count as the same.
final class ResultCache {
    private static final int FEW = 14;

    private final List<Entry> few = new ArrayList<>();
    private final Map<List<Value>, Result> many = new HashMap<>();

    private record Entry(List<Value> arguments, Result result) {
        boolean answers(List<Value> asked) {
            int common = Math.min(arguments.size(), asked.size());
            return arguments.subList(0, common).equals(asked.subList(0, common));
        }
    }

    @Nullable Result find(List<Value> arguments) {
        for (Entry entry : few) {
            if (entry.answers(arguments)) {
                return entry.result();
            }
        }
        return many.get(arguments);
    }

    void keep(List<Value> arguments, Result result) {
        if (many.isEmpty() && few.size() < FEW) {
            few.add(new Entry(arguments, result));
            return;
        }
        few.forEach(entry -> many.put(entry.arguments(), entry.result()));
        few.clear();
        many.put(arguments, result);
    }
}
