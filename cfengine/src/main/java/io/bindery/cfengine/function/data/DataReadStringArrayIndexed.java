package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.List;

/// `data_readstringarrayidx(path, comment, separator, most, bytes)`: a file's lines as sequences of fields.
public final class DataReadStringArrayIndexed implements Function {
    @Override
    public Result call(Call call) {
        List<List<String>> rows = DataReadStringArray.rows(call);
        if (rows == null) {
            return Result.failure();
        }
        List<Data> lines = new ArrayList<>();
        rows.forEach(fields -> lines.add(Data.texts(fields)));
        return Result.of(new Data.Sequence(lines));
    }
}
