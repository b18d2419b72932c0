package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.DataFiles;

/// `readenvfile(path, most)`: a file of `NAME=value` lines.
public final class ReadEnvFile implements Function {
    @Override
    public Result call(Call call) {
        return DataFiles.readEnvironment(call, call.text(0), DataFiles.most(call));
    }
}
