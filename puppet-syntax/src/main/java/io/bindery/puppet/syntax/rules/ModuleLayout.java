package io.bindery.puppet.syntax.rules;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Decides which names a file of a module may define: `m/manifests/a/b.pp` is for `m::a::b` and names inside it.
record ModuleLayout(ValidatorSettings settings) {
    /// Whether a file belongs to a module, so that only its definitions may stand in it.
    boolean governs(String file) {
        return moduleRelative(file) != null;
    }

    /// What the file is to the site.
    ManifestRole role(String file) {
        if (settings.role() != ManifestRole.ANY) {
            return settings.role();
        }
        if (governs(file)) {
            return ManifestRole.DEFINITIONS;
        }
        if (settings.manifest().isEmpty()) {
            return ManifestRole.ANY;
        }
        boolean initial = file.isEmpty() || isInitial(Path.of(file).toAbsolutePath().normalize().toString());
        return initial ? ManifestRole.INITIAL : ManifestRole.DEFINITIONS;
    }

    private boolean isInitial(String path) {
        return !settings.manifest().isEmpty() && path.startsWith(settings.manifest());
    }

    /// Whether a file is for a module's bindings, and nothing else.
    boolean isForBindings(String file) {
        List<String> path = moduleRelative(file);
        return path != null && path.size() > 2 && path.get(1).equals("bindings");
    }

    boolean allows(String file, String definition) {
        List<String> path = moduleRelative(file);
        if (path == null) {
            return true;
        }
        String namespace = namespace(path);
        return namespace != null && definition.toLowerCase(Locale.ROOT).startsWith(namespace);
    }

    private @Nullable List<String> moduleRelative(String file) {
        if (settings.modulePath().isEmpty() || !file.endsWith(".pp")) {
            return null;
        }
        String path = Path.of(file).toAbsolutePath().normalize().toString();
        if (isInitial(path)) {
            return null;
        }
        for (String directory : settings.modulePath()) {
            String prefix = directory.endsWith("/") ? directory : directory + "/";
            if (path.startsWith(prefix)) {
                return List.of(path.substring(prefix.length()).toLowerCase(Locale.ROOT).split("/"));
            }
        }
        return null;
    }

    /// The namespace of a file, or null if no definition may stand at all.
    private static @Nullable String namespace(List<String> path) {
        if (path.size() < 3 || !isDefinitionFolder(path.get(1))) {
            return null;
        }
        String last = path.getLast();
        StringBuilder name = new StringBuilder(path.getFirst());
        for (String folder : path.subList(2, path.size() - 1)) {
            name.append("::").append(folder);
        }
        if (path.size() != 3 || !last.equals("init.pp")) {
            name.append("::").append(last, 0, last.length() - ".pp".length());
        }
        return name.toString();
    }

    private static boolean isDefinitionFolder(String folder) {
        return switch (folder) {
            case "manifests", "functions", "types", "plans" -> true;
            default -> false;
        };
    }
}
