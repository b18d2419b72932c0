package io.bindery.cfengine.syntax;

import io.bindery.text.Place;
import java.util.List;

/// The promises of one type in a bundle. A type written twice in a bundle is one section.
public record Section(String promiseType, List<Promise> promises, Place place) {
    public Section {
        promises = List.copyOf(promises);
    }
}
