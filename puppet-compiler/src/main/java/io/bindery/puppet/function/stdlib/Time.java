package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.time.Instant;

/// `time`: the seconds since 1970.
final class Time {
    static final Function FUNCTION = LegacyFunction.of("time", -1, (call, arguments) -> {
        if (arguments.size() > 1) {
            throw new EvaluationError("time(): Wrong number of arguments given " + arguments.size() + " for 0 or 1");
        }
        if (!arguments.isEmpty()) {
            mustNameZone(arguments.getFirst());
        }
        return Int.of(Instant.now().getEpochSecond());
    });

    private Time() {}

    // As stdlib does: a zone changes nothing, but what is no text is refused by Ruby.
    private static void mustNameZone(Value zone) {
        switch (zone) {
            case Str name -> {}
            case Bool no when !no.value() -> {}
            case Arr array when array.size() == 0 -> {}
            case Hash hash when hash.size() == 0 -> {}
            case Arr array -> LegacyFunction.string(array);
            case Hash hash -> LegacyFunction.string(hash);
            default -> throw Checks.missingMethod("empty?", zone);
        }
    }
}
