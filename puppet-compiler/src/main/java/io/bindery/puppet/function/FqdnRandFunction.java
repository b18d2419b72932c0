package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyRandom;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/// `fqdn_rand`: a number below a limit that is always the same for a node and a seed.
final class FqdnRandFunction {
    static final Function FUNCTION = LegacyFunction.of("fqdn_rand", -2, FqdnRandFunction::random);

    private FqdnRandFunction() {}

    private static Value random(Call call, List<Value> arguments) {
        long limit = limit(arguments.getFirst());
        Value seed = arguments.size() > 1 ? arguments.get(1) : Str.EMPTY;
        String name = fullName(call);
        if (arguments.size() > 2 && arguments.get(2) != Bool.FALSE) {
            name = RubyString.downcase(name);
        }
        if (limit <= 0) {
            throw new EvaluationError("invalid argument - " + limit);
        }
        String text = name + ":" + limit + ":" + joined(seed);
        return Int.of(new RubyRandom(new BigInteger(Digests.hex("MD5", text), 16)).below(limit));
    }

    private static long limit(Value value) {
        return switch (value) {
            case Int whole -> whole.value();
            case Real real -> (long) real.value();
            case Str string -> RubyString.toInteger(string.value());
            default ->
                throw new EvaluationError(
                        "undefined method `to_i' for " + RubyText.inspect(value) + ":" + RubyClass.name(value));
        };
    }

    static String joined(Value seed) {
        return seed instanceof Arr array
                ? Arguments.flatten(array.elements()).stream().map(LegacyFunction::text).collect(Collectors.joining(":"))
                : LegacyFunction.text(seed);
    }

    /// The fact `networking.fqdn`, or nothing.
    static String fullName(Call call) {
        Value facts = call.scope().lookup("facts");
        Value networking = facts instanceof Hash hash ? hash.get("networking") : null;
        Value name = networking instanceof Hash hash ? hash.get("fqdn") : null;
        return name == null ? "" : RubyText.of(name);
    }
}
