package io.bindery.cfengine.function.host;

import io.bindery.cfengine.data.ProcessListing;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `findprocesses(pattern)`: the processes in whose command line the pattern is found.
public final class FindProcesses implements Function {
    @Override
    public Result call(Call call) {
        List<Data> found = new ArrayList<>();
        for (ProcessListing.Entry entry : ProcessTable.matching(call, call.text(0))) {
            SequencedMap<String, Data> members = new LinkedHashMap<>();
            members.put("line", new Data.Text(entry.line()));
            members.put("pid", new Data.Whole(entry.pid()));
            found.add(new Data.Mapping(members));
        }
        return Result.of(new Data.Sequence(found));
    }
}
