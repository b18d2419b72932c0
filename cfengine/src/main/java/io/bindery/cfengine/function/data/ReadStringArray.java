package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextTable;

/// `readstringarray(array, path, comment, separator, most, bytes)`: a file's lines, by their first field.
public final class ReadStringArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.TEXT, false);
    }
}
