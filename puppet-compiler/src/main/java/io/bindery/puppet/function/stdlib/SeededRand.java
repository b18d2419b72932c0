package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyRandom;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;

/// `seeded_rand`: a number below a limit, determined by a text.
final class SeededRand {
    static final Function FUNCTION = LegacyFunction.of("seeded_rand", 2, (call, arguments) -> {
        if (!IsInteger.isInteger(arguments.get(0)) || Checks.toInteger(arguments.get(0)) <= 0) {
            throw new EvaluationError("seeded_rand(): first argument must be a positive integer");
        }
        if (!(arguments.get(1) instanceof Str seed)) {
            throw new EvaluationError("seeded_rand(): second argument must be a string");
        }
        return below(Checks.toInteger(arguments.get(0)), seed.value());
    });

    static final Function NAMESPACED = Function.named("stdlib::seeded_rand")
            .takes("Integer[1]", "max")
            .takes("String", "seed")
            .with((call, arguments) -> below(Arguments.whole(arguments, 0), Arguments.string(arguments, 1)));

    private SeededRand() {}

    private static Value below(long limit, String seed) {
        return Int.of(new RubyRandom(new BigInteger(Digests.hex("MD5", seed), 16)).below(limit));
    }
}
