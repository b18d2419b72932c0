package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextTable;

/// `parsestringarray(array, text, comment, separator, most, bytes)`: a text's lines, by their first field.
public final class ParseStringArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromText(call, TextTable.Fields.TEXT, false);
    }
}
