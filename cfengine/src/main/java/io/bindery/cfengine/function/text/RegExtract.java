package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableType;
import java.util.List;

/// `regextract(pattern, text, array)`: whether the pattern is found; its groups go to the array, named ones by name.
public final class RegExtract implements Function {
    @Override
    public Result call(Call call) {
        Regex regex = Regex.compile(call.text(0));
        Regex.Match match = regex == null ? null : regex.search(call.text(1), 0);
        if (regex == null || match == null) {
            return Result.of(false);
        }
        DataRegExtract.groups(regex, match)
                .forEach((key, group) -> call.context()
                        .variables()
                        .define(
                                call.text(2) + "[" + key + "]",
                                VariableType.STRING,
                                new Scalar(Primitives.text(group)),
                                List.of("source=function", "function=regextract")));
        return Result.of(true);
    }
}
