package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.DataFiles;

/// `readcsv(path, most)`: a CSV file's rows.
public final class ReadCsv implements Function {
    @Override
    public Result call(Call call) {
        return DataFiles.readCsv(call, call.text(0), DataFiles.most(call));
    }
}
