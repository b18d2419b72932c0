package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.ByteText;
import java.util.Set;
import java.util.stream.Stream;

/// `getusers(names, numbers)`: all users but those listed.
public final class GetUsers implements Function {
    @Override
    public Result call(Call call) {
        Set<String> names = Set.of(distinct(call.text(0)));
        Set<String> numbers = Set.of(distinct(call.text(1)));
        return Result.of(call.context().accounts().users().stream()
                .filter(user -> !names.contains(ByteText.ofUnicode(user.name())) && !numbers.contains(Integer.toString(user.uid())))
                .map(user -> ByteText.ofUnicode(user.name()))
                .toList());
    }

    private static String[] distinct(String list) {
        return Stream.of(list.split(",")).map(String::strip).distinct().toArray(String[]::new);
    }
}
