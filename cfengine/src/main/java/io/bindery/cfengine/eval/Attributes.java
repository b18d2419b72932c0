package io.bindery.cfengine.eval;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Evaluated attributes of a promise or a body, by name.
public final class Attributes {
    public static final Attributes NONE = new Attributes(new LinkedHashMap<>());
    private final SequencedMap<String, Value> values;

    Attributes(SequencedMap<String, Value> values) {
        this.values = Collections.unmodifiableSequencedMap(values);
    }

    public static Attributes of(SequencedMap<String, Value> values) {
        return new Attributes(new LinkedHashMap<>(values));
    }

    public SequencedMap<String, Value> values() {
        return values;
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public @Nullable Value value(String name) {
        return values.get(name);
    }

    /// A scalar attribute's text, or null if it is not given.
    public @Nullable String text(String name) {
        return values.get(name) instanceof Scalar(String text) ? text : null;
    }

    public String text(String name, String otherwise) {
        String text = text(name);
        return text == null ? otherwise : text;
    }

    /// A list attribute's items; empty if it is not given. A scalar is a list of one.
    public List<String> list(String name) {
        Value value = values.get(name);
        return value == null ? List.of() : list(value);
    }

    private static List<String> list(Value value) {
        return switch (value) {
            case Items(List<String> texts) -> texts;
            case Scalar(String text) -> List.of(text);
            case Data data -> Containers.scalars(data);
        };
    }

    public boolean flag(String name, boolean otherwise) {
        String text = text(name);
        return text == null ? otherwise : text.equals("true") || text.equals("yes") || text.equals("on");
    }

    public long number(String name, long otherwise) {
        String text = text(name);
        Long number = text == null ? null : Numbers.whole(text);
        return number == null ? otherwise : number;
    }
}
