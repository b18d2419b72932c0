package io.bindery.check.name;

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

/// All names that code can use: what the inspected manifests define, and what the modules on the module path and Puppet itself bring.
public final class KnownNames {
    private final Snapshot snapshot;
    /// The modules that are inspected and may not be on the module path under their names.
    private final Map<String, Path> inspected;
    private final Map<String, Definition> classes = new ConcurrentHashMap<>();
    private final Map<String, Definition> defines = new ConcurrentHashMap<>();
    private final Set<String> functions = ConcurrentHashMap.newKeySet();
    private final Set<String> defaulted = ConcurrentHashMap.newKeySet();
    private final Map<String, Optional<NativeType>> types = new ConcurrentHashMap<>();
    private final Set<String> missing = ConcurrentHashMap.newKeySet();
    private final Map<String, Boolean> complete = new ConcurrentHashMap<>();

    public KnownNames(Snapshot snapshot, Map<String, Path> inspected) {
        this.snapshot = snapshot;
        this.inspected = Map.copyOf(inspected);
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

    /// The known name that a misspelt one was probably meant to be, as a hint; null where none is near.
    @Nullable String meant(Definition.Kind kind, String name) {
        Set<String> known = switch (kind) {
            case CLASS -> new TreeSet<>(classes.keySet());
            case DEFINE -> new TreeSet<>(defines.keySet());
            case FUNCTION -> new TreeSet<>(functions);
        };
        switch (kind) {
            case CLASS -> {}
            case DEFINE -> types.forEach((type, found) -> {
                if (found.isPresent()) {
                    known.add(type);
                }
            });
            case FUNCTION -> known.addAll(Builtins.names());
        }
        String hint = Spelling.hint(name, known);
        return hint.isEmpty() ? null : hint;
    }

    private @Nullable Definition elsewhere(String name, Definition.Kind kind) {
        Module module = snapshot.module(first(name));
        if (module == null || inspected.containsKey(module.name())) {
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
        return inspected.values().stream().anyMatch(directory -> snapshot.exists(directory.resolve(file)));
    }

    /// A type that agents implement; empty where there is none of that name.
    Optional<NativeType> nativeType(String name) {
        return types.computeIfAbsent(name, asked -> Optional.ofNullable(snapshot.nativeType(asked)));
    }

    /// Whether a module that is inspected brings a type whose attributes are not known.
    boolean bringsType(String name) {
        return ownRuby("lib/puppet/type/" + name + ".rb");
    }

    /// Whether everything below the first part of a name can be known.
    boolean knowsModule(String name) {
        String module = first(name);
        return inspected.containsKey(module) || snapshot.module(module) != null;
    }

    /// Whether all that a module depends on is there, so that a name that is not found does not exist.
    ///
    /// @param module empty for the manifests of an environment
    boolean isComplete(String module) {
        return complete.computeIfAbsent(module, this::computeComplete);
    }

    private boolean computeComplete(String name) {
        Completeness completeness = new Completeness(snapshot);
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
