package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Compares two catalogs of a node as octocatalog-diff does: a File is identified by its path, exported resources are ignored,
/// the order of `notify`, `subscribe` and `tag` is ignored, `before` and `require` are edges, and a file with a source is
/// compared by its content.
public final class CatalogComparison {
    private static final Set<String> UNORDERED = Set.of("notify", "subscribe", "tag");
    private static final Set<String> RELATIONSHIPS = Set.of("before", "require");

    private final Side old;
    private final Side now;
    private final Comparing comparing;
    private final Reasons reasons;
    private final List<Difference> found = new ArrayList<>();

    /// A catalog, and the code it was compiled from.
    private record Side(Outcome.Compiled outcome, CodeState state) {
        Catalog catalog() {
            return outcome.catalog();
        }

        @Nullable Path source(Resource resource) {
            return outcome.sources().get(resource.reference());
        }
    }

    private record Key(String type, String title) {}

    public CatalogComparison(CodeState from, Outcome.Compiled old, CodeState to, Outcome.Compiled now, Comparing comparing) {
        this.old = new Side(old, from);
        this.now = new Side(now, to);
        this.comparing = comparing;
        this.reasons = new Reasons(from, old, to, now);
    }

    /// All differences that are not left out, resources of the new catalog in their order, then those that it has not.
    public List<Difference> compare() {
        SequencedMap<Key, Resource> before = resources(old.catalog());
        SequencedMap<Key, Resource> after = resources(now.catalog());
        after.forEach((key, resource) -> {
            Resource known = before.get(key);
            if (known == null) {
                found.add(new Difference(
                        new Change.Added(key.type, key.title, shown(resource)), null, reasons.declaration(resource, now.state)));
            } else {
                compare(key, known, resource);
            }
        });
        before.forEach((key, resource) -> {
            if (!after.containsKey(key)) {
                found.add(new Difference(
                        new Change.Removed(key.type, key.title, shown(resource)), reasons.declaration(resource, old.state), null));
            }
        });
        if (comparing.edges()) {
            compareEdges();
        }
        if (comparing.classes()) {
            compareClasses();
        }
        return new Filters(comparing).keep(found, taggedForIgnore());
    }

    private SequencedMap<Key, Resource> resources(Catalog catalog) {
        SequencedMap<Key, Resource> all = LinkedHashMap.newLinkedHashMap(catalog.resources().size());
        for (Resource resource : catalog.resources()) {
            if (!resource.exported() && (comparing.classes() || !resource.reference().isClass())) {
                all.put(key(resource), resource);
            }
        }
        return all;
    }

    private static Key key(Resource resource) {
        Reference reference = resource.reference();
        boolean placed = reference.type().equals("File") && resource.value("path") instanceof Str;
        return new Key(reference.type(), placed && resource.value("path") instanceof Str(String path) ? path : reference.title());
    }

    private static SequencedMap<String, Value> shown(Resource resource) {
        SequencedMap<String, Value> parameters = new LinkedHashMap<>();
        for (Parameter parameter : resource.parameters()) {
            parameters.put(parameter.name(), Redaction.of(resource, parameter.name(), parameter.value()));
        }
        return parameters;
    }

    private void compare(Key key, Resource before, Resource after) {
        SequencedMap<String, Value> left = parameters(before);
        SequencedMap<String, Value> right = parameters(after);
        if (comparing.fileText()) {
            served(key, before, after, left, right);
        }
        Set<String> names = new LinkedHashSet<>(left.keySet());
        names.addAll(right.keySet());
        for (String name : names) {
            Value first = left.get(name);
            Value second = right.get(name);
            if (first == null || second == null || !first.equals(second)) {
                boolean secret = before.sensitive().contains(name) || after.sensitive().contains(name);
                Supplier<Reason> was = first == null ? null : reasons.before(before, after, name);
                Supplier<Reason> is = second == null ? reasons.absence(before, after, name) : reasons.after(before, after, name);
                differ(key, List.of("parameters", name), first, second, secret, was, is);
            }
        }
        if (comparing.tags() && !new HashSet<>(before.tags()).equals(new HashSet<>(after.tags()))) {
            differ(key, List.of("tags"), tags(before), tags(after), false, reasons.declaration(before, old.state), reasons.declaration(after, now.state));
        }
    }

    private static Value tags(Resource resource) {
        return new Arr(resource.tags().stream().sorted().<Value>map(Str::of).toList());
    }

    private SequencedMap<String, Value> parameters(Resource resource) {
        SequencedMap<String, Value> all = new LinkedHashMap<>();
        boolean file = resource.reference().type().equals("File");
        for (Parameter parameter : resource.parameters()) {
            String name = parameter.name();
            if (!RELATIONSHIPS.contains(name) && !(file && name.equals("path"))) {
                all.put(name, UNORDERED.contains(name) ? sorted(parameter.value()) : parameter.value());
            }
        }
        return all;
    }

    private static Value sorted(Value value) {
        if (!(value instanceof Arr list)) {
            return value;
        }
        List<Value> elements = new ArrayList<>(list.elements());
        elements.sort(Comparator.comparing(Value::toString));
        return new Arr(elements);
    }

    // The content of a file with a source; it is read only if it differs between the sides.
    private void served(Key key, Resource before, Resource after, SequencedMap<String, Value> left, SequencedMap<String, Value> right) {
        Path was = old.source(before);
        Path is = now.source(after);
        boolean wasDirectory = was != null && old.state.files().isDirectory(was);
        boolean isDirectory = is != null && now.state.files().isDirectory(is);
        if (wasDirectory || isDirectory) {
            if (was != null && is != null) {
                compareTrees(key, was, is, "");
            }
            return;
        }
        if (was != null && is != null && old.state.stamp(was).equals(now.state.stamp(is))) {
            left.remove("source");
            right.remove("source");
            return;
        }
        replaceSource(old.state, was, left);
        replaceSource(now.state, is, right);
    }

    private static void replaceSource(CodeState state, @Nullable Path file, SequencedMap<String, Value> parameters) {
        if (file != null) {
            parameters.remove("source");
            parameters.put("content", FileText.of(state.files().bytes(file)));
        }
    }

    private void compareTrees(Key key, Path was, Path is, String inner) {
        Set<String> names = new LinkedHashSet<>(old.state.files().names(was));
        names.addAll(now.state.files().names(is));
        for (String name : names) {
            Path left = was.resolve(name);
            Path right = is.resolve(name);
            if (old.state.files().isDirectory(left) || now.state.files().isDirectory(right)) {
                compareTrees(key, left, right, inner + name + "/");
            } else if (!old.state.stamp(left).equals(now.state.stamp(right))) {
                byte[] before = old.state.files().bytes(left);
                byte[] after = now.state.files().bytes(right);
                differ(
                        key,
                        List.of("parameters", "source", inner + name),
                        before == null ? null : FileText.of(before),
                        after == null ? null : FileText.of(after),
                        false,
                        () -> new Reason("file " + old.state.shown(left.toString()), old.state.shown(left.toString()), 0),
                        () -> new Reason("file " + now.state.shown(right.toString()), now.state.shown(right.toString()), 0));
            }
        }
    }

    private void differ(
            Key key,
            List<String> path,
            @Nullable Value before,
            @Nullable Value after,
            boolean secret,
            @Nullable Supplier<Reason> was,
            @Nullable Supplier<Reason> is) {
        if (!secret && before instanceof Hash left && after instanceof Hash right) {
            Set<Value> keys = new LinkedHashSet<>(left.entries().keySet());
            keys.addAll(right.entries().keySet());
            for (Value each : keys) {
                Value first = left.get(each);
                Value second = right.get(each);
                if (first == null || second == null || !first.equals(second)) {
                    List<String> deeper = new ArrayList<>(path);
                    deeper.add(each instanceof Str(String text) ? text : each.toString());
                    differ(key, deeper, first, second, false, was, is);
                }
            }
            return;
        }
        Value shownBefore = before == null ? null : secret ? Redaction.HIDDEN : Redaction.of(before);
        Value shownAfter = after == null ? null : secret ? Redaction.HIDDEN : Redaction.of(after);
        if (shownBefore != null && shownBefore.equals(shownAfter)) {
            shownAfter = Redaction.HIDDEN_TOO;
        }
        found.add(new Difference(new Change.Altered(key.type, key.title, path, shownBefore, shownAfter), was, is));
    }

    private void compareEdges() {
        Set<Change.EdgeChanged> before = edges(old.catalog(), false);
        Set<Change.EdgeChanged> after = edges(now.catalog(), true);
        for (Change.EdgeChanged edge : after) {
            if (!before.contains(new Change.EdgeChanged(false, edge.kind(), edge.source(), edge.target()))) {
                found.add(new Difference(edge, null, null));
            }
        }
        for (Change.EdgeChanged edge : before) {
            if (!after.contains(new Change.EdgeChanged(true, edge.kind(), edge.source(), edge.target()))) {
                found.add(new Difference(edge, null, null));
            }
        }
    }

    private static Set<Change.EdgeChanged> edges(Catalog catalog, boolean added) {
        Set<Change.EdgeChanged> edges = new LinkedHashSet<>();
        for (Edge edge : catalog.edges()) {
            edges.add(new Change.EdgeChanged(added, "contains", edge.source().toString(), edge.target().toString()));
        }
        for (Resource resource : catalog.resources()) {
            for (String kind : List.of("before", "require", "notify", "subscribe")) {
                Value targets = resource.value(kind);
                List<Value> all = targets instanceof Arr list ? list.elements() : targets == null ? List.of() : List.of(targets);
                all.forEach(target -> edges.add(new Change.EdgeChanged(added, kind, resource.reference().toString(), target.toString())));
            }
        }
        return edges;
    }

    private void compareClasses() {
        Set<String> before = new LinkedHashSet<>(old.catalog().classes());
        Set<String> after = new LinkedHashSet<>(now.catalog().classes());
        after.stream().filter(name -> !before.contains(name)).forEach(name -> found.add(new Difference(new Change.ClassChanged(true, name), null, null)));
        before.stream().filter(name -> !after.contains(name)).forEach(name -> found.add(new Difference(new Change.ClassChanged(false, name), null, null)));
    }

    // The new catalog's tags decide; the old one's for what only that has.
    private Set<String> taggedForIgnore() {
        Set<String> ignored = new HashSet<>();
        if (!comparing.ignoredTags().isEmpty()) {
            SequencedMap<Key, Resource> after = resources(now.catalog());
            after.forEach((key, resource) -> note(ignored, key, resource));
            resources(old.catalog()).forEach((key, resource) -> {
                if (!after.containsKey(key)) {
                    note(ignored, key, resource);
                }
            });
        }
        return ignored;
    }

    private void note(Set<String> ignored, Key key, Resource resource) {
        String suffix = "__" + resource.reference().typeName().replaceAll("\\W", "_");
        for (String tag : comparing.ignoredTags()) {
            if (resource.tags().contains(tag) || resource.tags().contains(tag + suffix)) {
                ignored.add(key.type + "[" + key.title + "]");
            }
        }
    }
}
