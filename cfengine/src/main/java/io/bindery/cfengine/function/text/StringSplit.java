package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.List;

/// `string_split(text, pattern, most)`: the pieces between matches; the last of as many as allowed is all the rest.
public final class StringSplit implements Function {
    @Override
    public Result call(Call call) {
        long most = Numbers.whole(call, call.text(2));
        Regex regex = Regexes.compile(call, call.text(1));
        if (regex == null || most < 1) {
            return Result.failure();
        }
        List<String> pieces = new ArrayList<>();
        String rest = call.text(0);
        while (pieces.size() + 1 < most) {
            Regex.Match match = regex.search(rest, 0);
            if (match == null) {
                break;
            }
            pieces.add(rest.substring(0, match.start()));
            rest = rest.substring(match.end());
        }
        pieces.add(rest);
        return Result.of(pieces);
    }
}
