package io.bindery.puppet.syntax;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Which names may be defined in which file of a module: `m/manifests/a/b.pp` is for `m::a::b` and what is inside it.
final class ModuleLayout {
    private final ValidatorSettings settings;

    ModuleLayout(ValidatorSettings settings) {
        this.settings = settings;
    }

    /// Whether a file belongs to a module, so that only its definitions may stand in it.
    boolean governs(String file) {
        return moduleRelative(file) != null;
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
        if (!settings.manifest().isEmpty() && path.startsWith(settings.manifest())) {
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

    /// The namespace of a file, or null where no definition may stand at all.
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
