package io.bindery.puppet.node;

import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.NodeClassifier;
import java.nio.file.Path;

/// Who classifies a node, and what the caller adds to the answer.
///
/// @param by who is asked
/// @param added classes and parameters over those of the classifier
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

    /// A classifier of the caller.
    public record Given(NodeClassifier classifier) implements Authority {}

    public static ClassificationSource of(Authority authority) {
        return new ClassificationSource(authority, Classification.EMPTY);
    }
}
