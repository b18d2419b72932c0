package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `search_up(directory, pattern, levels)`: another name of `findfiles_up`.
public final class SearchUp implements Function {
    @Override
    public Result call(Call call) {
        return new FindFilesUp().call(call);
    }
}
