package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `callstack_callers()`: what is being evaluated, from the outermost bundle in.
final class CallstackCallers implements Function {
    @Override
    public Result call(Call call) {
        List<StackEntry> stack = call.context().stack();
        List<Data> entries = new ArrayList<>();
        for (int depth = 0; depth < stack.size(); depth++) {
            SequencedMap<String, Data> entry = new LinkedHashMap<>();
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
                entry.put("bundle", described(bundle));
            }
            case StackEntry.SectionLevel section -> {
                entry.put("type", new Data.Text("promise_type"));
                entry.put("promise_type", new Data.Text(section.promiseType()));
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

    private static Data described(StackEntry.BundleLevel bundle) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        members.put("bundleType", new Data.Text(bundle.kind()));
        members.put("line", new Data.Whole(bundle.line()));
        members.put("name", new Data.Text(bundle.name()));
        members.put("namespace", new Data.Text(bundle.namespace()));
        members.put("sourcePath", new Data.Text(bundle.file()));
        return new Data.Mapping(members);
    }
}
