package io.bindery.fleet.diff;

import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// One difference between two catalogs, without the node it is of and the reason for it: changes of several nodes that are equal are the same
/// change. Secrets are replaced by [Redaction#HIDDEN] before a change is made.
public sealed interface Change {
    /// The resource as people write it, `File[/etc/motd]`; for other changes the name that takes its place.
    String subject();

    /// A resource that only the new catalog has.
    record Added(String type, String title, SequencedMap<String, Value> parameters) implements Change {
        @Override
        public String subject() {
            return type + "[" + title + "]";
        }
    }

    /// A resource that only the old catalog has.
    record Removed(String type, String title, SequencedMap<String, Value> parameters) implements Change {
        @Override
        public String subject() {
            return type + "[" + title + "]";
        }
    }

    /// A part of a resource that both have.
    ///
    /// @param path where it is: `parameters`, the parameter's name, and the keys of hashes in it; or `tags`
    /// @param before null where the old catalog has nothing there
    /// @param after null where the new one has not
    record Altered(String type, String title, List<String> path, @Nullable Value before, @Nullable Value after) implements Change {
        @Override
        public String subject() {
            return type + "[" + title + "]";
        }

        /// The parameter, or the part of the resource that is none.
        public String parameter() {
            return path.size() > 1 && path.getFirst().equals("parameters") ? path.get(1) : path.getFirst();
        }
    }

    /// An edge of containment or of a relationship.
    ///
    /// @param kind `contains`, or the name of the relationship
    record EdgeChanged(boolean added, String kind, String source, String target) implements Change {
        @Override
        public String subject() {
            return source;
        }
    }

    /// A class that is evaluated at one side only.
    record ClassChanged(boolean added, String name) implements Change {
        @Override
        public String subject() {
            return "Class[" + name + "]";
        }
    }
}
