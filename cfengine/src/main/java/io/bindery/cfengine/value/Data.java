package io.bindery.cfengine.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A data container: JSON-shaped, immutable, keeping the order its members were given in.
public sealed interface Data extends Value {

    record Null() implements Data {}

    record Bool(boolean truth) implements Data {}

    record Whole(long number) implements Data {}

    /// `text` is what functions take it for; numbers read from JSON have four decimals.
    record Real(double number, String text) implements Data {
        public Real(double number) {
            this(number, Decimals.fixed(number, 4));
        }
    }

    record Text(String text) implements Data {}

    record Sequence(List<Data> items) implements Data {
        public Sequence {
            items = List.copyOf(items);
        }
    }

    record Mapping(SequencedMap<String, Data> members) implements Data {
        public Mapping {
            members = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(members));
        }
    }

    Null NULL = new Null();
    Mapping EMPTY_MAPPING = new Mapping(new LinkedHashMap<>());
    Sequence EMPTY_SEQUENCE = new Sequence(List.of());

    /// A sequence of texts.
    static Sequence texts(List<String> texts) {
        List<Data> items = new ArrayList<>(texts.size());
        for (String text : texts) {
            items.add(new Text(text));
        }
        return new Sequence(items);
    }

    /// The data as a variable or another function's result holds it: every real with four decimals.
    default Data settled() {
        return switch (this) {
            case Real(double number, String unused) -> new Real(number);
            case Sequence(List<Data> items) -> new Sequence(items.stream().map(Data::settled).toList());
            case Mapping(SequencedMap<String, Data> members) -> {
                SequencedMap<String, Data> settled = new LinkedHashMap<>();
                members.forEach((name, member) -> settled.put(name, member.settled()));
                yield new Mapping(settled);
            }
            case Null _, Bool _, Whole _, Text _ -> this;
        };
    }

    /// True of a mapping and a sequence; the others are primitive.
    default boolean isContainer() {
        return this instanceof Sequence || this instanceof Mapping;
    }
}
