package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import java.math.BigInteger;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/// Compares the running version with a version in a policy, as far as that is given: `3.21` stands for every `3.21.x`.
public final class Version {
    /// As C's `scanf` reads three numbers with dots between.
    private static final Regex SHAPE =
            Objects.requireNonNull(Regex.compile("^\\s*([-+]?[0-9]+)(?:\\.\\s*([-+]?[0-9]+)(?:\\.\\s*([-+]?[0-9]+))?)?"));

    private Version() {}

    /// Negative, zero or positive as the running version is before, equal to or after the argument's. Empty if the argument is
    /// not a version, which is logged.
    static OptionalInt compare(Call call, int argument, String which) {
        String running = call.context()
                .variables()
                .find("sys.cf_version")
                .map(found -> found.value() instanceof Scalar(String text) ? text : "")
                .orElse("");
        Regex.Match ours = SHAPE.search(running, 0);
        Regex.Match given = SHAPE.search(call.text(argument), 0);
        if (given == null || ours == null) {
            call.log(
                    Level.ERROR,
                    call.name() + ": Format of " + which + "version comparison string '" + call.text(argument) + "' is incorrect");
            return OptionalInt.empty();
        }
        for (int part = 1; part <= 3; part++) {
            String one = ours.group(part);
            String other = given.group(part);
            if (other == null) {
                return OptionalInt.of(0);
            }
            int order = Integer.compare(one == null ? 0 : number(one), number(other));
            if (order != 0) {
                return OptionalInt.of(order);
            }
        }
        return OptionalInt.of(0);
    }

    static Result answer(Call call, IntPredicate wanted) {
        OptionalInt order = compare(call, 0, "");
        return order.isEmpty() ? Result.failure() : Result.of(wanted.test(order.getAsInt()));
    }

    /// As CFEngine does: a number that is too large for an `int` loses its high bits.
    private static int number(String digits) {
        return new BigInteger(digits.startsWith("+") ? digits.substring(1) : digits)
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .max(BigInteger.valueOf(Long.MIN_VALUE))
                .intValue();
    }
}
