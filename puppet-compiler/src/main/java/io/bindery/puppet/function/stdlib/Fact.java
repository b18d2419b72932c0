package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// `fact`: a fact by its dotted name, or undef.
final class Fact {
    private static final Pattern SEGMENT = Pattern.compile("([^.\"]+)|\"([^\"]+)\"");

    static final Function FUNCTION = Function.named("fact")
            .takes("String", "fact_name")
            .with((call, arguments) -> find(call, Arguments.string(arguments, 0)));

    private Fact() {}

    private static Value find(Call call, String name) {
        Value current = call.scope().lookup("facts");
        List<String> walked = new ArrayList<>();
        Matcher matcher = SEGMENT.matcher(name);
        while (matcher.find()) {
            String key = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            if (current == null || current == Undef.UNDEF) {
                return Undef.UNDEF;
            }
            current = step(call, current, key, name, walked);
            walked.add(key);
        }
        return current == null ? Undef.UNDEF : current;
    }

    private static @Nullable Value step(Call call, Value current, String key, String name, List<String> walked) {
        if (current instanceof Hash hash) {
            return hash.get(key);
        }
        if (!(current instanceof Arr array)) {
            warn(call, name, walked, "is not a collection; cannot walk to '" + key + "'");
            return null;
        }
        Long index = Checks.integer(Str.of(key));
        if (index == null) {
            warn(call, name, walked, "is an array; cannot index to '" + key + "'");
            return null;
        }
        long at = index < 0 ? array.size() + index : index;
        return at >= 0 && at < array.size() ? array.get((int) at) : null;
    }

    private static void warn(Call call, String name, List<String> walked, String problem) {
        String path = walked.stream()
                .map(segment -> segment.contains(".") ? '"' + segment + '"' : segment)
                .collect(Collectors.joining("."));
        call.world().log(LogLevel.WARNING, null, "fact request for " + name + " returning nil: '" + path + "' " + problem);
    }
}
