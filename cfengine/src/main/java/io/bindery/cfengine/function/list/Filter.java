package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import java.util.Optional;

/// `filter(pattern, list, is_regex, invert, most)`: the items that match, or with `invert` do not.
public final class Filter implements Function {
    @Override
    public Result call(Call call) {
        long most = Numbers.whole(call, call.text(4));
        return select(
                call, 1, call.text(0), Primitives.isTrue(call.text(2)), Primitives.isTrue(call.text(3)), most);
    }

    static Result select(Call call, int list, String pattern, boolean isRegex, boolean invert, long most) {
        Optional<Data> data = Containers.of(call, list);
        Regex regex = isRegex ? Regexes.compile(call, pattern) : null;
        if (data.isEmpty() || isRegex && regex == null) {
            return Result.failure();
        }
        List<String> texts = Primitives.rounded(data.get()).stream()
                .filter(text -> (regex == null ? text.equals(pattern) : regex.matchesAll(text)) != invert)
                .limit(Math.max(0, most))
                .toList();
        return Result.of(texts);
    }
}
