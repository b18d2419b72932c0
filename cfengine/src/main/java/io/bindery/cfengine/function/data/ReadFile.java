package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.TextFiles;

/// `readfile(path, most)`: the file's text, at most so many bytes.
public final class ReadFile implements Function {
    @Override
    public Result call(Call call) {
        long most = call.size() > 1 ? Numbers.whole(call, call.text(1)) : 0;
        if (most < 0) {
            call.log(Level.ERROR, "readfile: requested max size " + most + " is less than 0");
            return Result.failure();
        }
        String text = TextFiles.read(call, call.text(0), most);
        return text == null ? Result.failure() : Result.of(text);
    }
}
