package io.bindery.puppet.load;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Classifies a node: its classes, variables and environment. The setting `node_terminus` chooses a classifier; callers can
/// supply others.
@FunctionalInterface
public interface Classifier {
    /// Knows nothing of any node.
    Classifier PLAIN = node -> Classification.EMPTY;

    /// @return null if the node is unknown
    /// @throws LoadError if it cannot tell
    @Nullable Classification classify(String node);

    /// The answer of a classifier about a node.
    ///
    /// @param environment null if the classifier sets none
    /// @param named whether the classes were given as a list of names, without parameters
    record Classification(
            SequencedMap<String, Hash> classes,
            SequencedMap<String, Value> parameters,
            @Nullable String environment,
            boolean named) {
        public static final Classification EMPTY = new Classification(new LinkedHashMap<>(), new LinkedHashMap<>(), null);

        public Classification(
                SequencedMap<String, Hash> classes, SequencedMap<String, Value> parameters, @Nullable String environment) {
            this(classes, parameters, environment, false);
        }

        /// This with more over it.
        public Classification with(Classification more) {
            if (more.isEmpty() && !more.named) {
                return this;
            }
            SequencedMap<String, Hash> allClasses = new LinkedHashMap<>(classes);
            allClasses.putAll(more.classes);
            SequencedMap<String, Value> allParameters = new LinkedHashMap<>(parameters);
            allParameters.putAll(more.parameters);
            return new Classification(
                    allClasses,
                    allParameters,
                    more.environment == null ? environment : more.environment,
                    classes.isEmpty() ? more.named : named);
        }

        /// Whether the classification is empty.
        public boolean isEmpty() {
            return classes.isEmpty() && parameters.isEmpty() && environment == null;
        }
    }
}
