package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A line of a table: an entry with fields, or a text that stays as it is. It changes while a run edits the table.
final class Entry {
    private final @Nullable String text;
    private final SequencedMap<String, Value> values = new LinkedHashMap<>();
    private String name;
    private final boolean named;

    private Entry(@Nullable String text, String name, boolean named) {
        this.text = text;
        this.name = name;
        this.named = named;
    }

    /// A line that is no entry.
    static Entry text(String line) {
        return new Entry(line, "", false);
    }

    /// An entry with a name of its own.
    static Entry named(String name) {
        return new Entry(null, name, true);
    }

    /// An entry whose name was made up, because the table has none for it.
    static Entry nameless(String madeUp) {
        return new Entry(null, madeUp, false);
    }

    @Nullable String text() {
        return text;
    }

    boolean isText() {
        return text != null;
    }

    String name() {
        return name;
    }

    /// Gives an entry the name of the resource that adopts it.
    void adopt(String newName) {
        name = newName;
    }

    /// Whether the table holds its name.
    boolean isNamed() {
        return named;
    }

    SequencedMap<String, Value> values() {
        return values;
    }
}
