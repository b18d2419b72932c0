package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import io.bindery.puppet.name.EnvironmentName;
import io.bindery.text.Spelling;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Finds directory environments: `NAME/` under a directory of `environmentpath`, with the settings of its `environment.conf`.
public final class Environments {
    private final FileTree files;
    private final Settings settings;
    private final Consumer<String> warnings;
    private final Recent<Key, Known> known;

    /// The inputs of an environment, apart from its `environment.conf`.
    record Key(String name, Path directory, Settings settings) {}

    /// An environment, and its `environment.conf` when it was read.
    record Known(FileStamp stamp, Environment environment, OwnSettings own) {}

    /// The settings that an `environment.conf` may have.
    public static List<String> ownSettings() {
        return OwnSettings.KNOWN;
    }

    public Environments(FileTree files, Settings settings, Consumer<String> warnings) {
        this(files, settings, warnings, new Recent<>(0));
    }

    Environments(FileTree files, Settings settings, Consumer<String> warnings, Recent<Key, Known> known) {
        this.files = files;
        this.settings = settings;
        this.warnings = warnings;
        this.known = known;
    }

    /// The first environment of this name on the path.
    ///
    /// @throws LoadError with Puppet's message if the path has no such environment
    public Environment find(String name) {
        Environment found = findOrNull(name);
        if (found != null) {
            return found;
        }
        throw missing(name, settings, names());
    }

    /// The error for a missing environment, with Puppet's message.
    ///
    /// @param known those that are
    public static LoadError missing(String name, Settings settings, List<String> known) {
        String hint = Spelling.hint(name, known);
        String others = known.isEmpty() ? "there is none at all; name a directory with --environment-dir" : "there are " + String.join(", ", known);
        return new LoadError(
                "Could not find a directory environment named '" + name + "' anywhere in the path: " + settings.require("environmentpath")
                        + ". Does the directory exist?",
                List.of(hint.isEmpty() ? others : hint));
    }

    public @Nullable Environment findOrNull(String name) {
        if (!EnvironmentName.isValid(name)) {
            return null;
        }
        for (String path : settings.require("environmentpath").split(":")) {
            Path directory = absolute(Path.of(path)).resolve(name);
            if (files.isDirectory(directory)) {
                return read(name, directory);
            }
        }
        return null;
    }

    /// The names of all environments on the path, sorted.
    public List<String> names() {
        TreeSet<String> names = new TreeSet<>();
        for (String path : settings.require("environmentpath").split(":")) {
            Path directory = absolute(Path.of(path));
            for (String name : files.names(directory)) {
                if (EnvironmentName.isValid(name) && files.isDirectory(directory.resolve(name))) {
                    names.add(name);
                }
            }
        }
        return List.copyOf(names);
    }

    /// The environment in a directory, whatever its place.
    public Environment read(String name, Path directory) {
        Key key = new Key(name, directory, settings);
        FileStamp stamp = files.stamp(directory.resolve("environment.conf"));
        Known last = known.get(key);
        if (last != null && last.stamp.equals(stamp)) {
            last.own.report(last.environment, files, warnings);
            return last.environment;
        }
        Settings local = settings.with("environment", name);
        OwnSettings file = OwnSettings.read(files, directory.resolve("environment.conf"));
        Map<String, String> own = file.values();
        String path = local.interpolate(own.getOrDefault("modulepath", local.require("basemodulepath")));
        List<Path> modulepath = modulepath(path, directory);
        if (!own.containsKey("modulepath")) {
            modulepath.addFirst(directory.resolve("modules"));
        }
        Environment read = make(name, directory, modulepath, own, local);
        file.report(read, files, warnings);
        // The matches of a pattern may change although the file with the pattern does not.
        if (!isPattern(path)) {
            known.put(key, new Known(stamp, read, file));
        }
        return read;
    }

    /// The environment of a plan, with what its `environment.conf` adds.
    public Environment read(EnvironmentPlan plan) {
        Settings local = settings.with("environment", plan.name());
        OwnSettings file = OwnSettings.read(files, plan.directory().resolve("environment.conf"));
        Map<String, String> own = file.values();
        String path = plan.modulepath() == null
                ? local.interpolate(own.getOrDefault("modulepath", "modules"))
                : plan.modulepath();
        Environment made = make(plan.name(), plan.directory(), modulepath(path, plan.directory()), own, local);
        file.oddities().forEach(warnings);
        boolean known = plan.manifest() == null && !own.getOrDefault("manifest", "").isEmpty();
        return new Environment(
                made.name(),
                made.directory(),
                made.modulepath(),
                known ? made.manifest() : plan.manifest() == null ? plan.usualManifest() : plan.manifest(),
                made.configVersion(),
                made.code(),
                made.richData(),
                plan.bindings(),
                made.timeout());
    }

    private Environment make(String name, Path directory, List<Path> modulepath, Map<String, String> own, Settings local) {
        String version = own.get("config_version");
        return new Environment(
                name,
                directory,
                modulepath,
                manifest(own, directory, local),
                version == null || version.isEmpty() ? null : command(local.interpolate(version), directory),
                local.require("code"),
                !"false".equals(own.getOrDefault("rich_data", local.text("rich_data"))),
                Environment.bindings(directory),
                local.duration("environment_timeout", own.get("environment_timeout")));
    }

    private Path manifest(Map<String, String> own, Path directory, Settings local) {
        Path fallback = directory.resolve(local.require("default_manifest")).normalize();
        String manifest = own.get("manifest");
        if (manifest == null || manifest.isEmpty()) {
            return fallback;
        }
        Path chosen = directory.resolve(local.interpolate(manifest)).normalize();
        if (local.isOn("disable_per_environment_manifest") && !chosen.equals(fallback)) {
            throw new LoadError("Compilation has been halted because: The 'disable_per_environment_manifest' setting is true, and the '"
                    + local.text("environment")
                    + "' environment has an environment.conf manifest that conflicts with the 'default_manifest' setting."
                    + " For more information, see https://puppet.com/docs/puppet/latest/environments_about.html");
        }
        return chosen;
    }

    private List<Path> modulepath(String text, Path directory) {
        List<Path> path = new ArrayList<>();
        for (String part : text.split(":")) {
            if (part.isEmpty()) {
                continue;
            }
            Path resolved = directory.resolve(part).normalize();
            if (isPattern(part)) {
                path.addAll(expand(resolved));
            } else {
                path.add(resolved);
            }
        }
        return path;
    }

    private static boolean isPattern(String path) {
        return path.indexOf('*') >= 0 || path.indexOf('?') >= 0 || path.indexOf('[') >= 0 || path.indexOf('{') >= 0;
    }

    // A pattern in the last segment, as `site-*`.
    private List<Path> expand(Path pattern) {
        Path parent = pattern.getParent();
        if (parent == null) {
            return List.of();
        }
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern.getFileName());
        List<Path> found = new ArrayList<>();
        for (String name : files.names(parent)) {
            if (matcher.matches(Path.of(name))) {
                found.add(parent.resolve(name));
            }
        }
        return found;
    }

    private static String command(String text, Path directory) {
        return text.startsWith("$") ? text : directory.resolve(text).normalize().toString();
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
