package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import java.util.Optional;

/// Functions that count the list items a pattern matches as a whole.
public final class Matching {
    private Matching() {}

    public enum Quantifier {
        SOME,
        EVERY,
        NONE
    }

    public static Result answer(Call call, int list, int pattern, Quantifier quantifier) {
        Optional<Data> data = Containers.of(call, list);
        Regex regex = Regexes.compile(call, call.text(pattern));
        if (data.isEmpty() || regex == null) {
            return Result.failure();
        }
        List<String> texts = Primitives.rounded(data.get());
        return Result.of(
                switch (quantifier) {
                    case SOME -> texts.stream().anyMatch(regex::matchesAll);
                    // As CFEngine does: of no items not every one matches.
                    case EVERY -> !texts.isEmpty() && texts.stream().allMatch(regex::matchesAll);
                    case NONE -> texts.stream().noneMatch(regex::matchesAll);
                });
    }
}
