package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Resolves an argument that names a list or a container, for collecting functions that distinguish the two.
public final class Named {
    private Named() {}

    /// Whether the argument names a variable that is a list.
    public static boolean isList(Call call, int index) {
        return variable(call, index).map(found -> found.value() instanceof Items).orElse(false);
    }

    public static Optional<Variables.Variable> variable(Call call, int index) {
        return call.isInline(index) || !(call.argument(index) instanceof Scalar(String name))
                ? Optional.empty()
                : call.context().variables().find(References.listName(name).isEmpty() ? name : References.listName(name));
    }

    /// What the argument names inside a container.
    public static @Nullable Data part(Call call, int index) {
        return call.isInline(index) ? null : ContainerPart.find(call, call.text(index));
    }

    /// The argument as data; none if the name is undefined or a scalar.
    public static Optional<Data> quietly(Call call, int index) {
        boolean scalar = variable(call, index).map(found -> found.value() instanceof Scalar).orElse(false);
        return scalar ? call.context().array(call.text(index)) : call.data(index);
    }
}
