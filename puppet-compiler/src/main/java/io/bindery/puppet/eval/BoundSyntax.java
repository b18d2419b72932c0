package io.bindery.puppet.eval;

import io.bindery.hiera.bind.extend.SyntaxChecker;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.runtime.RuntimeObject;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A checker for the syntax of a heredoc, bound into the multibind `syntax_checkers` under the name of the syntax. The bound
/// value is an object of an extension, or the name of a function that returns the error in a text or undef.
public record BoundSyntax(Evaluator evaluator, Value checker) {
    private static final Key CHECKERS = Key.data("syntax_checkers");

    /// The checker of a syntax, or null if none is bound. `a+b+json` is checked as `json`.
    public static @Nullable BoundSyntax find(Evaluator evaluator, String syntax) {
        Injected bound = evaluator.world().injector().find(CHECKERS);
        String last = syntax.substring(syntax.lastIndexOf('+') + 1);
        Value found = bound != null && bound.value() instanceof Hash all ? all.get(last) : null;
        return found == null ? null : new BoundSyntax(evaluator, found);
    }

    @Nullable String complaint(String text, Heredoc heredoc, Scope scope) {
        String wrong = switch (checker) {
            case RuntimeObject(SyntaxChecker extension) -> extension.check(text, heredoc.syntax());
            case Str(String function) ->
                evaluator.callFunction(function, List.of(Str.of(text)), null, scope, heredoc.place()) instanceof Str(String said)
                        ? said
                        : null;
            default -> null;
        };
        return wrong == null
                ? null
                : "Invalid produced text having syntax: '" + heredoc.syntax() + "'. " + wrong;
    }
}
