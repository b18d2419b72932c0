package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `slice`: the elements in groups of equal size.
final class SliceFunction {
    static final Function FUNCTION = Function.named("slice")
            .takes("Hash[Any, Any]", "hash")
            .takes("Integer[1, default]", "slice_size")
            .optionalBlock("Callable")
            .with((call, arguments) -> slice(call, arguments, Arr.EMPTY))
            .takes("Iterable", "enumerable")
            .takes("Integer[1, default]", "slice_size")
            .optionalBlock("Callable")
            .with((call, arguments) -> slice(call, arguments, Undef.UNDEF));

    private SliceFunction() {}

    private static Value slice(Call call, List<Value> arguments, Value filler) {
        Elements elements = Elements.of(call, arguments.getFirst());
        long size = Arguments.whole(arguments, 1);
        Closure block = call.block();
        if (block == null) {
            List<Value> slices = new ArrayList<>();
            while (elements.hasNext()) {
                slices.add(new Arr(next(elements, size)));
            }
            return new Arr(slices);
        }
        long serving = serving(block, size);
        try {
            while (elements.hasNext()) {
                serve(block, next(elements, size), serving, filler);
            }
        } catch (BreakIteration e) {
            return arguments.getFirst();
        }
        return arguments.getFirst();
    }

    private static void serve(Closure block, List<Value> slice, long serving, Value filler) {
        if (serving == 1) {
            block.call(new Arr(slice));
            return;
        }
        while (slice.size() < serving) {
            slice.add(filler);
        }
        block.call(slice);
    }

    private static List<Value> next(Elements elements, long size) {
        List<Value> slice = new ArrayList<>();
        while (slice.size() < size && elements.hasNext()) {
            slice.add(elements.next());
        }
        return slice;
    }

    private static boolean takesSeveralCounts(Closure block) {
        TupleType parameters = ((CallableType) block.type()).parameters();
        IntegerType count = parameters == null ? null : parameters.size();
        return block.capturesRest() || count != null && count.min() < count.max();
    }

    private static long serving(Closure block, long size) {
        long serving = takesSeveralCounts(block) ? size : block.parameterCount();
        if (serving == 0) {
            throw new EvaluationError("slice(): block must define at least one parameter. Block has 0.");
        }
        if (serving != 1 && serving != size) {
            throw new EvaluationError("slice(): block must define one parameter, or the same number of parameters as the given"
                    + " size of the slice (" + size + "). Block has " + serving + "; "
                    + String.join(", ", block.parameterNames()));
        }
        return serving;
    }
}
