package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Classes.ContextClass;
import io.bindery.cfengine.value.TableOrder;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The classes defined for the whole run: hard classes found on the host, and soft classes by namespace. Classes of a bundle are
/// kept in its frame and end with it.
public final class ClassTable {
    private final TableOrder order = new TableOrder();
    private final Map<String, TableOrder.Arrival> arrivals = new HashMap<>();
    private final Map<String, ContextClass> hard = new LinkedHashMap<>();
    private final Map<String, Map<String, ContextClass>> soft = new HashMap<>();
    private final Map<String, String> comments = new HashMap<>();

    public void defineHard(String name, List<String> tags) {
        hard.putIfAbsent(name, new ContextClass("default", name, true, tags));
        arrive(name);
    }

    /// A soft class. One that is defined already keeps its tags.
    public void define(String namespace, String name, List<String> tags) {
        soft.computeIfAbsent(namespace, unused -> new LinkedHashMap<>()).putIfAbsent(name, new ContextClass(namespace, name, false, tags));
        arrive(key(namespace, name));
    }

    /// Says what a class is for; nothing to say is the empty text.
    public void comment(String namespace, String name, String comment) {
        if (!comment.isEmpty()) {
            comments.put(key(namespace, name), comment);
        }
    }

    public String comment(String namespace, String name) {
        return comments.getOrDefault(key(namespace, name), "");
    }

    public void undefine(String namespace, String name) {
        Map<String, ContextClass> classes = soft.get(namespace);
        if (classes != null && classes.remove(name) != null) {
            leave(key(namespace, name));
        }
    }

    private static String key(String namespace, String name) {
        return namespace.equals("default") ? name : namespace + ":" + name;
    }

    private void arrive(String key) {
        if (!arrivals.containsKey(key)) {
            arrivals.put(key, order.add());
        }
    }

    private void leave(String key) {
        if (arrivals.remove(key) != null) {
            order.remove();
        }
    }

    public @Nullable ContextClass findHard(String name) {
        return hard.get(name);
    }

    public @Nullable ContextClass findSoft(String namespace, String name) {
        Map<String, ContextClass> classes = soft.get(namespace);
        return classes == null ? null : classes.get(name);
    }

    /// In the order of the reference program's table.
    public Stream<ContextClass> all() {
        return Stream.concat(hard.values().stream(), soft.values().stream().flatMap(classes -> classes.values().stream()))
                .map(this::placed)
                .sorted(order.comparator())
                .map(TableOrder.Placed::entry);
    }

    private TableOrder.Placed<ContextClass> placed(ContextClass each) {
        int hash = new TableOrder.Hash().add(each.namespace()).add(":").add(each.name()).finish();
        return new TableOrder.Placed<>(each, hash, Objects.requireNonNull(arrivals.get(each.qualified())));
    }
}
