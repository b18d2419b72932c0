package io.bindery.check.name;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// All names that code can use: definitions of the inspected manifests, of the modules on the module path, and of Puppet itself.
public final class KnownNames {
    private final Snapshot snapshot;
    private final HostModules host;
    /// The modules that are inspected and may not be on the module path under their names.
    private final Map<String, Path> inspected;
    private final Map<String, Definition> classes = new ConcurrentHashMap<>();
    private final Map<String, Definition> defines = new ConcurrentHashMap<>();
    private final Set<String> functions = ConcurrentHashMap.newKeySet();
    private final Set<String> defaulted = ConcurrentHashMap.newKeySet();
    private final Map<String, Optional<NativeType>> types = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> typeAttributes = new ConcurrentHashMap<>();
    /// Whether a function is known, for each name that somebody asked for.
    private final Map<String, Boolean> calls = new ConcurrentHashMap<>();
    private final Map<String, Boolean> otherVersions = new ConcurrentHashMap<>();
    private final Map<String, Boolean> ownRuby = new ConcurrentHashMap<>();
    private final Set<String> unread = ConcurrentHashMap.newKeySet();
    private final Map<String, String> hints = new ConcurrentHashMap<>();
    private final Set<String> missing = ConcurrentHashMap.newKeySet();
    private final Map<String, Boolean> complete = new ConcurrentHashMap<>();

    public KnownNames(Snapshot snapshot, Map<String, Path> inspected) {
        this.snapshot = snapshot;
        this.inspected = Map.copyOf(inspected);
        this.host = new HostModules(snapshot);
    }

    /// Notes what an inspected manifest defines, and which types it sets defaults for.
    public void add(Program program, Set<String> typesWithDefaults) {
        for (Expression expression : program.definitions()) {
            Definition definition = Definition.of(expression);
            if (definition != null) {
                add(definition);
            }
        }
        defaulted.addAll(typesWithDefaults);
    }

    private void add(Definition definition) {
        switch (definition.kind()) {
            case CLASS -> classes.put(definition.name(), definition);
            case DEFINE -> defines.put(definition.name(), definition);
            case FUNCTION -> functions.add(definition.name());
        }
    }

    boolean hasDefaults(String type) {
        return defaulted.contains(type);
    }

    @Nullable Definition classNamed(String name) {
        Definition own = classes.get(name);
        return own != null ? own : elsewhere(name, Definition.Kind.CLASS);
    }

    @Nullable Definition defineNamed(String name) {
        Definition own = defines.get(name);
        return own != null ? own : elsewhere(name, Definition.Kind.DEFINE);
    }

    /// The known name that a misspelt one was probably meant to be, as a hint; null if none is near.
    @Nullable String meant(Definition.Kind kind, String name) {
        String hint = hints.computeIfAbsent(kind + " " + name, _ -> Spelling.hint(name, known(kind)));
        return hint.isEmpty() ? null : hint;
    }

    private Set<String> known(Definition.Kind kind) {
        return switch (kind) {
            case CLASS -> new TreeSet<>(classes.keySet());
            case DEFINE -> {
                Set<String> known = new TreeSet<>(defines.keySet());
                types.forEach((type, found) -> {
                    if (found.isPresent()) {
                        known.add(type);
                    }
                });
                typeAttributes.forEach((type, named) -> {
                    if (!named.isEmpty()) {
                        known.add(type);
                    }
                });
                yield known;
            }
            case FUNCTION -> {
                Set<String> known = new TreeSet<>(functions);
                known.addAll(Builtins.names());
                yield known;
            }
        };
    }

    private @Nullable Definition elsewhere(String name, Definition.Kind kind) {
        Module module = snapshot.module(first(name));
        if (module == null || inspected.containsKey(module.name()) || host.standsIn(module.name())) {
            return null;
        }
        for (Path file : candidates(module, name)) {
            Manifest manifest = snapshot.manifest(file, module.name());
            for (Blueprint blueprint : manifest == null ? List.<Blueprint>of() : manifest.blueprints()) {
                boolean wanted = blueprint.kind() == (kind == Definition.Kind.CLASS ? Blueprint.Kind.CLASS : Blueprint.Kind.DEFINE);
                if (wanted && blueprint.name().equals(name)) {
                    return new Definition(kind, name, blueprint.parameters());
                }
            }
        }
        return null;
    }

    private static List<Path> candidates(Module module, String name) {
        List<Path> files = new ArrayList<>();
        int at = name.indexOf("::");
        if (at > 0) {
            files.add(module.manifests().resolve(name.substring(at + 2).replace("::", "/") + ".pp"));
        }
        files.add(module.manifests().resolve("init.pp"));
        return files;
    }

    boolean hasFunction(String name) {
        return calls.computeIfAbsent(name, this::findFunction);
    }

    private boolean findFunction(String name) {
        if (Builtins.names().contains(name) || functions.contains(name)) {
            return true;
        }
        if (snapshot.rubyFunction(name) != null || snapshot.hasLegacyFunction(name)) {
            return true;
        }
        Module module = snapshot.module(first(name));
        int at = name.indexOf("::");
        if (module != null) {
            String rest = at < 0 ? name : name.substring(at + 2).replace("::", "/");
            return snapshot.exists(module.path().resolve("functions").resolve(rest + ".pp"));
        }
        return ownRuby("lib/puppet/functions/" + name.replace("::", "/") + ".rb") || ownRuby("lib/puppet/parser/functions/" + name + ".rb");
    }

    private boolean ownRuby(String file) {
        return ownRuby.computeIfAbsent(file, this::findOwnRuby);
    }

    private boolean findOwnRuby(String file) {
        for (Path directory : inspected.values()) {
            if (snapshot.exists(directory.resolve(file))) {
                return true;
            }
        }
        return false;
    }

    /// A resource type that agents implement; empty if no such type is known.
    Optional<NativeType> nativeType(String name) {
        return types.computeIfAbsent(name, this::readType);
    }

    /// Whether a type comes from a module that may be of another version where the code is compiled.
    boolean isOfAnotherVersion(String type) {
        return otherVersions.computeIfAbsent(type, host::bringsType);
    }

    // A type whose file cannot be run here (Ruby or a library is missing) still counts as known.
    private Optional<NativeType> readType(String name) {
        try {
            return Optional.ofNullable(snapshot.nativeType(name));
        } catch (EvaluationError unreadable) {
            unread.add(name);
            return Optional.empty();
        }
    }

    /// Whether a module brings a type that declares all these attributes by name: that is known without reading the type as a whole, for
    /// which Ruby has to be run now and then.
    boolean declares(String type, Set<String> attributes) {
        Set<String> named = typeAttributes.computeIfAbsent(type, snapshot::namedAttributes);
        return !named.isEmpty() && named.containsAll(attributes);
    }

    /// Whether a module brings a type whose attributes are not known.
    boolean bringsType(String name) {
        return unread.contains(name) || ownRuby("lib/puppet/type/" + name + ".rb");
    }

    /// Whether everything below the first part of a name can be known.
    boolean knowsModule(String name) {
        String module = first(name);
        return inspected.containsKey(module) || snapshot.module(module) != null && !host.standsIn(module);
    }

    /// Whether all that a module depends on is there, so that a name that is not found does not exist.
    ///
    /// @param module empty for the manifests of an environment
    boolean isComplete(String module) {
        return complete.computeIfAbsent(module, this::computeComplete);
    }

    private boolean computeComplete(String name) {
        Completeness completeness = new Completeness(snapshot, host);
        missing.addAll(completeness.missing(name));
        return completeness.isComplete(name);
    }

    /// The modules that code depends on and that are not there, as far as anybody asked.
    public Set<String> missing() {
        return Set.copyOf(missing);
    }

    private static String first(String name) {
        int at = name.indexOf("::");
        return at < 0 ? name : name.substring(0, at);
    }
}
