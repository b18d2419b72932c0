package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All variables, by namespace and scope. Names given here have both filled in.
///
/// An array is not a thing of its own but variables whose names share a beginning; each scope keeps, by array name, which of its
/// variables are elements.
public final class VariableTable {
    private final Map<String, Scope> scopes = new LinkedHashMap<>();

    private static final class Scope {
        final Map<String, Variable> byName = new LinkedHashMap<>();
        final Map<String, Set<String>> elements = new HashMap<>();
    }

    public void define(VariableName name, VariableType type, Value value, List<String> tags) {
        Scope scope = scopes.computeIfAbsent(key(name), unused -> new Scope());
        String local = name.local();
        scope.byName.put(local, new Variable(name, type, value, tags));
        if (!name.indices().isEmpty()) {
            scope.elements.computeIfAbsent(name.name(), unused -> new LinkedHashSet<>()).add(local);
        }
    }

    public void undefine(VariableName name) {
        Scope scope = scopes.get(key(name));
        if (scope != null && scope.byName.remove(name.local()) != null && !name.indices().isEmpty()) {
            Set<String> elements = scope.elements.get(name.name());
            if (elements != null) {
                elements.remove(name.local());
            }
        }
    }

    /// Forgets every array element of a scope.
    public void undefineArrays(String namespace, String scopeName) {
        Scope scope = scopes.get(key(namespace, scopeName));
        if (scope != null) {
            scope.elements.values().forEach(locals -> locals.forEach(scope.byName::remove));
            scope.elements.clear();
        }
    }

    public void undefineScope(String namespace, String scopeName) {
        scopes.remove(key(namespace, scopeName));
    }

    /// The variable itself, or the part of a container that further indices lead to.
    public @Nullable Variable find(VariableName name) {
        Scope scope = scopes.get(key(name));
        if (scope == null) {
            return null;
        }
        Variable exact = scope.byName.get(name.local());
        if (exact != null || name.indices().isEmpty()) {
            return exact;
        }
        List<String> indices = name.indices();
        for (int kept = indices.size() - 1; kept >= 0; kept--) {
            VariableName holder =
                    new VariableName(name.namespace(), name.scope(), name.name(), indices.subList(0, kept));
            Variable container = scope.byName.get(holder.local());
            if (container != null) {
                return container.value() instanceof Data data ? part(name, container, data, indices, kept) : null;
            }
        }
        return null;
    }

    private static @Nullable Variable part(
            VariableName name, Variable container, Data data, List<String> indices, int from) {
        Data part = data;
        for (int at = from; at < indices.size(); at++) {
            Data next = member(part, indices.get(at));
            if (next == null) {
                return null;
            }
            part = next;
        }
        boolean container2 = part.isContainer() || part instanceof Data.Null;
        return container2
                ? new Variable(name, VariableType.DATA, part, container.tags())
                : new Variable(name, VariableType.STRING, new Scalar(io.bindery.cfengine.value.JsonWriter.scalar(part)), container.tags());
    }

    private static @Nullable Data member(Data data, String index) {
        return switch (data) {
            case Data.Mapping(var members) -> members.get(index);
            case Data.Sequence(List<Data> items) -> item(items, index);
            case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _, Data.Text _ -> null;
        };
    }

    private static @Nullable Data item(List<Data> items, String index) {
        try {
            int at = Integer.parseInt(index);
            // As CFEngine does: a negative index counts from the end.
            int position = at < 0 ? items.size() + at : at;
            return position >= 0 && position < items.size() ? items.get(position) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /// Variables whose names begin with this one's name and indices and have more of these.
    public List<Variable> elements(VariableName name) {
        Scope scope = scopes.get(key(name));
        List<Variable> found = new ArrayList<>();
        Set<String> elements = scope == null ? null : scope.elements.get(name.name());
        if (scope == null || elements == null) {
            return found;
        }
        String prefix = name.local() + "[";
        for (String local : elements) {
            if (local.startsWith(prefix)) {
                Variable element = scope.byName.get(local);
                if (element != null) {
                    found.add(element);
                }
            }
        }
        return found;
    }

    public Stream<Variable> scope(String namespace, String scopeName) {
        Scope scope = scopes.get(key(namespace, scopeName));
        return scope == null ? Stream.empty() : List.copyOf(scope.byName.values()).stream();
    }

    public Stream<Variable> all() {
        return scopes.values().stream().flatMap(scope -> scope.byName.values().stream());
    }

    private static String key(VariableName name) {
        return key(String.valueOf(name.namespace()), String.valueOf(name.scope()));
    }

    private static String key(String namespace, String scope) {
        return namespace + ':' + scope;
    }
}
