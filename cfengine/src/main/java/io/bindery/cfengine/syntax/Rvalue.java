package io.bindery.cfengine.syntax;

import io.bindery.text.Place;
import java.util.List;

/// A value to the right of `=>`, in a list, or as an argument.
public sealed interface Rvalue {
    Place place();

    /// Quoted text with its escapes resolved.
    record Quoted(String text, Place place) implements Rvalue {}

    /// A naked reference: `$(name)`, `@(name)`, `${name}`, `@{name}`.
    record Reference(String text, Place place) implements Rvalue {}

    /// An unquoted word: the name of a body, a bundle or a variable, possibly with a namespace.
    record Name(String text, Place place) implements Rvalue {}

    record Listing(List<Rvalue> items, Place place) implements Rvalue {
        public Listing {
            items = List.copyOf(items);
        }
    }

    /// `name(arguments)`: a function's call, or a body or bundle with parameters; which of these, the attribute decides.
    record Invocation(String name, List<Rvalue> arguments, Place place) implements Rvalue {
        public Invocation {
            arguments = List.copyOf(arguments);
        }
    }
}
