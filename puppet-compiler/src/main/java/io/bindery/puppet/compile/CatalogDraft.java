package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The catalog under construction: resources by reference and by their other names, containment, classes and tags.
final class CatalogDraft {
    private final SequencedMap<Reference, DraftResource> resources = new LinkedHashMap<>();
    private final Map<Reference, DraftResource> aliases = new HashMap<>();
    private final List<String> classes = new ArrayList<>();
    private final Tags tags = new Tags();

    /// A container and a resource in it.
    record Containment(DraftResource container, DraftResource content) {}

    Iterable<DraftResource> resources() {
        return resources.values();
    }

    int size() {
        return resources.size();
    }

    /// In the order of what is contained, as Puppet's graph lists them.
    List<Containment> edges() {
        List<Containment> ordered = new ArrayList<>(resources.size());
        for (DraftResource content : resources.values()) {
            for (DraftResource container : content.containers()) {
                ordered.add(new Containment(container, content));
            }
        }
        return ordered;
    }

    List<String> classes() {
        return classes;
    }

    Tags tags() {
        return tags;
    }

    void addClass(String name) {
        classes.add(name);
        tags.add(name);
    }

    /// Adds a resource that must be new by its title and by what identifies it.
    void add(DraftResource resource) {
        addNew(resource);
        addGivenAliases(resource);
        addIdentity(resource);
    }

    private void addNew(DraftResource resource) {
        DraftResource existing = find(resource.reference());
        if (existing != null) {
            String at = Texts.location(existing.place());
            throw new EvaluationError("Duplicate declaration: " + resource + " is already declared"
                    + (at.isEmpty() ? "" : " at" + at) + "; cannot redeclare" + Texts.location(resource.place()));
        }
        resources.put(resource.reference(), resource);
    }

    /// Checks all aliases again, as overrides and containers may have given resources those of others.
    ///
    /// @param kept which resources the finished catalog has
    // As Puppet does: what else identifies a resource is not looked at again.
    void checkAliases(Predicate<DraftResource> kept) {
        if (resources.values().stream().anyMatch(DraftResource::isAliased)) {
            CatalogDraft finished = new CatalogDraft();
            resources.values().stream().filter(kept).forEach(resource -> {
                finished.addNew(resource);
                finished.addGivenAliases(resource);
            });
        }
    }

    private @Nullable DraftResource find(Reference reference) {
        DraftResource found = resources.get(reference);
        return found != null ? found : aliases.get(reference);
    }

    private void addGivenAliases(DraftResource resource) {
        Value given = resource.value("alias");
        if (given != null) {
            List<Value> names = new ArrayList<>();
            Overrides.flatten(given, names);
            names.forEach(name -> alias(resource, Texts.of(name)));
        }
    }

    private void addIdentity(DraftResource resource) {
        NativeType type = resource.nativeType();
        if (type != null && type.repeatable()) {
            return;
        }
        List<@Nullable String> identity = identity(resource, type);
        if (identity.size() == 1) {
            String only = identity.getFirst();
            if (only != null && !only.equals(resource.reference().title())) {
                alias(resource, new Reference(resource.reference().type(), only), "[" + inspect(only) + "]");
            }
        } else if (identity.stream().anyMatch(part -> part != null)) {
            alias(resource, key(resource.reference().type(), identity), inspect(identity));
        }
    }

    /// Lets a reference mean a resource that takes the place of another; what really has that reference keeps it.
    void standIn(Reference replaced, DraftResource resource) {
        if (!resources.containsKey(replaced)) {
            aliases.putIfAbsent(replaced, resource);
        }
    }

    private void alias(DraftResource resource, String name) {
        alias(resource, new Reference(resource.reference().type(), name), inspect(name));
    }

    private void alias(DraftResource resource, Reference alias, String shownKey) {
        if (alias.equals(resource.reference())) {
            return;
        }
        DraftResource existing = find(alias);
        if (existing == resource) {
            return;
        }
        if (existing != null) {
            String at = Texts.location(resource.place());
            String shown = shownKey.startsWith("[") ? shownKey.substring(1, shownKey.length() - 1) : shownKey;
            throw new EvaluationError("Cannot alias " + resource + " to " + shownKey + (at.isEmpty() ? "" : " at" + at)
                    + "; resource [" + inspect(alias.type()) + ", " + shown + "] already declared"
                    + Texts.location(existing.place()));
        }
        aliases.put(alias, resource);
    }

    /// The resource of a reference: by its title, an alias, or what the title means to the type.
    @Nullable DraftResource find(Reference reference, @Nullable NativeType type) {
        DraftResource found = find(reference);
        if (found != null) {
            return found;
        }
        if (type == null) {
            return null;
        }
        Map<String, String> variables = type.parseTitle(reference.title());
        if (variables == null) {
            return null;
        }
        String name = variables.getOrDefault(type.nameVariable(), variables.getOrDefault("name", reference.title()));
        List<@Nullable String> identity = new ArrayList<>();
        for (String variable : type.sortedNameVariables()) {
            boolean named = variable.equals(type.nameVariable()) || variable.equals("name");
            identity.add(named ? variables.getOrDefault(variable, name) : variables.get(variable));
        }
        return identity.size() == 1
                ? find(new Reference(reference.type(), String.valueOf(identity.getFirst())))
                : aliases.get(key(reference.type(), identity));
    }

    // The values of the name variables, sorted by the variables' names.
    private static List<@Nullable String> identity(DraftResource resource, @Nullable NativeType type) {
        List<String> parts = type == null ? List.of("name") : type.nameVariables();
        return parts.size() == 1 ? List.of(identity(resource, parts.getFirst())) : identities(resource, type);
    }

    // The value of a single name variable: the given value, else the value from the title, else the value of `name`, else the
    // title.
    private static String identity(DraftResource resource, String variable) {
        Value given = resource.given(variable);
        if (given == null) {
            String fromTitle = resource.titleVariables().get(variable);
            given = fromTitle != null ? Str.of(fromTitle) : resource.given("name");
        }
        if (given == null) {
            String name = resource.titleVariables().get("name");
            return name != null ? name : resource.reference().title();
        }
        return Texts.of(given);
    }

    private static List<@Nullable String> identities(DraftResource resource, @Nullable NativeType type) {
        SequencedMap<String, Value> all = resource.effective();
        String variable = resource.nameVariable();
        Value name = all.get(variable);
        if (name == null) {
            name = all.getOrDefault("name", Str.of(resource.reference().title()));
        }
        all.putIfAbsent(variable, name);
        all.putIfAbsent("name", name);
        List<String> variables = type == null ? List.of("name") : type.sortedNameVariables();
        List<@Nullable String> identity = new ArrayList<>(variables.size());
        for (String part : variables) {
            Value value = all.get(part);
            identity.add(value == null ? null : Texts.of(value));
        }
        return identity;
    }

    // No title holds a NUL, so such a key is never taken for a title.
    private static Reference key(String type, List<@Nullable String> identity) {
        StringBuilder joined = new StringBuilder();
        for (String part : identity) {
            joined.append('\0').append(part == null ? "\0" : part);
        }
        return new Reference(type, joined.toString());
    }

    private static String inspect(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static String inspect(List<@Nullable String> parts) {
        List<String> shown = new ArrayList<>();
        for (String part : parts) {
            shown.add(part == null ? "nil" : inspect(part));
        }
        return "[" + String.join(", ", shown) + "]";
    }
}
