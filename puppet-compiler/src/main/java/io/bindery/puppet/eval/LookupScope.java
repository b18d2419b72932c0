package io.bindery.puppet.eval;

import io.bindery.hiera.LookupError;
import io.bindery.hiera.ScopeView;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.setting.LanguageVersion;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The variables that data can interpolate: those that the calling scope sees.
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
        return variable(name, false);
    }

    @Override
    public @Nullable Value variableOfPath(String name) {
        return variable(name, evaluator.settings().version() == LanguageVersion.PUPPET_8);
    }

    private @Nullable Value variable(String name, boolean lenient) {
        Value value = scope.lookup(name);
        if (value == null && !name.equals("module_name") && !name.equals("caller_module_name")) {
            undefined(name, lenient);
        }
        return value;
    }

    // As Puppet does: the message names a qualified variable with a leading `::`, unless its class is missing or not evaluated.
    private void undefined(String name, boolean lenient) {
        boolean qualified = name.contains("::");
        String plain = name.startsWith("::") ? name.substring(2) : name;
        String reason = qualified ? reason(plain) : "";
        String told = qualified && reason.isEmpty() ? "::" + plain : plain;
        String message = "Undefined variable '" + told + "'; " + reason;
        switch (evaluator.settings().strict()) {
            case OFF -> {}
            case WARNING -> warn(told, message);
            case ERROR -> {
                if (!lenient) {
                    throw new EvaluationError(message);
                }
                warn(told, "Interpolation failed with '" + told + "', but compilation continuing; " + reason);
            }
        }
    }

    private void warn(String name, String message) {
        if (evaluator.firstWarning("Variable: " + name)) {
            evaluator.world().log(LogLevel.WARNING, null, message + "\n   (file & line not available)");
        }
    }

    private String reason(String name) {
        int last = name.lastIndexOf("::");
        String className = last < 0 ? "" : name.substring(0, last);
        if (scope.scopes().ofClass(className) != null) {
            return "";
        }
        return "class " + className + (evaluator.catalog().classExists(className) ? " has not been evaluated" : " could not be found");
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
