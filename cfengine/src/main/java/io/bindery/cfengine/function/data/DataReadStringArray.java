package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.function.argument.TextTable;
import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// `data_readstringarray(path, comment, separator, most, bytes)`: a file's lines as a mapping from the first field to the others.
public final class DataReadStringArray implements Function {
    @Override
    public Result call(Call call) {
        List<List<String>> rows = rows(call);
        if (rows == null) {
            return Result.failure();
        }
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        for (List<String> fields : rows) {
            members.put(fields.getFirst(), Data.texts(fields.subList(1, fields.size())));
        }
        return Result.of(new Data.Mapping(members));
    }

    static @Nullable List<List<String>> rows(Call call) {
        long most = Numbers.whole(call, call.text(3));
        String text = TextFiles.read(call, call.text(0), Numbers.whole(call, call.text(4)));
        if (text == null) {
            call.log(Level.ERROR, call.name() + ": error reading from file '" + call.text(0) + "'");
            return null;
        }
        return TextTable.rows(call, call.text(0), text, call.text(1), call.text(2), most);
    }
}
