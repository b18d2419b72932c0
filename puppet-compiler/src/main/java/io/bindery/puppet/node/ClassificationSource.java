package io.bindery.puppet.node;

import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.NodeClassifier;
import java.nio.file.Path;

/// The classifier of a node, and the caller's additions to its answer.
///
/// @param by the classifier
/// @param added classes and parameters that override those of the classifier
public record ClassificationSource(Authority by, Classification added) {
    /// The classifier that the setting `node_terminus` names.
    public static final ClassificationSource OF_SETTINGS = of(new OfSettings());

    /// A classifier to ask.
    public sealed interface Authority {}

    /// The classifier that the setting `node_terminus` names.
    public record OfSettings() implements Authority {}

    /// An external node classifier; a file that cannot be executed is the answer itself.
    public record External(Path file) implements Authority {
        public External {
            file = file.toAbsolutePath();
        }
    }

    /// A classifier supplied by the caller.
    public record Given(NodeClassifier classifier) implements Authority {}

    public static ClassificationSource of(Authority authority) {
        return new ClassificationSource(authority, Classification.EMPTY);
    }
}
