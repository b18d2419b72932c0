package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextTable;

/// `readrealarray(array, path, comment, separator, most, bytes)`: a file's lines of reals, by their first field.
public final class ReadRealArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.REAL, false);
    }
}
