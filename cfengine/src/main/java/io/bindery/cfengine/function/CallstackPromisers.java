package io.bindery.cfengine.function;

import java.util.ArrayList;
import java.util.List;

/// `callstack_promisers()`: the promisers of the promises around this one, from the outermost.
final class CallstackPromisers implements Function {
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
