package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.StackEntry;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/// `callstack_callers()`: what is being evaluated, from the outermost bundle in.
public final class CallstackCallers implements Function {
    @Override
    public Result call(Call call) {
        List<StackEntry> stack = call.context().stack();
        List<Data> entries = new ArrayList<>();
        for (int depth = 0; depth < stack.size(); depth++) {
            SequencedMap<String, Data> entry = new TreeMap<>();
            entry.put("depth", new Data.Whole(depth));
            entry.put("frame", new Data.Whole(stack.size() - depth));
            describe(stack.get(depth), entry);
            entries.add(new Data.Mapping(entry));
        }
        return Result.of(new Data.Sequence(entries));
    }

    private static void describe(StackEntry level, SequencedMap<String, Data> entry) {
        switch (level) {
            case StackEntry.BundleLevel bundle -> {
                entry.put("type", new Data.Text("bundle"));
                entry.put("bundle", bundle.described().get());
            }
            case StackEntry.SectionLevel section -> {
                entry.put("type", new Data.Text("promise_type"));
                entry.put("promise_type", new Data.Text(section.promiseType()));
            }
            case StackEntry.IterationLevel _ -> {
                entry.put("type", new Data.Text("iteration"));
                // The reference program reports a meaningless number here: the content of uninitialised memory.
                entry.put("iteration_index", new Data.Whole(0));
            }
            case StackEntry.PromiseLevel promise -> {
                entry.put("type", new Data.Text("promise"));
                entry.put("promise_type", new Data.Text(promise.promiseType()));
                entry.put("promise_classes", new Data.Text(promise.classGuard()));
                entry.put("promise_comment", new Data.Text(""));
                entry.put("promiser", new Data.Text(promise.promiser()));
            }
        }
    }
}
