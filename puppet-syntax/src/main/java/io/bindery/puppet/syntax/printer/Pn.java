package io.bindery.puppet.syntax.printer;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A piece of Puppet's extended S-expression notation, the form in which syntax trees are dumped and compared.
sealed interface Pn {
    /// `(name elements)`
    record Call(String name, List<Pn> elements) implements Pn {
        public Call {
            elements = List.copyOf(elements);
        }
    }

    /// `[elements]`
    record Sequence(List<Pn> elements) implements Pn {
        public Sequence {
            elements = List.copyOf(elements);
        }
    }

    /// `{:key value}`
    record Mapping(List<Entry> entries) implements Pn {
        public Mapping {
            entries = List.copyOf(entries);
        }
    }

    /// A string, or a number, boolean or `nil` as text.
    record Literal(String text, boolean quoted) implements Pn {}

    /// One `:key value`.
    record Entry(String key, Pn value) {}

    static Call call(String name, Pn... elements) {
        return new Call(name, Arrays.asList(elements));
    }

    static Literal string(String text) {
        return new Literal(text, true);
    }

    static Literal plain(String text) {
        return new Literal(text, false);
    }

    static Literal stringOrNil(@Nullable String text) {
        return text == null ? plain("nil") : string(text);
    }
}
