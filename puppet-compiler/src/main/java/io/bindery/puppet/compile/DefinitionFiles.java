package io.bindery.puppet.compile;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.TypeAlias;

/// The rules for files that hold one function or one type: such a file must define exactly the name that its path stands for.
final class DefinitionFiles {
    private DefinitionFiles() {}

    static FunctionDefinition function(String name, Manifest manifest) {
        String from = "The code loaded from " + manifest.file().name();
        Expression only = only(manifest, from, "function '" + name + "'");
        if (!(only instanceof FunctionDefinition function)) {
            throw new EvaluationError(from + " does not define the function '" + name + "' - no function found.");
        }
        if (!function.name().equals(name)) {
            throw new EvaluationError(
                    from + " produced function with the wrong name, expected " + name + ", actual " + function.name());
        }
        if (manifest.body() != function) {
            throw new EvaluationError(from + " contains additional logic - can only contain the function " + name);
        }
        return function;
    }

    /// @param name in lower case
    static TypeAlias alias(String name, Manifest manifest) {
        String from = "The code loaded from " + manifest.file().name();
        Expression only = only(manifest, from, "type '" + name + "'");
        if (!(only instanceof TypeAlias alias)) {
            throw new EvaluationError(
                    from + " does not define the type '" + name + "' - no type alias or type definition found.");
        }
        if (!alias.name().equalsIgnoreCase(name)) {
            throw new EvaluationError(
                    from + " produced type with the wrong name, expected '" + name + "', actual '" + alias.name() + "'");
        }
        if (manifest.body() != alias) {
            throw new EvaluationError(from + " contains additional logic - can only contain the type '" + name + "'");
        }
        return alias;
    }

    private static Expression only(Manifest manifest, String from, String what) {
        int count = manifest.definitions().size() + manifest.blueprints().size();
        if (count == 0) {
            throw new EvaluationError(from + " does not define the " + what + " - it is empty.");
        }
        if (count > 1) {
            throw new EvaluationError(from + " must contain only the " + what + " - it has additional definitions.");
        }
        return manifest.definitions().isEmpty() ? manifest.body() : manifest.definitions().getFirst();
    }
}
