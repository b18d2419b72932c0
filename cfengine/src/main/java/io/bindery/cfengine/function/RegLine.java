package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Regex;
import java.util.List;

/// `regline(pattern, file)`: whether the pattern matches a whole line of the file.
final class RegLine implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(matchesLine(call));
    }

    private static boolean matchesLine(Call call) {
        Regex regex = Regexes.compile(call, call.text(0));
        List<String> lines = TextFiles.lines(call.text(1));
        return regex != null && lines != null && lines.stream().anyMatch(regex::matchesAll);
    }
}
