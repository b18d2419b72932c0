package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One layer of data during a compile: the entries of its hierarchy with their paths resolved.
final class Layer {
    private static final Pattern UNDEFINED = Pattern.compile("Undefined variable '([^']+)'");

    private final LayerKind kind;
    private final @Nullable String moduleName;
    private final HieraConfig config;
    private final Lookup lookup;
    private @Nullable List<Entry> entries;
    private List<Entry> defaultEntries = List.of();
    private List<Used> used = List.of();

    /// A variable that a path depends on, with the value it had.
    private record Used(String key, String root, List<Value> segments, @Nullable Value value) {}

    Layer(LayerKind kind, @Nullable String moduleName, HieraConfig config, Lookup lookup) {
        this.kind = kind;
        this.moduleName = moduleName;
        this.config = config;
        this.lookup = lookup;
    }

    LayerKind kind() {
        return kind;
    }

    @Nullable String moduleName() {
        return moduleName;
    }

    HieraConfig config() {
        return config;
    }

    Lookup lookup() {
        return lookup;
    }

    boolean exists(Path file) {
        return lookup.hiera().exists(file);
    }

    private Explainer.Step step() {
        String module = moduleName == null ? "" : "\"" + moduleName + "\" ";
        String name = kind.label() + " " + module + "Data Provider (" + config.name() + ")";
        return new Explainer.Provider(name, config.path(), moduleName);
    }

    @Nullable Value find(LookupKey key, Invocation invocation, MergeStrategy merge) {
        return invocation.<@Nullable Value>guarded(key.text(), () -> findUnguarded(key, invocation, merge));
    }

    @Nullable Value findUnguarded(LookupKey key, Invocation invocation, MergeStrategy merge) {
        return invocation.<@Nullable Value>step(this::step, () -> search(entries(invocation), key, invocation, merge));
    }

    private @Nullable Value search(List<Entry> among, LookupKey key, Invocation invocation, MergeStrategy merge) {
        if (among.isEmpty()) {
            invocation.notFound(key.text());
            return null;
        }
        return merge.lookup(among, invocation, entry -> entry.find(key, invocation, merge));
    }

    /// Looks in the `default_hierarchy` of a module.
    @Nullable Value findInDefault(LookupKey key, Invocation invocation, MergeStrategy merge) {
        entries(invocation);
        if (defaultEntries.isEmpty()) {
            invocation.notFound(key.text());
            return null;
        }
        return invocation.<@Nullable Value>guarded(key.text(), () -> invocation.<@Nullable Value>step(
                this::step, () -> merge.lookup(defaultEntries, invocation, entry -> entry.find(key, invocation, merge))));
    }

    private List<Entry> entries(Invocation invocation) {
        List<Entry> known = entries;
        if (known != null && stable(invocation)) {
            return known;
        }
        if (known != null) {
            invocation.text(() -> "Hiera configuration recreated due to change of scope variables used in interpolation expressions");
        }
        List<Used> seen = new ArrayList<>();
        Invocation inner = Invocation.apart(lookup, invocation.scope());
        Manner manner = new Manner(inner, false, (key, root, segments, value) -> remember(seen, key, root, segments, value));
        LocationResolver resolver = new LocationResolver(this, manner);
        try {
            List<Entry> made = config.old() != null
                    ? new Version3Lookup(this).entries(config.old(), manner)
                    : resolver.entries(config.hierarchy());
            List<EntryPlan> standard = config.defaultHierarchy();
            defaultEntries = standard == null ? List.of() : resolver.entries(standard);
            entries = made;
            used = seen;
            return made;
        } catch (LookupError error) {
            throw located(error);
        }
    }

    private LookupError located(LookupError error) {
        Matcher undefined = UNDEFINED.matcher(error.message());
        if (undefined.lookingAt()) {
            String name = undefined.group(1);
            String pattern = "%\\{['\"]?" + Pattern.quote(name) + "['\"]?}";
            return config.fault("Undefined variable '" + name + "'", new ConfigLines(lookup.hiera().files()).find(config.path(), pattern, 1));
        }
        return error.in(config.path());
    }

    private static void remember(List<Used> seen, String key, String root, List<Value> segments, @Nullable Value value) {
        boolean fixed = value != null && value != Undef.UNDEF && (key.startsWith("::") || Lookup.isConstant(root));
        if (!fixed && seen.stream().noneMatch(other -> other.key().equals(key))) {
            seen.add(new Used(key, root, List.copyOf(segments), value));
        }
    }

    private boolean stable(Invocation invocation) {
        for (Used variable : used) {
            Value value = invocation.scope().variableOfPath(variable.root());
            if (value != null && value != Undef.UNDEF && !variable.segments().isEmpty()) {
                Value outer = value;
                value = invocation.<@Nullable Value>unexplained(
                        () -> Interpolation.dig(variable.key(), invocation, variable.segments(), outer));
            }
            if (!Objects.equals(orUndef(variable.value()), orUndef(value))) {
                return false;
            }
        }
        return true;
    }

    private static Value orUndef(@Nullable Value value) {
        return value == null ? Undef.UNDEF : value;
    }

    Path root() {
        return config.root();
    }
}
