package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.TableOrder;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All variables, by namespace and scope. Names passed to this class contain both.
///
/// An array is not an object of its own: its elements are variables whose names begin with the array's name. Each scope keeps, by
/// array name, its variables that are elements. Lists of variables are in the order of the reference program's table.
public final class VariableTable {
    private final Map<String, Scope> scopes = new LinkedHashMap<>();
    private final TableOrder order = new TableOrder();
    private final Map<VariableName, String> comments = new HashMap<>();

    /// A variable, or the function that computes it on first use.
    private static final class Entry {
        private final TableOrder.Arrival arrival;
        private @Nullable Variable variable;
        private @Nullable Supplier<Variable> later;

        Entry(Variable variable, TableOrder.Arrival arrival) {
            this.variable = variable;
            this.arrival = arrival;
        }

        Entry(Supplier<Variable> later, TableOrder.Arrival arrival) {
            this.later = later;
            this.arrival = arrival;
        }

        Variable variable() {
            Variable known = variable;
            if (known == null) {
                known = Objects.requireNonNull(later).get();
                variable = known;
                later = null;
            }
            return known;
        }

        TableOrder.Arrival arrival() {
            return arrival;
        }
    }

    private static final class Scope {
        final Map<String, Entry> byName = new LinkedHashMap<>();
        final Map<String, Set<String>> elements = new HashMap<>();

        @Nullable Variable find(String local) {
            Entry entry = byName.get(local);
            return entry == null ? null : entry.variable();
        }

        List<Entry> elements(VariableName name) {
            String prefix = name.local() + "[";
            List<Entry> found = new ArrayList<>();
            for (String local : elements.getOrDefault(name.name(), Set.of())) {
                Entry entry = local.startsWith(prefix) ? byName.get(local) : null;
                if (entry != null) {
                    found.add(entry);
                }
            }
            return found;
        }
    }

    public void define(VariableName name, VariableType type, Value value, List<String> tags) {
        SizeLimit.check(value);
        Scope scope = scopes.computeIfAbsent(key(name), unused -> new Scope());
        String local = name.local();
        Entry before = scope.byName.get(local);
        Variable variable = new Variable(name, type, value, tags);
        scope.byName.put(local, new Entry(variable, before == null ? order.add() : before.arrival()));
        if (before == null && !name.indices().isEmpty()) {
            scope.elements.computeIfAbsent(name.name(), unused -> new LinkedHashSet<>()).add(local);
        }
    }

    /// Defines a variable whose value is costly and seldom needed: it is computed at its first use.
    public void defineLater(VariableName name, VariableType type, Supplier<Value> value, List<String> tags) {
        Scope scope = scopes.computeIfAbsent(key(name), unused -> new Scope());
        Supplier<Variable> later = () -> new Variable(name, type, value.get(), tags);
        scope.byName.put(name.local(), new Entry(later, order.add()));
    }

    /// Says what a variable is for; nothing to say is the empty text.
    public void comment(VariableName name, String comment) {
        if (!comment.isEmpty()) {
            comments.put(name, comment);
        } else if (!comments.isEmpty()) {
            comments.remove(name);
        }
    }

    public String comment(VariableName name) {
        return comments.getOrDefault(name, "");
    }

    public void undefine(VariableName name) {
        Scope scope = scopes.get(key(name));
        if (scope == null || scope.byName.remove(name.local()) == null) {
            return;
        }
        order.remove();
        Set<String> elements = scope.elements.get(name.name());
        if (elements != null) {
            elements.remove(name.local());
        }
    }

    /// Forgets every array element of a scope.
    public void undefineArrays(String namespace, String scopeName) {
        Scope scope = scopes.get(key(namespace, scopeName));
        if (scope != null) {
            for (Set<String> locals : scope.elements.values()) {
                for (String local : locals) {
                    scope.byName.remove(local);
                    order.remove();
                }
            }
            scope.elements.clear();
        }
    }

    public void undefineScope(String namespace, String scopeName) {
        Scope removed = scopes.remove(key(namespace, scopeName));
        for (int left = removed == null ? 0 : removed.byName.size(); left > 0; left--) {
            order.remove();
        }
    }

    /// The variable itself, or the part of a container that further indices lead to.
    public @Nullable Variable find(VariableName name) {
        Scope scope = scopes.get(key(name));
        if (scope == null) {
            return null;
        }
        Variable exact = scope.find(name.local());
        if (exact != null || name.indices().isEmpty()) {
            return exact;
        }
        List<String> indices = name.indices();
        for (int kept = indices.size() - 1; kept >= 0; kept--) {
            VariableName holder =
                    new VariableName(name.namespace(), name.scope(), name.name(), indices.subList(0, kept));
            Variable container = scope.find(holder.local());
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
        return scope == null ? List.of() : ordered(scope.elements(name));
    }

    /// The same of all scopes of that name, whatever their namespace.
    List<Variable> elementsAnywhere(VariableName name) {
        String end = ':' + String.valueOf(name.scope());
        List<Entry> found = new ArrayList<>();
        scopes.forEach((key, scope) -> {
            if (key.endsWith(end)) {
                found.addAll(scope.elements(name));
            }
        });
        return ordered(found);
    }

    /// The variables of a scope, in the order they were first defined.
    public Stream<Variable> scope(String namespace, String scopeName) {
        Scope scope = scopes.get(key(namespace, scopeName));
        return scope == null ? Stream.empty() : scope.byName.values().stream().map(Entry::variable).toList().stream();
    }

    public Stream<Variable> all() {
        List<Entry> entries = new ArrayList<>();
        scopes.values().forEach(scope -> entries.addAll(scope.byName.values()));
        return ordered(entries).stream();
    }

    private List<Variable> ordered(List<Entry> entries) {
        return entries.stream()
                .map(entry -> new TableOrder.Placed<>(entry.variable(), hash(entry.variable().name()), entry.arrival()))
                .sorted(order.comparator())
                .map(TableOrder.Placed::entry)
                .toList();
    }

    private static int hash(VariableName name) {
        TableOrder.Hash hash = new TableOrder.Hash()
                .add(String.valueOf(name.namespace()))
                .add(String.valueOf(name.scope()))
                .add(name.name());
        name.indices().forEach(index -> hash.add("]").add(index));
        return hash.finish();
    }

    private static String key(VariableName name) {
        return key(String.valueOf(name.namespace()), String.valueOf(name.scope()));
    }

    private static String key(String namespace, String scope) {
        return namespace + ':' + scope;
    }
}
