package io.bindery.cli;

import io.bindery.puppet.compile.CatalogDirectory;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.eval.EvaluationSettings;
import io.bindery.puppet.eval.Limits;
import io.bindery.puppet.eval.Strictness;
import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.ExecClassifier;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// One line of `compile --batch`: a node to be compiled.
record BatchRecord(Hash fields) {

    String name() {
        String name = text("name");
        return name == null ? certname() : name;
    }

    private String certname() {
        String certname = text("certname");
        if (certname == null) {
            throw new LoadError("A batch record needs a certname");
        }
        return certname;
    }

    Request request(Library library, Settings defaults) {
        FileTree files = library.files();
        Settings settings = settings(files, defaults);
        String certname = certname();
        Classifier.Classification classified = classification(settings, certname);
        return new Request(
                certname,
                environment(library, settings, classified.environment()),
                settings,
                evaluation(settings),
                facts(library),
                trusted(certname).toHash(),
                hash("server_facts"),
                classes(classified),
                parameters(classified),
                exported(files, certname),
                text("code_id"));
    }

    private Settings settings(FileTree files, Settings defaults) {
        Map<String, String> given = new HashMap<>();
        Settings base = defaults;
        String confdir = text("confdir");
        if (confdir != null) {
            base = SettingsFile.read(files, Path.of(confdir, "puppet.conf"), base.with("confdir", confdir));
        }
        String server = hash("server_facts").get("servername") instanceof Str(String name) ? name : null;
        if (server != null) {
            given.put("certname", server);
            given.put("server", server);
        }
        if (olderThan8(hash("server_facts").get("serverversion"))) {
            given.put("strict", "warning");
            given.put("strict_variables", "false");
        }
        put(given, "hiera_config", text("hiera_config"));
        if (text("catalogs") != null) {
            given.put("storeconfigs", "true");
        }
        hash("settings").entries().forEach((name, value) -> given.put(plain(name), plain(value)));
        return base.with(given);
    }

    // A record that says its server is an older Puppet gets that one's defaults.
    private static boolean olderThan8(@Nullable Value version) {
        return version instanceof Str(String text) && !text.isEmpty() && text.charAt(0) < '8' && text.indexOf('.') == 1;
    }

    private Classifier.Classification classification(Settings settings, String certname) {
        Classifier.Classification found = classifier(settings).classify(certname);
        if (found == null) {
            throw new LoadError("Could not find node '" + certname + "'; cannot compile");
        }
        return found;
    }

    private Classifier classifier(Settings settings) {
        String script = text("enc");
        if (script != null) {
            return new ExecClassifier(new CommandRunner(), Path.of(script).toAbsolutePath().toString());
        }
        String terminus = settings.require("node_terminus");
        return switch (terminus) {
            case "plain" -> Classifier.PLAIN;
            case "exec" -> new ExecClassifier(new CommandRunner(), settings.require("external_nodes"));
            default -> throw new LoadError("Could not find terminus " + terminus + " for indirection node");
        };
    }

    private ExportedResources exported(FileTree files, String certname) {
        String directory = text("catalogs");
        return directory == null ? ExportedResources.NONE : new CatalogDirectory(files, Path.of(directory), certname);
    }

    private SequencedMap<String, Hash> classes(Classifier.Classification classified) {
        SequencedMap<String, Hash> all = new LinkedHashMap<>(classified.classes());
        all.putAll(classes());
        return all;
    }

    private SequencedMap<String, Value> parameters(Classifier.Classification classified) {
        SequencedMap<String, Value> all = new LinkedHashMap<>(classified.parameters());
        all.putAll(strings(hash("parameters")));
        return all;
    }

    private static void put(Map<String, String> settings, String name, @Nullable String value) {
        if (value != null) {
            settings.put(name, value);
        }
    }

    static EvaluationSettings evaluation(Settings settings) {
        return new EvaluationSettings(
                Strictness.valueOf(settings.require("strict").toUpperCase(Locale.ROOT)),
                settings.isOn("strict_variables"),
                Limits.STANDARD);
    }

    // What the classifier says wins over what was asked for.
    private Environment environment(Library library, Settings settings, @Nullable String classified) {
        String name = classified != null ? classified : text("environment");
        String asked = name == null ? text("agent_environment") : name;
        String environment = asked == null ? settings.require("environment") : asked;
        String directory = text("environment_dir");
        Environments environments = library.environments(settings, warning -> {});
        boolean elsewhere = classified != null && !classified.equals(text("environment"));
        Environment found = directory == null || elsewhere
                ? find(environments, environment, settings)
                : environments.read(environment, Path.of(directory).toAbsolutePath().normalize());
        if (fields.get("modulepath") instanceof Arr path) {
            List<Path> directories = new ArrayList<>();
            path.elements().forEach(each -> directories.add(Path.of(plain(each)).toAbsolutePath().normalize()));
            found = found.withModulepath(directories);
        }
        String manifest = text("manifest");
        String code = text("code");
        if (code != null) {
            return found.withCode(code);
        }
        return manifest == null || elsewhere ? found : found.withManifest(Path.of(manifest).toAbsolutePath().normalize());
    }

    // A program on the command line needs no environment on disk, unless one was asked for.
    private Environment find(Environments environments, String name, Settings settings) {
        boolean program = text("code") != null || text("manifest") != null;
        Environment found = environments.findOrNull(name);
        if (found != null || text("environment") != null || !program) {
            return found != null ? found : environments.find(name);
        }
        List<Path> modulepath = new ArrayList<>();
        for (String directory : settings.require("basemodulepath").split(":")) {
            modulepath.add(Path.of(directory));
        }
        return Environment.of(name, null, modulepath, null);
    }

    private Hash facts(Library library) {
        return fields.get("facts") instanceof Hash inline
                ? inline
                : text("facts") instanceof String file ? library.facts(Path.of(file)) : Hash.EMPTY;
    }

    private TrustedData trusted(String certname) {
        Hash given = hash("trusted");
        Value authenticated = given.get("authenticated");
        return new TrustedData(
                authenticated == null ? Str.of("remote") : authenticated,
                certname,
                given.get("extensions") instanceof Hash extensions ? extensions : Hash.EMPTY,
                given.get("external") instanceof Hash external ? external : Hash.EMPTY);
    }

    private SequencedMap<String, Hash> classes() {
        SequencedMap<String, Hash> classes = new LinkedHashMap<>();
        switch (fields.get("classes")) {
            case Arr list -> list.elements().forEach(name -> classes.put(plain(name), Hash.EMPTY));
            case Hash hash ->
                hash.entries()
                        .forEach((name, parameters) ->
                                classes.put(plain(name), parameters instanceof Hash given ? given : Hash.EMPTY));
            case null, default -> {}
        }
        return classes;
    }

    private @Nullable String text(String key) {
        return fields.get(key) instanceof Str(String text) ? text : null;
    }

    private Hash hash(String key) {
        return fields.get(key) instanceof Hash hash ? hash : Hash.EMPTY;
    }

    private static SequencedMap<String, Value> strings(Hash hash) {
        SequencedMap<String, Value> strings = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> strings.put(plain(key), value));
        return strings;
    }

    private static String plain(Value value) {
        return switch (value) {
            case Str(String text) -> text;
            case Int(long number) -> Long.toString(number);
            case Bool bool -> bool.value() ? "true" : "false";
            case Undef undef -> "";
            default -> value.toString();
        };
    }
}
