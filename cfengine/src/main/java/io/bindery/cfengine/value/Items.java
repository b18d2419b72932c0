package io.bindery.cfengine.value;

import java.util.List;
import java.util.stream.Collectors;

/// A list of scalars: what `slist`, `ilist` and `rlist` variables hold. Lists do not nest.
public record Items(List<String> texts) implements Value {
    public static final Items NONE = new Items(List.of());

    public Items {
        texts = List.copyOf(texts);
    }

    /// The list as complaints show it.
    public String written() {
        return texts.stream().map(text -> "\"" + text + "\"").collect(Collectors.joining(",", " {", "}"));
    }
}
