package io.bindery.server.files;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Module;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Finds the files that clients name by mount and path.
final class Mounts {
    private final Code code;
    private final ServedFiles files;
    private final MountTable own;
    private final Path codedir;
    private final Map<SharedMount, Candidates> candidates = new ConcurrentHashMap<>();

    private record SharedMount(String environment, Shared mount) {}

    /// The paths of a shared mount as long as the environment has these modules.
    private record Candidates(List<Module> modules, List<Path> paths) {}

    /// @param codedir stands for the shared mounts of an environment without modules
    Mounts(Code code, ServedFiles files, MountTable own, Path codedir) {
        this.code = code;
        this.files = files;
        this.own = own;
        this.codedir = codedir;
    }

    /// A client's name for a file.
    ///
    /// @param path the part after the mount; empty if the name is the mount itself
    /// @param node the caller's certname
    record Name(String mount, String path, Environment environment, String node) {
        static Name of(String key, Environment environment, String node) {
            int slash = key.indexOf('/');
            return new Name(mount(key), slash < 0 ? "" : key.substring(slash + 1), environment, node);
        }

        static String mount(String key) {
            int slash = key.indexOf('/');
            return slash < 0 ? key : key.substring(0, slash);
        }
    }

    /// The directories of a listing.
    ///
    /// @param empty whether only the directory itself is listed, because there is nothing below it to show
    record Found(List<Path> directories, boolean empty) {}

    boolean isMount(String name) {
        return Shared.named(name) != null || PerModule.named(name) != null || own.mounts().containsKey(name);
    }

    /// The file of that name, or null if it does not exist.
    @Nullable Path find(Name name) {
        Shared shared = Shared.named(name.mount);
        if (shared != null) {
            return code.modules(name.environment).stream()
                    .map(module -> existing(module.path().resolve(shared.directory), name.path))
                    .filter(file -> file != null)
                    .findFirst()
                    .orElse(null);
        }
        PerModule perModule = PerModule.named(name.mount);
        return perModule != null ? inModule(perModule, name) : inOwn(name);
    }

    /// All paths that decide what a listing of that name begins at, whether they are there or not.
    List<Path> candidates(Name name) {
        Shared mount = Shared.named(name.mount);
        if (mount == null) {
            Path file = find(name);
            return file == null ? List.of() : List.of(file);
        }
        return candidates(name.environment, mount);
    }

    /// The same list as before while the modules are the same: every agent asks for it in every run, and to compare a list with itself costs nothing.
    private List<Path> candidates(Environment environment, Shared mount) {
        List<Module> modules = code.modules(environment);
        SharedMount key = new SharedMount(environment.name(), mount);
        Candidates known = candidates.get(key);
        if (known == null || !known.modules.equals(modules)) {
            known = new Candidates(modules, modules.stream().map(module -> module.path().resolve(mount.directory)).toList());
            candidates.put(key, known);
        }
        return known.paths;
    }

    /// The directories that a listing of that name begins at; empty if none exists.
    Optional<Found> search(Name name) {
        Shared shared = Shared.named(name.mount);
        if (shared == null) {
            return Optional.ofNullable(find(name)).map(file -> new Found(List.of(file), false));
        }
        // As Puppet does: a listing of such a mount covers the whole mount, whatever path the name has.
        List<Path> directories = code.modules(name.environment).stream()
                .map(module -> module.path().resolve(shared.directory))
                .filter(this::isDirectory)
                .toList();
        if (!directories.isEmpty()) {
            return Optional.of(new Found(directories, false));
        }
        Path root = name.environment.modulepath().stream().filter(this::isDirectory).findFirst().orElse(codedir);
        return Optional.of(new Found(List.of(root), true));
    }

    private @Nullable Path inModule(PerModule mount, Name name) {
        if (name.path.isEmpty()) {
            throw V3Error.failed(mount.missing);
        }
        int slash = name.path.indexOf('/');
        Module module = code.module(name.environment, slash < 0 ? name.path : name.path.substring(0, slash));
        return module == null ? null : existing(module.path().resolve(mount.directory), slash < 0 ? "" : name.path.substring(slash + 1));
    }

    private @Nullable Path inOwn(Name name) {
        String root = own.mounts().get(name.mount);
        if (root == null) {
            return null;
        }
        Path file = below(Path.of(filled(root, name.node)), name.path);
        return file != null && exists(file, false) ? file : null;
    }

    private static String filled(String root, String node) {
        int dot = node.indexOf('.');
        String host = dot < 0 ? node : node.substring(0, dot);
        String domain = dot < 0 ? "" : node.substring(dot + 1);
        // A certname follows the authority's rules for names; a text that does not must not select a directory.
        if (node.contains("/") || host.isEmpty()) {
            return root.replace("%h", "localhost").replace("%H", "localhost").replace("%d", "localdomain");
        }
        return root.replace("%h", host).replace("%H", node).replace("%d", domain).replace("%%", "%");
    }

    // As Puppet does: links are followed, also those that lead out of the directory.
    private @Nullable Path existing(Path directory, String path) {
        Path file = below(directory, path);
        // A slash behind a name asks for a directory.
        return file != null && (path.endsWith("/") ? isDirectory(file) : exists(file, true)) ? file : null;
    }

    private boolean exists(Path file, boolean follow) {
        try {
            return files.look(file, follow) != null;
        } catch (IOException unseen) {
            return false;
        }
    }

    private boolean isDirectory(Path path) {
        try {
            FileLook look = files.look(path, true);
            return look != null && look.isDirectory();
        } catch (IOException unseen) {
            return false;
        }
    }

    /// The file of a relative path, or null if the path would leave the directory.
    private static @Nullable Path below(Path directory, String path) {
        try {
            Path file = directory.resolve(path.replaceAll("^/+", "")).normalize();
            return file.startsWith(directory.normalize()) ? file : null;
        } catch (InvalidPathException broken) {
            return null;
        }
    }

    /// A mount that shows one directory of all modules, laid over each other.
    private enum Shared {
        PLUGINS("lib"),
        PLUGINFACTS("facts.d"),
        LOCALES("locales");

        private final String directory;

        Shared(String directory) {
            this.directory = directory;
        }

        static @Nullable Shared named(String name) {
            return switch (name) {
                case "plugins" -> PLUGINS;
                case "pluginfacts" -> PLUGINFACTS;
                case "locales" -> LOCALES;
                default -> null;
            };
        }
    }

    /// A mount that shows one directory of the module that the path begins with.
    private enum PerModule {
        MODULES("files", "No module specified"),
        SCRIPTS("scripts", "No module specified"),
        TASKS("tasks", "No task specified");

        private final String directory;
        private final String missing;

        PerModule(String directory, String missing) {
            this.directory = directory;
            this.missing = missing;
        }

        static @Nullable PerModule named(String name) {
            return switch (name) {
                case "modules" -> MODULES;
                case "scripts" -> SCRIPTS;
                case "tasks" -> TASKS;
                default -> null;
            };
        }
    }
}
