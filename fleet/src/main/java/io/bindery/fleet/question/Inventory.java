package io.bindery.fleet.question;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.fleet.code.CodeState;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Everything that the code of a state defines, used by a node or not.
///
/// @param classes names with their places
/// @param defines names with their places
/// @param functions names with their places
/// @param files files and templates of modules
/// @param dataFiles the data files of the environment's hierarchy, each with its keys and their lines
/// @param levels the levels of the environment's hierarchy that name files, with a pattern for these files
public record Inventory(
        Map<String, String> classes,
        Map<String, String> defines,
        Map<String, String> functions,
        Set<Path> files,
        Map<Path, Map<String, Integer>> dataFiles,
        Map<String, Pattern> levels) {
    private static final Pattern KEY = Pattern.compile("^(?:'([^']+)'|\"([^\"]+)\"|([^\\s#'\"][^#]*?))\\s*:(?:\\s.*)?$");

    /// Takes the inventory of a state.
    public static Inventory of(CodeState state, Snapshot snapshot) {
        Inventory inventory = new Inventory(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeSet<>(), new TreeMap<>(), new TreeMap<>());
        for (Module module : snapshot.modules()) {
            inventory.addModule(state, snapshot, module);
        }
        inventory.addData(state);
        return inventory;
    }

    private void addModule(CodeState state, Snapshot snapshot, Module module) {
        walk(state.files(), module.manifests(), file -> {
            Manifest manifest = file.toString().endsWith(".pp") ? snapshot.manifest(file, module.name()) : null;
            if (manifest != null) {
                manifest.blueprints().forEach(each -> addBlueprint(state, each, file));
            }
        });
        walk(state.files(), module.path().resolve("functions"), file -> addFunction(state, module, module.path().resolve("functions"), file, ".pp"));
        for (String folder : List.of("lib/puppet/functions", "lib/puppet/parser/functions")) {
            Path top = module.path().resolve(folder);
            walk(state.files(), top, file -> addRubyFunction(state, top, file));
        }
        for (String folder : List.of("files", "templates")) {
            walk(state.files(), module.path().resolve(folder), files::add);
        }
    }

    private void addBlueprint(CodeState state, Blueprint blueprint, Path file) {
        var place = blueprint.place();
        String shown = state.shown(file.toString()) + (place == null ? "" : ":" + place.line());
        switch (blueprint.kind()) {
            case CLASS -> classes.put(blueprint.name(), shown);
            case DEFINE -> defines.put(blueprint.name(), shown);
            case NODE -> {}
        }
    }

    private void addFunction(CodeState state, Module module, Path top, Path file, String suffix) {
        if (file.toString().endsWith(suffix)) {
            String inner = top.relativize(file).toString().replace('/', ':').replace(":", "::");
            functions.put(module.name() + "::" + inner.substring(0, inner.length() - suffix.length()), state.shown(file.toString()));
        }
    }

    private void addRubyFunction(CodeState state, Path top, Path file) {
        String inner = top.relativize(file).toString();
        if (inner.endsWith(".rb")) {
            functions.put(inner.substring(0, inner.length() - 3).replace("/", "::"), state.shown(file.toString()));
        }
    }

    private static void walk(FileTree files, Path path, Consumer<Path> each) {
        if (files.isDirectory(path)) {
            files.names(path).forEach(name -> walk(files, path.resolve(name), each));
        } else if (files.isFile(path)) {
            each.accept(path);
        }
    }

    private void addData(CodeState state) {
        String text = state.files().text(state.root().resolve("hiera.yaml"));
        Hash config = text == null ? Hash.EMPTY : hash(read("hiera.yaml", text));
        String standard = config.get("defaults") instanceof Hash defaults && defaults.get("datadir") instanceof Str(String given) ? given : "data";
        Set<Path> folders = new HashSet<>();
        List<Value> hierarchy = config.get("hierarchy") instanceof Arr list ? list.elements() : List.of();
        for (Value each : hierarchy) {
            Hash level = hash(each);
            String folder = level.get("datadir") instanceof Str(String own) ? own : standard;
            List<String> patterns = new ArrayList<>();
            for (String key : List.of("path", "paths", "glob", "globs")) {
                Value paths = level.get(key);
                (paths instanceof Arr list ? list.elements() : paths == null ? List.<Value>of() : List.of(paths)).stream()
                        .filter(Str.class::isInstance)
                        .forEach(path -> patterns.add(pattern(state.root().resolve(folder) + "/" + ((Str) path).value(), key.startsWith("glob"))));
            }
            if (!patterns.isEmpty()) {
                levels.put(level.get("name") instanceof Str(String name) ? name : patterns.toString(), Pattern.compile(String.join("|", patterns)));
            }
            if (!folder.contains("%{")) {
                folders.add(state.root().resolve(folder).normalize());
            }
        }
        for (Path folder : folders) {
            walk(state.files(), folder, file -> {
                if (file.toString().matches(".*\\.(ya?ml|json)")) {
                    String data = state.files().text(file);
                    dataFiles.put(file, data == null || file.toString().endsWith(".json") ? Map.of() : keys(data));
                }
            });
        }
    }

    // An interpolation matches any text.
    private static String pattern(String path, boolean glob) {
        Matcher parts = Pattern.compile("%\\{[^}]*\\}|\\*+|[^%*]+|%").matcher(path);
        StringBuilder pattern = new StringBuilder();
        while (parts.find()) {
            String part = parts.group();
            pattern.append(part.startsWith("%{") || glob && part.startsWith("*") ? ".*" : Pattern.quote(part));
        }
        return pattern.toString();
    }

    /// The keys at the top of a YAML file with their lines.
    private static Map<String, Integer> keys(String text) {
        Map<String, Integer> keys = new TreeMap<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Matcher matcher = KEY.matcher(line);
            if (matcher.matches()) {
                String key = matcher.group(1) != null ? matcher.group(1) : matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
                if (!key.equals("lookup_options") && !key.startsWith("---")) {
                    keys.putIfAbsent(key, number);
                }
            }
        }
        return keys;
    }

    private static Hash hash(Value value) {
        return value instanceof Hash hash ? hash : Hash.EMPTY;
    }

    private static Value read(String name, String text) {
        try {
            return YamlReader.read(new SourceFile(name, text), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        } catch (DataError broken) {
            return Hash.EMPTY;
        }
    }

    /// The directories of `files` that were looked at as a whole: those whose content was listed too.
    Set<Path> servedDirectories(Set<Path> looked) {
        Set<Path> served = new HashSet<>();
        for (Path file : files) {
            Path folder = file.getParent();
            if (folder != null && looked.contains(file)) {
                served.add(folder);
            }
        }
        return served;
    }
}
