package io.bindery.cfengine.value;

import java.util.List;

/// A list of scalars: what `slist`, `ilist` and `rlist` variables hold. Lists do not nest.
public record Items(List<String> texts) implements Value {
    public static final Items NONE = new Items(List.of());

    public Items {
        texts = List.copyOf(texts);
    }
}
