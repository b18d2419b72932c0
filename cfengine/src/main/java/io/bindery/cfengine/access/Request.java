package io.bindery.cfengine.access;

import java.util.List;

/// What a connection asks for.
public sealed interface Request {
    /// A file or directory, by absolute path or beginning with a shortcut's name.
    record File(String path) implements Request {}

    /// Something by name: a literal, a variable, the classes matching a pattern, a query, a bundle.
    ///
    /// @param kind as `resource_type` has it
    record Resource(String kind, String name) implements Request {}

    /// A run of the agent with these classes defined.
    record Activation(List<String> classes) implements Request {
        public Activation {
            classes = List.copyOf(classes);
        }
    }
}
