package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.function.text.SplitString;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableType;
import java.io.IOException;
import java.util.List;

/// `getfields(pattern, path, separator, array)`: counts the lines the pattern matches, and puts the first one's fields in an array
/// that counts from one.
public final class GetFields implements Function {
    @Override
    public Result call(Call call) {
        Regex regex = Regexes.compile(call, call.text(0));
        if (regex == null) {
            return Result.failure();
        }
        List<String> lines;
        try {
            lines = TextFiles.read(call.text(1), 0).lines().toList();
        } catch (IOException e) {
            TextFiles.unreadableLines(call, call.text(1), e);
            return Result.failure();
        }
        List<String> matching = lines.stream().filter(regex::matchesAll).toList();
        if (!matching.isEmpty()) {
            List<String> fields = SplitString.pieces(call, matching.getFirst(), call.text(2), 31);
            for (int index = 0; index < fields.size(); index++) {
                call.context()
                        .variables()
                        .define(
                                call.text(3) + "[" + (index + 1) + "]",
                                VariableType.STRING,
                                new Scalar(fields.get(index)),
                                List.of("source=function", "function=getfields"));
            }
        }
        return Result.of((long) matching.size());
    }
}
