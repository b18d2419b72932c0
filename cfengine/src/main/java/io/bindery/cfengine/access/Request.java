package io.bindery.cfengine.access;

import java.util.List;

/// The request of a client.
public sealed interface Request {
    /// A file or directory, by absolute path or beginning with a shortcut's name.
    record File(String path) implements Request {}

    /// A named resource: a literal, a variable, the classes that match a pattern, a query, a bundle.
    ///
    /// @param kind as in `resource_type`
    record Resource(String kind, String name) implements Request {}

    /// A run of the agent with these classes defined.
    record Activation(List<String> classes) implements Request {
        public Activation {
            classes = List.copyOf(classes);
        }
    }
}
