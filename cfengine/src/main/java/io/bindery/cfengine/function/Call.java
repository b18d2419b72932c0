package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.util.List;
import java.util.Optional;

/// One call of a function: its arguments and its access to the run.
public interface Call {
    Signature signature();

    public default String name() {
        return signature().name();
    }

    /// The arguments as written order has them. A nested call's result is here already, except in a delayed function
    /// (see [#again]).
    List<Value> arguments();

    public default int size() {
        return arguments().size();
    }

    public default Value argument(int index) {
        return arguments().get(index);
    }

    /// An argument that the signature makes a scalar.
    public default String text(int index) {
        return argument(index) instanceof Scalar(String text) ? text : "";
    }

    /// An argument of a collecting function as data: inline data, a nested call's result, or the name of a variable that is a
    /// list, a container or an array. A scalar that is none of these is absent; the reason has been logged.
    Optional<Data> data(int index);

    /// Whether the argument was data itself, and not a variable's name.
    boolean isInline(int index);

    /// Evaluates the argument anew, with the variables as they stand now. Only in delayed functions (`maplist`, `mapdata`,
    /// `maparray`), whose first argument is not evaluated before the call. Absent where a nested call failed or a reference
    /// stays unresolved.
    Optional<Value> again(int index);

    Context context();

    public default void log(Level level, String message) {
        context().log(level, message);
    }
}
