package io.bindery.puppet.node;

import io.bindery.puppet.load.Environment;
import java.nio.file.Path;

/// The program that a compile evaluates.
public sealed interface Program {
    /// The manifests of the environment.
    Program OF_ENVIRONMENT = new OfEnvironment();

    /// The environment's own manifests.
    record OfEnvironment() implements Program {}

    /// A manifest file or a directory of them.
    record Manifest(Path path) implements Program {
        public Manifest {
            path = path.toAbsolutePath().normalize();
        }
    }

    /// A program that is given as text.
    record Code(String text) implements Program {}

    /// Whether it stands in place of the environment's manifests, so that there need be no such environment.
    default boolean isGiven() {
        return !(this instanceof OfEnvironment);
    }

    /// The environment with this program.
    ///
    /// @param elsewhere whether the classifier chose another environment than the requested one, for which the manifest was meant
    default Environment in(Environment environment, boolean elsewhere) {
        return switch (this) {
            case OfEnvironment own -> environment;
            case Manifest manifest -> elsewhere ? environment : environment.withManifest(manifest.path);
            case Code code -> environment.withCode(code.text);
        };
    }
}
