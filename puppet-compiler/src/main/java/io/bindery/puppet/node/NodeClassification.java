package io.bindery.puppet.node;

import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.ExecClassifier;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.NodeClassifier;
import io.bindery.puppet.load.NodeClassifier.ClassifiedNode;
import io.bindery.puppet.load.Settings;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Runs the classifier of a request.
record NodeClassification(FileTree files, Settings settings) {
    /// The classifier's answer for a node, with the additions of the caller.
    ///
    /// @throws LoadError if the node is unknown, or the classifier fails
    Classification classify(ClassificationSource source, ClassifiedNode node) {
        Classification found = find(source, node);
        if (found == null) {
            throw new LoadError("Could not find node '" + node.name() + "'; cannot compile");
        }
        return found;
    }

    /// The same, or null if the node is unknown.
    @Nullable Classification find(ClassificationSource source, ClassifiedNode node) {
        Classification found = ask(source.by(), node);
        return found == null ? null : found.with(source.added());
    }

    private @Nullable Classification ask(ClassificationSource.Authority authority, ClassifiedNode node) {
        return switch (authority) {
            case ClassificationSource.OfSettings ofSettings -> terminus().classify(node);
            case ClassificationSource.External(Path file) -> external(file, node);
            case ClassificationSource.Given(NodeClassifier classifier) -> classifier.classify(node);
        };
    }

    private @Nullable Classification external(Path file, ClassifiedNode node) {
        if (files.isExecutable(file)) {
            return command(file.toString()).classify(node);
        }
        String answer = files.text(file);
        return answer == null ? null : ExecClassifier.read(node.name(), answer);
    }

    private NodeClassifier terminus() {
        String terminus = settings.require("node_terminus");
        return switch (terminus) {
            case "plain" -> NodeClassifier.of(terminus, Classifier.PLAIN);
            case "exec" -> command(settings.require("external_nodes"));
            default -> NodeClassifier.find(terminus);
        };
    }

    private static NodeClassifier command(String command) {
        return NodeClassifier.of("exec", new ExecClassifier(new CommandRunner(), command));
    }
}
