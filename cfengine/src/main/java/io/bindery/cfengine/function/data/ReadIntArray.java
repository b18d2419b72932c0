package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextTable;

/// `readintarray(array, path, comment, separator, most, bytes)`: a file's lines of whole numbers, by their first field.
public final class ReadIntArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.WHOLE, false);
    }
}
