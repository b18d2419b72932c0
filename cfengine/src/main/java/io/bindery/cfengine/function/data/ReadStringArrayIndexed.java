package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextTable;

/// `readstringarrayidx(array, path, comment, separator, most, bytes)`: a file's lines, by their number.
public final class ReadStringArrayIndexed implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.TEXT, true);
    }
}
