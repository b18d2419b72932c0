package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;

/// `countlinesmatching(pattern, path)`: how many lines of a file the pattern matches whole.
public final class CountLinesMatching implements Function {
    @Override
    public Result call(Call call) {
        Regex regex = Regexes.compile(call, call.text(0));
        if (regex == null) {
            return Result.failure();
        }
        try {
            return Result.of(TextFiles.read(call.text(1), 0)
                    .lines()
                    .filter(regex::matchesAll)
                    .count());
        } catch (IOException e) {
            TextFiles.unreadableLines(call, call.text(1), e);
            return TextFiles.isDirectory(e) ? Result.failure() : Result.of(0L);
        }
    }
}
