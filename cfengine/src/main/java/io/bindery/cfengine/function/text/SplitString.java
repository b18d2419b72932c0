package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.List;

/// `splitstring(text, pattern, most)`: the pieces between matches, up to a maximum; the rest is dropped.
public final class SplitString implements Function {
    @Override
    public Result call(Call call) {
        long most = Numbers.whole(call, call.text(2));
        return Result.of(pieces(call, call.text(0), call.text(1), most < 0 ? Long.MAX_VALUE : most));
    }

    public static List<String> pieces(Call call, String text, String pattern, long most) {
        List<String> pieces = new ArrayList<>();
        Regex regex = Regexes.compile(call, pattern);
        if (text.isEmpty()) {
            return pieces;
        }
        String rest = text;
        Regex.Match match = regex == null ? null : regex.search(rest, 0);
        while (regex != null && match != null && pieces.size() < most && match.end() > 0) {
            pieces.add(rest.substring(0, match.start()));
            rest = rest.substring(match.end());
            match = regex.search(rest, 0);
        }
        if (pieces.size() < most) {
            pieces.add(rest);
        }
        return pieces;
    }
}
