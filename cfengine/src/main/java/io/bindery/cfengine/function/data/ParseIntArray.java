package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextTable;

/// `parseintarray(array, text, comment, separator, most, bytes)`: a text's lines of whole numbers, by their first field.
public final class ParseIntArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromText(call, TextTable.Fields.WHOLE, false);
    }
}
