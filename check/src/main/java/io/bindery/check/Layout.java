package io.bindery.check;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.HostSettings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The layout of a directory: an environment (the usual control repo), a module, or a directory of modules.
///
/// @param environment its modules and manifests; the directory of a single module is on the path only if it has the module's name
/// @param modules the modules inside it, by name
/// @param roots the names of these modules, by their directories
record Layout(Environment environment, Map<String, Path> modules, Map<Path, String> roots) {
    private static final Set<String> LOADED = Set.of("manifests", "functions", "types", "plans");

    Layout {
        modules = Map.copyOf(modules);
        roots = Map.copyOf(roots);
    }

    private Layout(Environment environment, Map<String, Path> modules) {
        this(environment, modules, roots(modules));
    }

    private static Map<Path, String> roots(Map<String, Path> modules) {
        Map<Path, String> roots = new HashMap<>();
        modules.forEach((name, directory) -> roots.put(directory, name));
        return roots;
    }

    static Layout of(Path directory, List<Path> more, FileTree files) {
        Path top = directory.toAbsolutePath().normalize();
        if (isEnvironment(top, files)) {
            return environment(top, more, files);
        }
        if (isModule(top, files)) {
            return module(top, more);
        }
        List<Path> path = new ArrayList<>(List.of(top));
        path.addAll(more);
        Environment environment = Environment.of("production", null, path, null);
        return new Layout(environment, modulesIn(path.subList(0, 1), top, files));
    }

    private static boolean isEnvironment(Path top, FileTree files) {
        boolean environment = files.exists(top.resolve("environment.conf")) || files.exists(top.resolve("Puppetfile"));
        return environment || !files.exists(top.resolve("metadata.json")) && (files.isDirectory(top.resolve("modules")) || files.exists(top.resolve("manifests/site.pp")));
    }

    private static boolean isModule(Path top, FileTree files) {
        return files.exists(top.resolve("metadata.json")) || files.isDirectory(top.resolve("manifests")) || files.isDirectory(top.resolve("lib/puppet"));
    }

    private static Layout environment(Path top, List<Path> more, FileTree files) {
        Environment found;
        try {
            found = new Environments(files, HostSettings.defaults(), warning -> {}).read(name(top), top);
        } catch (LoadError unreadable) {
            // The inspection of the file reports it.
            found = Environment.of(name(top), top, List.of(top.resolve("modules")), top.resolve("manifests"));
        }
        List<Path> path = new ArrayList<>(found.modulepath());
        path.addAll(more);
        return new Layout(found.withModulepath(path), modulesIn(found.modulepath(), top, files));
    }

    private static Layout module(Path top, List<Path> more) {
        String folder = name(top);
        String module = folder.substring(folder.lastIndexOf('-') + 1);
        List<Path> path = new ArrayList<>();
        Path parent = top.getParent();
        if (folder.equals(module) && parent != null) {
            path.add(parent);
        }
        path.addAll(more);
        return new Layout(Environment.of("production", null, path, null), Map.of(module, top));
    }

    private static String name(Path directory) {
        return String.valueOf(directory.getFileName());
    }

    private static Map<String, Path> modulesIn(List<Path> modulepath, Path top, FileTree files) {
        Map<String, Path> found = new TreeMap<>();
        for (Path directory : modulepath) {
            if (directory.startsWith(top) && files.isDirectory(directory)) {
                for (String name : files.names(directory)) {
                    if (files.isDirectory(directory.resolve(name))) {
                        found.putIfAbsent(name, directory.resolve(name));
                    }
                }
            }
        }
        return found;
    }

    /// The module that a file belongs to; empty for a file of the environment.
    String moduleOf(Path file) {
        for (Path path = file.toAbsolutePath().normalize(); path != null; path = path.getParent()) {
            String module = roots.get(path);
            if (module != null) {
                return module;
            }
        }
        return "";
    }

    /// Whether a file is in a folder that Puppet loads definitions of a module from. Examples and tests are in none of them.
    boolean isLoaded(Path file) {
        Path root = modules.get(moduleOf(file));
        Path path = file.toAbsolutePath().normalize();
        return root != null && root.getNameCount() < path.getNameCount() && LOADED.contains(path.getName(root.getNameCount()).toString());
    }
}
