package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.value.Regex;

/// `lastnode(text, pattern)`: what follows the last match.
public final class LastNode implements Function {
    @Override
    public Result call(Call call) {
        String rest = call.text(0);
        Regex regex = Regexes.compile(call, call.text(1));
        Regex.Match match = regex == null ? null : regex.search(rest, 0);
        while (regex != null && match != null && match.end() > 0) {
            rest = rest.substring(match.end());
            match = regex.search(rest, 0);
        }
        return call.text(0).isEmpty() ? Result.failure() : Result.of(rest);
    }
}
