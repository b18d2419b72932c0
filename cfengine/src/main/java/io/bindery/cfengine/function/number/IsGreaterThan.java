package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import java.util.function.IntPredicate;

/// `isgreaterthan(one, other)`: compared as numbers where both are, else by bytes.
public final class IsGreaterThan implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(compare(call, order -> order > 0));
    }

    static boolean compare(Call call, IntPredicate wanted) {
        String one = call.text(0);
        String other = call.text(1);
        if (!Numbers.startsNumber(one) || !Numbers.startsNumber(other)) {
            return wanted.test(one.compareTo(other));
        }
        Double first = Numbers.real(call, one);
        Double second = first == null ? null : Numbers.real(call, other);
        return first != null && second != null && wanted.test(Double.compare(first, second));
    }
}
