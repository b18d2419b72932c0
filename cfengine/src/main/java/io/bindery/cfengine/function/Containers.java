package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// The containers collecting functions work on.
final class Containers {
    private Containers() {}

    /// The argument's container; what is a scalar has none.
    static Optional<Data> of(Call call, int index) {
        return call.data(index).filter(Data::isContainer);
    }
}
