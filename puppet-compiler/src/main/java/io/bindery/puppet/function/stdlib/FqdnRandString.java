package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `fqdn_rand_string` and `stdlib::fqdn_rand_string`: a text of random characters that is always the same for a node.
final class FqdnRandString {
    private static final String CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    static final Function LEGACY = LegacyFunction.of("fqdn_rand_string", -2, (call, arguments) -> {
        Value length = arguments.getFirst();
        if (!IsInteger.isInteger(length) || Checks.toInteger(length) <= 0) {
            throw new EvaluationError("fqdn_rand_string(): first argument must be a positive integer");
        }
        if (arguments.size() > 1 && !(arguments.get(1) instanceof Str)) {
            throw new EvaluationError("fqdn_rand_string(): second argument must be undef or a string");
        }
        return random(call, Checks.toInteger(length), arguments);
    });

    static final Function FUNCTION = Function.named("stdlib::fqdn_rand_string")
            .takes("Integer[1]", "length")
            .optionally("Optional[String]", "charset")
            .repeatedly("Any", "seed")
            .with((call, arguments) -> random(call, Arguments.whole(arguments, 0), arguments));

    private FqdnRandString() {}

    private static Value random(Call call, long length, List<Value> arguments) {
        String given = Arguments.optionalString(arguments, 1);
        int[] characters = (given == null || given.isEmpty() ? CHARACTERS : given).codePoints().toArray();
        List<Value> seeds = arguments.size() > 2 ? arguments.subList(2, arguments.size()) : List.of();
        StringBuilder text = new StringBuilder();
        for (long current = 1; current <= length; current++) {
            call.spend(1);
            List<Value> seed = new ArrayList<>(seeds);
            seed.add(Int.of(current));
            Value drawn = call.callFunction(
                    "fqdn_rand", List.of(Int.of(characters.length), Str.of(Checks.joined(seed, ":"))));
            text.appendCodePoint(characters[(int) ((Int) drawn).value()]);
        }
        return Str.of(text.toString());
    }
}
