package io.bindery.puppet.facts;

import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Receives the core facts that resolvers find, and drops those that are blocked, have no value or are not requested.
final class FactSink {
    private final FactSelection selection;
    private final List<CoreFact> facts = new ArrayList<>();

    FactSink(FactSelection selection) {
        this.selection = selection;
    }

    /// @param name the path of the fact, `os.release`
    record CoreFact(String name, Value value, boolean legacy) {
        /// The keys that lead to the fact. The name of an old flat fact is one key, whatever is in it: interfaces may have dots.
        List<String> path() {
            return legacy ? List.of(name) : List.of(name.split("\\."));
        }
    }

    /// A fact, and the old flat names it is also known by. Where the fact is blocked they are too.
    void put(String name, @Nullable Value value, String... aliases) {
        if (value == null || selection.isBlocked(name)) {
            return;
        }
        facts.add(new CoreFact(name, value, false));
        for (String alias : aliases) {
            legacy(alias, value);
        }
    }

    void put(String name, @Nullable String text, String... aliases) {
        put(name, HashBuilder.text(text), aliases);
    }

    void put(String name, @Nullable Long number, String... aliases) {
        put(name, HashBuilder.number(number), aliases);
    }

    /// An old flat name whose value is another than that of the fact it stands for, or a part of it. It is blocked with that fact.
    void alias(String fact, String name, @Nullable Value value) {
        if (!selection.isBlocked(fact)) {
            legacy(name, value);
        }
    }

    void alias(String fact, String name, @Nullable String text) {
        alias(fact, name, HashBuilder.text(text));
    }

    /// A fact that only has an old flat name.
    void legacy(String name, @Nullable Value value) {
        if (value != null && wantsLegacy(name)) {
            facts.add(new CoreFact(name, value, true));
        }
    }

    void legacy(String name, @Nullable String text) {
        legacy(name, HashBuilder.text(text));
    }

    /// Whether an old name is worth looking for.
    boolean wantsLegacy(String name) {
        return selection.wantsLegacy(name);
    }

    List<CoreFact> facts() {
        return facts;
    }
}
