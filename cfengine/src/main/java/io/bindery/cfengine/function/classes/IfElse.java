package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.FatalError;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `ifelse(class, text, class, text, ..., text)`: the text behind the first class that holds, else the last.
public final class IfElse implements Function {
    @Override
    public Result call(Call call) {
        int size = call.size();
        if (size % 2 == 0) {
            throw new FatalError("in built-in FnCall ifelse: even number of arguments");
        }
        for (int index = 0; index + 1 < size; index += 2) {
            if (call.context().classes().isTrue(call.text(index))) {
                return new Result.Success(call.argument(index + 1));
            }
        }
        return new Result.Success(call.argument(size - 1));
    }
}
