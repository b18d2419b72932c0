package io.bindery.puppet.eval;

import io.bindery.hiera.LookupError;
import io.bindery.hiera.ScopeView;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The variables that data may be interpolated with: those the asking scope sees.
public record LookupScope(Evaluator evaluator, Scope scope) implements ScopeView {

    /// What an error of lookup becomes. As Puppet does: an error of lookup's own stands for itself, with no place of a call; any other
    /// is the calling function's.
    public static EvaluationError translated(LookupError error) {
        return switch (error.kind()) {
            case PLAIN, CODED -> EvaluationError.placeless(error.text());
            case OTHER, FOREIGN -> new EvaluationError(error.text());
        };
    }

    @Override
    public @Nullable Value variable(String name) {
        Value value = scope.lookup(name);
        if (value == null && !name.equals("module_name") && !name.equals("caller_module_name")) {
            undefined(name.startsWith("::") ? name.substring(2) : name);
        }
        return value;
    }

    private void undefined(String name) {
        String message = "Undefined variable '" + name + "'; " + reason(name);
        switch (evaluator.settings().strict()) {
            case OFF -> {}
            case WARNING -> {
                if (evaluator.firstWarning("Variable: " + name)) {
                    evaluator.world().log(LogLevel.WARNING, null, message + "\n   (file & line not available)");
                }
            }
            case ERROR -> throw new EvaluationError(message);
        }
    }

    private String reason(String name) {
        int last = name.lastIndexOf("::");
        String className = last < 0 ? "" : name.substring(0, last);
        return scope.scopes().ofClass(className) == null ? "class " + className + " has not been evaluated" : "";
    }

    @Override
    public boolean exists(String name) {
        return scope.lookup(name) != null;
    }

    @Override
    public @Nullable String callingClass() {
        Scope body = scope.body();
        return body.className().isEmpty() ? null : body.className();
    }
}
