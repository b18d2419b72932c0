package io.bindery.puppet.load;

import io.bindery.puppet.value.Hash;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/// A classifier that knows the node's facts. Jars provide classifiers as services; the setting `node_terminus` chooses one by its
/// name.
public interface NodeClassifier {
    String name();

    /// @return null if the node is unknown
    /// @throws LoadError if it cannot tell
    Classifier.@Nullable Classification classify(ClassifiedNode node);

    /// A node to be classified.
    ///
    /// @param trusted the trusted facts, which the server vouches for
    /// @param transaction the id of the agent's run; null if the request has none
    record ClassifiedNode(String name, Hash facts, Hash trusted, @Nullable String transaction) {}

    /// A classifier of the older kind, which knows no more than the name.
    static NodeClassifier of(String name, Classifier older) {
        return new NodeClassifier() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Classifier.@Nullable Classification classify(ClassifiedNode node) {
                return older.classify(node.name());
            }
        };
    }

    /// The service of that name.
    ///
    /// @throws LoadError with Puppet's message if no such service exists
    static NodeClassifier find(String name) {
        for (NodeClassifier service : ServiceLoader.load(NodeClassifier.class)) {
            if (service.name().equals(name)) {
                return service;
            }
        }
        throw new LoadError("Could not find terminus " + name + " for indirection node");
    }
}
