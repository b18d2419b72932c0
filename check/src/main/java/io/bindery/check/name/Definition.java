package io.bindery.check.name;

import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Parameter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A class, defined type or function of the language.
///
/// @param name in lower case
/// @param parameters empty for functions
record Definition(Kind kind, String name, List<Parameter> parameters) {
    enum Kind {
        CLASS,
        DEFINE,
        FUNCTION
    }

    Definition {
        parameters = List.copyOf(parameters);
    }

    /// The definition that a part of a program is, or null.
    static @Nullable Definition of(Expression expression) {
        return switch (expression) {
            case ClassDefinition found -> new Definition(Kind.CLASS, lower(found.name()), found.parameters());
            case DefineDefinition found -> new Definition(Kind.DEFINE, lower(found.name()), found.parameters());
            case FunctionDefinition found -> new Definition(Kind.FUNCTION, lower(found.name()), List.of());
            default -> null;
        };
    }

    private static String lower(String name) {
        return (name.startsWith("::") ? name.substring(2) : name).toLowerCase(Locale.ROOT);
    }

    @Nullable Parameter parameter(String wanted) {
        for (Parameter parameter : parameters) {
            if (parameter.name().equals(wanted)) {
                return parameter;
            }
        }
        return null;
    }
}
