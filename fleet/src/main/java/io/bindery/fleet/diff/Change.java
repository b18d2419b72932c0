package io.bindery.fleet.diff;

import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// One difference between two catalogs, without the node and the reason, so that equal changes of several nodes are the same
/// change. Secrets are replaced by [Redaction#HIDDEN] before a change is created.
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

    /// A part of a resource that both catalogs have.
    ///
    /// @param path the place of the part: `parameters`, the parameter's name, and the keys of hashes in it; or `tags`
    /// @param before null if the old catalog has no such part
    /// @param after null if the new catalog has no such part
    record Altered(String type, String title, List<String> path, @Nullable Value before, @Nullable Value after) implements Change {
        @Override
        public String subject() {
            return type + "[" + title + "]";
        }

        /// The name of the parameter, or of the part of the resource that is not a parameter.
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

    /// A class that only one side evaluates.
    record ClassChanged(boolean added, String name) implements Change {
        @Override
        public String subject() {
            return "Class[" + name + "]";
        }
    }
}
