package io.bindery.puppet.catalog;

import io.bindery.text.Place;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The origin of a parameter's value. It holds references only; its text is built on demand.
public sealed interface Origin {

    /// One line for people.
    String describe();

    /// Written in the resource's own declaration.
    record Declared(Place place) implements Origin {
        @Override
        public String describe() {
            return "declared at " + at(place);
        }
    }

    /// A resource default, `File { ... }`.
    record ResourceDefault(Place place) implements Origin {
        @Override
        public String describe() {
            return "resource default at " + at(place);
        }
    }

    /// The default in the header of a class or defined type.
    record HeaderDefault(Place place) implements Origin {
        @Override
        public String describe() {
            return "parameter default at " + at(place);
        }
    }

    /// Data found by automatic parameter lookup.
    ///
    /// @param where the files and lines of the value, computed on demand; empty if unknown
    record Looked(String key, Supplier<String> where) implements Origin {
        @Override
        public String describe() {
            String places = where.get();
            return "lookup of " + key + (places.isEmpty() ? "" : " in " + places);
        }
    }

    /// Bound by a statement of bindings.
    ///
    /// @param binding gives the text of the statement on demand
    record Bound(Object binding) implements Origin {
        @Override
        public String describe() {
            return "bound by " + binding;
        }
    }

    /// Set by an override: `Type[title] { ... }`, in a subclass or after the fact.
    record Overridden(Place place) implements Origin {
        @Override
        public String describe() {
            return "override at " + at(place);
        }
    }

    /// Set by the override part of a collector.
    record Collected(Place place) implements Origin {
        @Override
        public String describe() {
            return "collector at " + at(place);
        }
    }

    /// Added by a chaining arrow or by `require`.
    record Relationship(@Nullable Place place) implements Origin {
        @Override
        public String describe() {
            return place == null ? "relationship" : "relationship at " + at(place);
        }
    }

    /// Inherited from the resource that contains this one.
    record Container(Reference container) implements Origin {
        @Override
        public String describe() {
            return "from its container " + container;
        }
    }

    /// Set by Puppet itself, without source code.
    enum Given implements Origin {
        TITLE("from the title"),
        CLASSIFIER("from the node classifier"),
        STORED("from a stored catalog"),
        CALL("from a function call"),
        BUILT_IN("built in");

        private final String words;

        Given(String words) {
            this.words = words;
        }

        @Override
        public String describe() {
            return words;
        }
    }

    private static String at(Place place) {
        return place.file().name() + ":" + place.line() + ":" + place.column();
    }
}
