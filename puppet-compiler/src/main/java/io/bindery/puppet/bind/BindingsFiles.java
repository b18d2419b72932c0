package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.BindingsReference;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The bindings of a site by name: those in its initial manifests, and the files of `bindings` directories.
public final class BindingsFiles {
    private final Snapshot snapshot;
    private final @Nullable Path confdir;
    private final TypeReferences types;
    private final Problems problems;
    private final Map<String, NamedBindings.Stated> known = new LinkedHashMap<>();
    private final Map<Derivation, BindingsFile> read = new HashMap<>();

    BindingsFiles(Snapshot snapshot, @Nullable Path confdir, TypeReferences types, Problems problems) {
        this.snapshot = snapshot;
        this.confdir = confdir;
        this.types = types;
        this.problems = problems;
        for (Manifest manifest : snapshot.initialManifests()) {
            if (!manifest.configuration().isEmpty()) {
                remember(file(manifest, "", false));
            }
        }
    }

    /// Adds the findings of parser and validator for a manifest. The texts of its heredocs are not checked.
    public static void problems(Manifest manifest, Problems problems) {
        manifest.others().forEach(diagnostic -> BindingsFile.add(diagnostic, problems));
    }

    private void remember(BindingsFile file) {
        problems.addAll(file.problems());
        for (NamedBindings.Stated definition : file.definitions()) {
            NamedBindings.Stated earlier = known.putIfAbsent(definition.name(), definition);
            if (earlier != null) {
                SourceLocation at = new SourceLocation(earlier.file(), 0, 0);
                problems.add(
                        BindingCode.B305,
                        "Bindings '" + definition.name() + "' are already defined at " + at + "; cannot redefine",
                        new SourceLocation(definition.file(), 0, 0));
            }
        }
    }

    // What is the same for every node is kept for all of them; the rest is read once for this one.
    private BindingsFile file(Manifest manifest, String owner, boolean own) {
        Derivation key = new Derivation(manifest.file().name(), own);
        BindingsFile shared = snapshot.derived(key, BindingsFile.class, () -> read(key, manifest, owner));
        return shared.varies() ? read(key, manifest, owner) : shared;
    }

    private BindingsFile read(Derivation key, Manifest manifest, String owner) {
        return read.computeIfAbsent(key, _ -> BindingsFile.of(manifest, types, owner, key.own));
    }

    private record Derivation(String file, boolean own) {}

    /// The directories of bindings that exist, each with the module it belongs to.
    static boolean any(Snapshot snapshot, @Nullable Path confdir) {
        Path environment = snapshot.environment().bindingsDirectory();
        if (confdir != null && snapshot.exists(confdir.resolve("bindings/default.pp"))
                || environment != null && snapshot.exists(environment.resolve("default.pp"))) {
            return true;
        }
        for (Module module : snapshot.modules()) {
            if (snapshot.hasEntry(module, "bindings") && snapshot.exists(module.path().resolve("bindings/default.pp"))) {
                return true;
            }
        }
        return false;
    }

    /// A directory that may hold bindings files.
    ///
    /// @param prefix the first part of the names defined there, `module::`; empty for confdir and environment
    private record Folder(Path path, String prefix, String owner) {
        Path file(String name) {
            return path.resolve(name.substring(prefix.length()).replace("::", "/") + ".pp");
        }

        String name(Path file) {
            String relative = path.relativize(file).toString();
            return prefix + relative.substring(0, relative.length() - 3).replace("/", "::");
        }
    }

    /// The bindings that a reference names.
    ///
    /// @param layer as errors call it
    List<NamedBindings.Stated> find(BindingsReference reference, String layer, SourceLocation location) {
        List<String> segments = reference.segments(location);
        return switch (reference.scheme()) {
            case "confdir" -> find(reference, confdir == null ? List.of() : List.of(folder(confdir)), true, layer, location);
            case "env" -> {
                Path own = snapshot.environment().bindingsDirectory();
                yield find(reference, own == null ? List.of() : List.of(new Folder(own, "", "")), true, layer, location);
            }
            default -> find(reference, modules(segments.getFirst()), false, layer, location);
        };
    }

    private static Folder folder(Path confdir) {
        return new Folder(confdir.resolve("bindings"), "", "");
    }

    private List<Folder> modules(String first) {
        List<Folder> folders = new ArrayList<>();
        for (Module module : snapshot.modules()) {
            boolean named = first.startsWith("*") || first.equals(module.name());
            if (named && (first.equals(module.name()) || snapshot.hasEntry(module, "bindings"))) {
                folders.add(new Folder(module.path().resolve("bindings"), module.name() + "::", module.name()));
            }
        }
        return folders;
    }

    private List<NamedBindings.Stated> find(
            BindingsReference reference, List<Folder> folders, boolean site, String layer, SourceLocation location) {
        Map<String, NamedBindings.Stated> found = new LinkedHashMap<>();
        if (site) {
            known.forEach((name, definition) -> {
                if (reference.matches(name)) {
                    found.put(name, definition);
                }
            });
        }
        for (Folder folder : folders) {
            for (String name : names(reference, folder)) {
                if (!found.containsKey(name)) {
                    NamedBindings.Stated read = read(folder.file(name), name, folder.owner());
                    if (read != null) {
                        found.put(name, read);
                    }
                }
            }
        }
        if (found.isEmpty() && !reference.isWildcard() && !reference.optional() && !isBroken(reference, folders)) {
            String paths = String.join(", ", folders.stream().map(folder -> folder.file(reference.path()).toString()).toList());
            String none = "nothing: there is no " + (site ? "directory of bindings" : "such module");
            problems.add(
                    BindingCode.B301,
                    "Could not find bindings '" + reference.path() + "' for '" + reference.text() + "' in layer '" + layer
                            + "' (looked for " + (paths.isEmpty() ? none : paths) + ")"
                            + Spelling.suggestion(reference.path(), offered(folders, site)),
                    location);
        }
        return List.copyOf(found.values());
    }

    // The names that a misspelt one may have meant: bindings where it was looked for, or of other modules.
    private List<String> offered(List<Folder> folders, boolean site) {
        List<String> names = new ArrayList<>(site ? known.keySet() : List.of());
        for (Folder folder : site || !folders.isEmpty() ? folders : modules("*")) {
            snapshot.manifestsIn(folder.path()).forEach(file -> names.add(folder.name(file)));
        }
        return names;
    }

    private boolean isBroken(BindingsReference reference, List<Folder> folders) {
        return folders.stream().anyMatch(folder -> fits(reference, folder) && snapshot.exists(folder.file(reference.path())));
    }

    private static boolean fits(BindingsReference reference, Folder folder) {
        return reference.path().startsWith(folder.prefix()) && reference.path().length() > folder.prefix().length();
    }

    // The commonest wildcard, one file of each module, is answered without listing directories.
    private List<String> names(BindingsReference reference, Folder folder) {
        String path = reference.path();
        String concrete = path.startsWith("*::") && !folder.prefix().isEmpty() ? folder.prefix() + path.substring(3) : path;
        if (concrete.indexOf('*') < 0) {
            boolean here = concrete.startsWith(folder.prefix()) && concrete.length() > folder.prefix().length();
            return here && snapshot.exists(folder.file(concrete)) ? List.of(concrete) : List.of();
        }
        List<String> names = new ArrayList<>();
        for (Path file : snapshot.manifestsIn(folder.path())) {
            String name = folder.name(file);
            if (reference.matches(name)) {
                names.add(name);
            }
        }
        return names;
    }

    private NamedBindings.@Nullable Stated read(Path file, String name, String owner) {
        Manifest manifest = snapshot.manifest(file, owner);
        if (manifest == null) {
            return null;
        }
        BindingsFile read = file(manifest, owner, true);
        problems.addAll(read.problems());
        for (NamedBindings.Stated definition : read.definitions()) {
            if (definition.name().equals(name)) {
                return definition;
            }
        }
        String actual = read.definitions().isEmpty() ? "" : read.definitions().getFirst().name();
        if (!actual.isEmpty() || read.problems().isEmpty()) {
            int line = actual.isEmpty() ? 0 : 1;
            problems.add(
                    BindingCode.B302,
                    "Expected bindings '" + name + "' in this file, found " + (actual.isEmpty() ? "none" : "'" + actual + "'"),
                    new SourceLocation(file.toString(), line, 0));
        }
        return null;
    }
}
