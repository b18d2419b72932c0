package io.bindery.cfengine.eval;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// Converts data containers to lists.
public final class Containers {
    private Containers() {}

    /// The primitive children as text, in order; `null` and nested containers are passed over. A primitive is its own only child.
    public static List<String> scalars(Data data) {
        return switch (data) {
            case Data.Sequence(List<Data> items) -> primitives(items);
            case Data.Mapping(var members) -> primitives(members.values());
            case Data.Null() -> List.of();
            case Data.Bool _, Data.Whole _, Data.Real _, Data.Text _ -> List.of(JsonWriter.scalar(data));
        };
    }

    private static List<String> primitives(Collection<Data> children) {
        List<String> texts = new ArrayList<>(children.size());
        for (Data child : children) {
            if (!child.isContainer() && !(child instanceof Data.Null)) {
                texts.add(JsonWriter.scalar(child));
            }
        }
        return texts;
    }
}
