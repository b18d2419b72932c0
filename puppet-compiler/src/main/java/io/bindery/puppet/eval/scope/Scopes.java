package io.bindery.puppet.eval.scope;

import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The named scopes of one compile: the top scope, and the scope of every class evaluated so far.
public final class Scopes {
    private final Scope top = new Scope(Scope.Kind.TOP, "", this, null, null, null, 64);
    private final Map<String, Scope> classes = new HashMap<>();

    public Scope top() {
        return top;
    }

    /// The scope of a node definition.
    public Scope node(Container node) {
        return new Scope(Scope.Kind.NODE, "", this, top, null, node, 8);
    }

    /// The scope of a class, known by its name from now on.
    ///
    /// @param global the node scope or top scope it is declared under
    /// @param inherited the scope of the class it inherits from
    public Scope classScope(String name, Container container, Scope global, @Nullable Scope inherited) {
        Scope scope = new Scope(
                Scope.Kind.CLASS, name, this, inherited == null ? global : inherited, inherited, container, 8);
        classes.put(name, scope);
        return scope;
    }

    /// The scope of an instance of a define.
    public Scope define(Container container, Scope global) {
        return new Scope(Scope.Kind.DEFINE, "", this, global, null, container, 8);
    }

    /// Makes another scope known under a class name, as `main` and `settings` are.
    public void register(String className, Scope scope) {
        classes.put(className, scope);
    }

    /// The scope of an evaluated class.
    public @Nullable Scope ofClass(String name) {
        return name.isEmpty() ? top : classes.get(name);
    }

    /// Puts what Ruby code changed in place into all variables that can still be read from a scope.
    public void replace(Replacement replacement, Scope from) {
        from.replace(replacement);
        for (Scope scope : classes.values()) {
            scope.replace(replacement);
        }
    }

    /// The value of `class::variable`, or of a top scope variable if the name has no `::`.
    @Nullable public Value lookupQualified(String name) {
        int last = name.lastIndexOf("::");
        if (last < 0) {
            return top.own(name);
        }
        String leaf = name.substring(last + 2);
        for (Scope scope = ofClass(name.substring(0, last)); scope != null; scope = scope.inherited()) {
            Value found = scope.own(leaf);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
