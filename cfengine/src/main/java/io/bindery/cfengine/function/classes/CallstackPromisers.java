package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.StackEntry;
import java.util.ArrayList;
import java.util.List;

/// `callstack_promisers()`: the promisers of the promises around this one, from the outermost.
public final class CallstackPromisers implements Function {
    @Override
    public Result call(Call call) {
        List<String> promisers = new ArrayList<>();
        for (StackEntry entry : call.context().stack()) {
            if (entry instanceof StackEntry.PromiseLevel promise) {
                promisers.add(promise.promiser());
            }
        }
        return Result.of(promisers.isEmpty() ? promisers : promisers.subList(0, promisers.size() - 1));
    }
}
