package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// Reads the containers that collecting functions work on.
public final class Containers {
    private Containers() {}

    /// The argument's container; a scalar has none.
    public static Optional<Data> of(Call call, int index) {
        return call.data(index).filter(Data::isContainer);
    }
}
