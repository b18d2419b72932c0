package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.FatalError;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.List;

/// `expandrange(text, step)`: the text once for each number of its bracketed interval, `a[1-3]`.
public final class ExpandRange implements Function {
    private static final int MOST_NUMBERS = 1_000_000;

    @Override
    public Result call(Call call) {
        long step = (long) Numbers.leading(call.text(1));
        Regex regex = Regex.compile("^([^\\[]*)\\[\\s*([-+]?[0-9]+)-\\s*([-+]?[0-9]+)(?:\\](.*))?");
        Regex.Match match = regex == null ? null : regex.search(call.text(0), 0);
        if (match == null && Regexes.matchesAll(call, "[^\\[]*\\[\\s*[-+]?[0-9].*", call.text(0))) {
            throw new FatalError("EXPANDRANGE malformed range expression");
        }
        long from = match == null ? 0 : Long.parseLong(String.valueOf(match.group(2)));
        long to = match == null ? 0 : Long.parseLong(String.valueOf(match.group(3)));
        if (match == null || step < 1 || step > Math.abs(to - from)) {
            throw new FatalError("EXPANDRANGE Step size cannot be less than 1 or greater than the interval");
        }
        if (Math.abs((double) to - from) / step > MOST_NUMBERS) {
            throw new FatalError("EXPANDRANGE has more than " + MOST_NUMBERS + " numbers in " + call.text(0));
        }
        String behind = match.group(4) == null ? "" : match.group(4);
        List<String> texts = new ArrayList<>();
        for (long number = from; from < to ? number <= to : number >= to; number += from < to ? step : -step) {
            texts.add(match.group(1) + number + behind);
        }
        return Result.of(texts);
    }
}
