package io.bindery.cfengine.syntax;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A promise as written: promiser, promisee, the class guard it stands under, and attributes.
public record Promise(
        String promiser, @Nullable Rvalue promisee, String guard, List<Attribute> attributes, Place place) {
    public Promise {
        attributes = List.copyOf(attributes);
    }

    /// The line by which messages name the promise: that on which its promiser ends.
    public int line() {
        return place.line() + (int) promiser.chars().filter(c -> c == '\n').count();
    }

    /// The last attribute of that name.
    public @Nullable Attribute attribute(String name) {
        for (int at = attributes.size() - 1; at >= 0; at--) {
            if (attributes.get(at).name().equals(name)) {
                return attributes.get(at);
            }
        }
        return null;
    }
}
