package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.DataFiles;

/// `readjson(path, most)`: a JSON file's container.
public final class ReadJson implements Function {
    @Override
    public Result call(Call call) {
        return DataFiles.read(call, call.text(0), "JSON", DataFiles.most(call));
    }
}
