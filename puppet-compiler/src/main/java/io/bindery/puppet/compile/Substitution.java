package io.bindery.puppet.compile;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Decides whether a class or resource type may replace another: it must inherit from the other, or take all its parameters.
///
/// @param scope where the types of parameters are evaluated
record Substitution(Compilation compilation, Scope scope) {
    /// Why the replacement cannot take the place of the original; null if it can.
    @Nullable String incompatibility(Type original, Type replacement) {
        List<String> needed = Acceptance.own(original, compilation);
        if (Acceptance.own(replacement, compilation) == null) {
            return "there is no such " + (replacement instanceof ClassType ? "class" : "resource type");
        }
        if (needed == null || inherits(replacement, original)) {
            return null;
        }
        for (String name : needed) {
            if (!Acceptance.of(replacement, compilation).test(name)) {
                return "it has no parameter '" + name + "'";
            }
        }
        Blueprint one = blueprint(original);
        Blueprint other = blueprint(replacement);
        return one == null || other == null ? null : narrowed(one, other);
    }

    // Whatever may be declared as the one must be a declaration of the other: a subtype takes what its supertype takes.
    private @Nullable String narrowed(Blueprint original, Blueprint replacement) {
        for (Parameter parameter : replacement.parameters()) {
            Parameter known = original.parameter(parameter.name());
            if (known == null) {
                if (parameter.value() == null) {
                    return "its parameter '" + parameter.name() + "' must be given";
                }
                continue;
            }
            if (parameter.value() == null && known.value() != null) {
                return "its parameter '" + parameter.name() + "' must be given";
            }
            Type wanted = typeOf(known);
            Type taken = typeOf(parameter);
            if (!taken.isAssignable(wanted)) {
                return "its parameter '" + parameter.name() + "' takes " + taken + ", not " + wanted;
            }
        }
        return null;
    }

    private Type typeOf(Parameter parameter) {
        return parameter.type() == null
                ? AnyType.DEFAULT
                : compilation.evaluator().evaluate(parameter.type(), scope) instanceof Type type ? type : AnyType.DEFAULT;
    }

    private @Nullable Blueprint blueprint(Type type) {
        return switch (type) {
            case ClassType(String name) when name != null -> compilation.known().findClass(name);
            case ResourceType(String name, String _, _) when name != null -> {
                ResolvedType resolved = compilation.resolve(name);
                yield resolved == null ? null : resolved.definition();
            }
            default -> null;
        };
    }

    private boolean inherits(Type replacement, Type original) {
        if (!(replacement instanceof ClassType(String name)) || !(original instanceof ClassType(String ancestor)) || name == null) {
            return false;
        }
        Blueprint blueprint = compilation.known().findClass(name);
        for (int depth = 0; blueprint != null && depth < 100; depth++) {
            String parent = blueprint.parent();
            if (parent == null || parent.equals(ancestor)) {
                return parent != null;
            }
            blueprint = compilation.known().findClass(parent);
        }
        return false;
    }
}
