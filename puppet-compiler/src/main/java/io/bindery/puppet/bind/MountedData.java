package io.bindery.puppet.bind;

import io.bindery.hiera.ExplainText;
import io.bindery.hiera.Explainer;
import io.bindery.hiera.LayerKind;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupError;
import io.bindery.hiera.PriorSource;
import io.bindery.hiera.ScopeView;
import io.bindery.hiera.bind.model.BindingsReference;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.eval.LookupScope;
import io.bindery.puppet.value.Value;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The scheme `hiera:`: layers of Hiera 5 mounted among bindings. Their hierarchy, interpolation and encryption work as they do
/// without bindings.
public final class MountedData {
    private final Lookup lookup;
    private final ScopeView scope;
    private final Set<LayerKind> kinds = EnumSet.noneOf(LayerKind.class);
    private final Set<String> modules = new HashSet<>();

    MountedData(Lookup lookup, ScopeView scope) {
        this.lookup = lookup;
        this.scope = scope;
    }

    /// Mounts what a reference names.
    NamedBindings mount(BindingsReference reference, SourceLocation location) {
        String path = reference.path();
        if (reference.isWhole()) {
            kinds.addAll(EnumSet.allOf(LayerKind.class));
            modules.add("*");
        } else if (path.equals("global")) {
            kinds.add(LayerKind.GLOBAL);
        } else if (path.equals("environment")) {
            kinds.add(LayerKind.ENVIRONMENT);
        } else if (path.startsWith("module/")) {
            kinds.add(LayerKind.MODULE);
            modules.add(path.substring("module/".length()));
        } else {
            throw new BindingsError(
                    BindingCode.B212,
                    "Not a bindings reference: '" + reference.text()
                            + "' (the layers of hiera: are global, environment and module/NAME)",
                    location);
        }
        return new Source(reference.text());
    }

    public boolean isEmpty() {
        return kinds.isEmpty();
    }

    /// Whether a layer is mounted; see [PriorSource#mounts].
    public boolean mounts(LayerKind layer, @Nullable String module) {
        return kinds.contains(layer)
                && (layer != LayerKind.MODULE || modules.contains("*") || module != null && modules.contains(module));
    }

    private @Nullable Value value(String key, @Nullable Explainer explainer) {
        try {
            return lookup.mountedValue(key, scope, explainer);
        } catch (LookupError error) {
            throw LookupScope.translated(error);
        }
    }

    // A key of data is asked as it is; the parameter `p` of the class `c` as `c::p`.
    private static @Nullable String question(Key key) {
        String name = key.name();
        if (!key.isData() || name.isEmpty()) {
            return null;
        }
        if (!key.isInternal()) {
            return name;
        }
        int end = name.indexOf("]/");
        return name.startsWith("/param/Class[") && end > 0
                ? name.substring("/param/Class[".length(), end) + "::" + name.substring(end + 2)
                : null;
    }

    /// One mounted reference. Every reference asks the same layers. That is harmless: the highest reference is asked first.
    private final class Source implements NamedBindings.Lazy {
        private final String name;

        Source(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public @Nullable Found find(Key key) {
            String question = question(key);
            Value found = question == null ? null : value(question, null);
            return found == null ? null : new Found(found, SourceLocation.NONE);
        }

        @Override
        public List<String> explain(Key key) {
            String question = question(key);
            if (question == null) {
                return List.of();
            }
            Explainer explainer = new Explainer(false);
            value(question, explainer);
            return ExplainText.of(explainer).lines().toList();
        }
    }
}
