package io.bindery.cfengine.value;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The name of a variable in its parts: `namespace:scope.name[index][index]`.
///
/// The scope is a bundle's name or one of the special ones (`sys`, `const`, `this`, ...). Namespace and scope are null where
/// the text gave none.
public record VariableName(@Nullable String namespace, @Nullable String scope, String name, List<String> indices) {
    public static final String DEFAULT_NAMESPACE = "default";

    public VariableName {
        indices = List.copyOf(indices);
    }

    /// Reads a reference's inside. Indices may hold any text with balanced brackets; a missing bracket leaves the rest as name.
    public static VariableName parse(String text) {
        int bracket = text.indexOf('[');
        String head = bracket < 0 ? text : text.substring(0, bracket);
        List<String> indices = bracket < 0 ? List.of() : indices(text, bracket);
        if (indices == null) {
            // As CFEngine does: indices whose brackets do not balance are left out.
            head = isBalanced(text) ? text : head;
            indices = List.of();
        }
        int colon = head.indexOf(':');
        int dot = head.indexOf('.', colon + 1);
        String namespace = colon < 0 ? null : head.substring(0, colon);
        String scope = dot < 0 ? null : head.substring(colon + 1, dot);
        return new VariableName(namespace, scope, head.substring(Math.max(colon, dot) + 1), indices);
    }

    /// Whether as many brackets are closed as are opened.
    public static boolean isBalanced(String text) {
        return text.chars().filter(c -> c == '[').count() == text.chars().filter(c -> c == ']').count();
    }

    private static @Nullable List<String> indices(String text, int from) {
        List<String> indices = new ArrayList<>(2);
        int at = from;
        while (at < text.length()) {
            if (text.charAt(at) != '[') {
                return null;
            }
            int depth = 0;
            int start = at + 1;
            do {
                char c = text.charAt(at++);
                depth += c == '[' ? 1 : c == ']' ? -1 : 0;
            } while (depth > 0 && at < text.length());
            if (depth > 0) {
                return null;
            }
            indices.add(text.substring(start, at - 1));
        }
        return indices;
    }

    /// `name[index]...` without namespace and scope.
    public String local() {
        if (indices.isEmpty()) {
            return name;
        }
        StringBuilder text = new StringBuilder(name);
        for (String index : indices) {
            text.append('[').append(index).append(']');
        }
        return text.toString();
    }

    /// `namespace:scope.name[index]`; the default namespace is left out.
    public String qualified() {
        StringBuilder text = new StringBuilder();
        if (namespace != null && !namespace.equals(DEFAULT_NAMESPACE)) {
            text.append(namespace).append(':');
        }
        if (scope != null) {
            text.append(scope).append('.');
        }
        return text.append(local()).toString();
    }

    @Override
    public String toString() {
        return qualified();
    }
}
