package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// A parameter of a resource under construction.
///
/// @param source the class, define or node whose code set it: only its subclasses may set it again
/// @param appends whether it was written with `+>`
/// @param place the place where it was written; null if it does not come from source code
record DraftParameter(
        String name, Value value, @Nullable Blueprint source, boolean appends, @Nullable Place place, Origin origin) {

    DraftParameter withValue(Value other) {
        return new DraftParameter(name, other, source, appends, place, origin);
    }

    DraftParameter withOrigin(Origin other) {
        return new DraftParameter(name, value, source, appends, place, other);
    }
}
