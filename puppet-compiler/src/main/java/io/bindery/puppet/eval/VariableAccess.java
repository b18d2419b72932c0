package io.bindery.puppet.eval;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.eval.scope.MatchGroups;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.operator.AssignmentOperator;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Locale;

/// Reads and sets variables.
record VariableAccess(Evaluator evaluator) {
    Value value(Variable variable, Scope scope) {
        return switch (variable.name()) {
            case Name name -> named(name.value(), variable, scope);
            case LiteralInteger number -> matched(number.value(), scope);
            default ->
                throw EvaluationError.issue(
                        "Illegal variable expression. " + Labels.withCapitalArticle(Labels.of(variable.name()))
                                + " did not produce a variable name (String or Numeric).",
                        variable.name());
        };
    }

    private Value named(String name, Variable variable, Scope scope) {
        Value found = scope.lookup(name);
        if (found != null) {
            return found;
        }
        if (!isBuiltIn(name)) {
            unknown(name, variable);
        }
        return Undef.UNDEF;
    }

    private static Value matched(long number, Scope scope) {
        MatchGroups groups = scope.visibleMatches();
        return groups == null ? Undef.UNDEF : groups.get(number);
    }

    private static boolean isBuiltIn(String name) {
        return name.equals("module_name") || name.equals("caller_module_name");
    }

    private void unknown(String name, Variable variable) {
        String message = "Unknown variable: '" + name + "'.";
        if (evaluator.settings().strictVariables()) {
            throw EvaluationError.issue(message, variable);
        }
        evaluator.doubtful(message, variable);
    }

    Value assign(Assignment assignment, Scope scope) {
        checkTarget(assignment.target());
        Value value = evaluator.evaluate(assignment.value(), scope);
        if (assignment.operator() != AssignmentOperator.ASSIGN) {
            throw EvaluationError.issue(
                    "The operator '" + assignment.operator().symbol() + "' is not supported.", assignment);
        }
        assign(assignment.target(), value, assignment, scope);
        return value;
    }

    /// As Puppet does: what can be assigned to is checked before the value is evaluated.
    private static void checkTarget(Expression target) {
        switch (target) {
            case Variable variable -> {}
            case LiteralList list -> list.elements().forEach(VariableAccess::checkTarget);
            default ->
                throw EvaluationError.issue(
                        "Illegal attempt to assign to '" + Labels.withArticle(Labels.of(target))
                                + "'. Not an assignable reference",
                        target);
        }
    }

    private void assign(Expression target, Value value, Assignment assignment, Scope scope) {
        switch (target) {
            case Variable variable when variable.name() instanceof Name name ->
                set(name.value(), value, assignment, scope);
            case LiteralList list -> destructure(list, value, assignment, scope);
            default ->
                throw EvaluationError.issue(
                        "Illegal attempt to assign to the numeric match result variable '$" + numeral(target)
                                + "'. Numeric variables are not assignable",
                        assignment.target());
        }
    }

    private static String numeral(Expression target) {
        return target instanceof Variable variable && variable.name() instanceof LiteralInteger number
                ? Long.toString(number.value())
                : "";
    }

    private static void set(String name, Value value, Assignment assignment, Scope scope) {
        if (name.contains("::")) {
            throw EvaluationError.issue(
                    "Illegal attempt to assign to '" + name + "'. Cannot assign to variables in other namespaces",
                    assignment.target());
        }
        boolean reserved = name.equals("trusted") || name.equals("facts");
        boolean bound = scope.isBound(name);
        if (name.equals("server_facts") || bound && reserved) {
            throw EvaluationError.issue("Attempt to assign to a reserved variable name: '$" + name + "'", assignment);
        }
        if (bound) {
            String kind = name.equals("name") || name.equals("title") ? "built in (or already assigned) variable" : "variable";
            throw EvaluationError.issue("Cannot reassign " + kind + " '$" + name + "'", assignment);
        }
        scope.assign(name, value);
    }

    private void destructure(LiteralList targets, Value value, Assignment assignment, Scope scope) {
        switch (value) {
            case Hash hash -> fromHash(targets.elements(), hash, assignment, scope);
            case ClassType type -> fromClass(targets.elements(), type, assignment, scope);
            case Arr array -> fromArray(targets.elements(), array.elements(), assignment, scope);
            default -> fromArray(targets.elements(), List.of(value), assignment, scope);
        }
    }

    private void fromArray(List<Expression> targets, List<Value> values, Assignment assignment, Scope scope) {
        if (targets.size() != values.size()) {
            throw EvaluationError.issue(
                    "Mismatched number of assignable entries and values, expected " + targets.size() + ", got "
                            + values.size(),
                    assignment);
        }
        for (int i = 0; i < targets.size(); i++) {
            assign(targets.get(i), values.get(i), assignment, scope);
        }
    }

    private void fromHash(List<Expression> targets, Hash hash, Assignment assignment, Scope scope) {
        for (Expression target : targets) {
            Value key = key(target);
            Value value = hash.get(key);
            if (value == null) {
                throw EvaluationError.issue(
                        "No value for required key '" + RubyText.of(key) + "' in assignment to variables from hash",
                        assignment);
            }
            assign(target, value, assignment, scope);
        }
    }

    /// The key of a target is its name; that of a nested list is the array of its names.
    private static Value key(Expression target) {
        return switch (target) {
            case Variable variable when variable.name() instanceof Name name -> Str.of(name.value());
            case LiteralList list ->
                new Arr(list.elements().stream().map(VariableAccess::key).toList());
            default -> Str.of(numeral(target));
        };
    }

    private void fromClass(List<Expression> targets, ClassType type, Assignment assignment, Scope scope) {
        String className = type.className() == null ? "" : type.className();
        if (evaluator.catalog().find("class", className) == null) {
            throw EvaluationError.issue("Resource not found: Class['" + className + "']", assignment.value());
        }
        for (Expression target : targets) {
            String name = className.toLowerCase(Locale.ROOT) + "::" + Interpolation.text(key(target));
            Value value = scope.lookup(name);
            if (value == null) {
                throw EvaluationError.issue(
                        "No value for required variable '$" + name
                                + "' in assignment to variables from class reference",
                        target);
            }
            assign(target, value, assignment, scope);
        }
    }
}
