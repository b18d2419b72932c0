package io.bindery.puppet.type;

import io.bindery.puppet.type.calculus.Instances;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `Callable[[params, min, max, block], return]`. Without parameters it accepts any callable; without a block type it allows no
/// block.
public record CallableType(@Nullable TupleType parameters, @Nullable Type block, @Nullable Type returns) implements Type {
    public static final CallableType DEFAULT = new CallableType(null, null, null);

    public CallableType {
        returns = returns instanceof AnyType ? null : returns;
    }

    public CallableType(TupleType parameters) {
        this(parameters, null, null);
    }

    /// May it be called with these arguments and this block (null: no block)? Nothing is allocated; this is asked for each call.
    public boolean accepts(List<Value> arguments, @Nullable Value given) {
        if (parameters == null) {
            return true;
        }
        if (!Instances.isTupleOf(parameters, arguments)) {
            return false;
        }
        return block == null ? given == null : Instances.isInstance(block, given == null ? Undef.UNDEF : given);
    }

    /// How many arguments it takes; null where any number.
    public @Nullable IntegerType arity() {
        return parameters == null ? null : parameters.sizeRange();
    }

    @Override
    public String name() {
        return "Callable";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
