package io.bindery.cli;

import io.bindery.puppet.bind.site.EnvironmentChoice;
import io.bindery.puppet.bind.site.ListedEnvironment;
import io.bindery.puppet.bind.site.SelectionRequest;
import io.bindery.puppet.compile.CatalogDirectory;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.eval.EvaluationSettings;
import io.bindery.puppet.eval.Limits;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.Strictness;
import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.ExecClassifier;
import io.bindery.puppet.load.FactsCache;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.NodeClassifier;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Files;
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

    Request request(Compiler compiler, Settings defaults, Log log) {
        Library library = compiler.library();
        Settings settings = settings(library.files(), defaults, log);
        SelectionRequest selection = selection(library, settings);
        EnvironmentChoice choice = chosenEnvironment().choose(compiler, selection, log);
        Environment chosen = choice.environment();
        boolean elsewhere = chosenEnvironment().isElsewhere(selection.classified().environment());
        return new Request(
                selection.certname(),
                program(chosen, elsewhere),
                choice.byManifest() ? settings.with("envdir", String.valueOf(chosen.directory())) : settings,
                selection.evaluation(),
                selection.facts(),
                selection.trusted(),
                selection.serverFacts(),
                selection.classified().classes(),
                selection.classified().parameters(),
                exported(library.files(), selection.certname()),
                text("code_id"));
    }

    /// Why the node has its environment.
    List<String> environmentReasons(Compiler compiler, Settings defaults, Log log) {
        Library library = compiler.library();
        SelectionRequest selection = selection(library, settings(library.files(), defaults, log));
        return chosenEnvironment().choose(compiler, selection, log).reasons().get();
    }

    /// The environments that nodes could have, as far as this one can tell.
    List<ListedEnvironment> environments(Compiler compiler, Settings defaults, Log log) {
        Library library = compiler.library();
        return NodeEnvironment.list(compiler, selection(library, settings(library.files(), defaults, log)), log);
    }

    private SelectionRequest selection(Library library, Settings settings) {
        String certname = certname();
        Hash facts = facts(library, settings);
        Hash trusted = trusted(certname).toHash();
        return new SelectionRequest(
                certname,
                settings,
                evaluation(settings),
                facts,
                trusted,
                hash("server_facts"),
                text("agent_environment") == null ? text("environment") : text("agent_environment"),
                classification(settings, new NodeClassifier.ClassifiedNode(certname, facts, trusted)));
    }

    private NodeEnvironment chosenEnvironment() {
        return new NodeEnvironment(
                text("environment"),
                text("agent_environment"),
                text("environment_dir"),
                modulepath(),
                text("code") != null || text("manifest") != null);
    }

    private @Nullable List<Path> modulepath() {
        if (!(fields.get("modulepath") instanceof Arr path)) {
            return null;
        }
        List<Path> directories = new ArrayList<>();
        path.elements().forEach(each -> directories.add(Path.of(plain(each)).toAbsolutePath().normalize()));
        return directories;
    }

    /// The environment with the program or manifest given for it.
    private Environment program(Environment chosen, boolean elsewhere) {
        String manifest = text("manifest");
        String code = text("code");
        if (code != null) {
            return chosen.withCode(code);
        }
        return manifest == null || elsewhere
                ? chosen
                : chosen.withManifest(Path.of(manifest).toAbsolutePath().normalize());
    }

    private Settings settings(FileTree files, Settings defaults, Log log) {
        Map<String, String> given = new HashMap<>();
        Settings base = defaults;
        String confdir = text("confdir");
        if (confdir != null) {
            base = SettingsFile.read(files, Path.of(confdir, "puppet.conf"), base.with("confdir", confdir), CompileOptions.warnings(log));
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

    private Classifier.Classification classification(Settings settings, NodeClassifier.ClassifiedNode node) {
        Classifier.Classification found = classify(settings, node);
        if (found == null) {
            throw new LoadError("Could not find node '" + node.name() + "'; cannot compile");
        }
        boolean named = found.classes().isEmpty() ? fields.get("classes") instanceof Arr : found.named();
        return new Classifier.Classification(classes(found), parameters(found), found.environment(), named);
    }

    // A file that is no program is the answer itself.
    private Classifier.@Nullable Classification classify(Settings settings, NodeClassifier.ClassifiedNode node) {
        String given = text("enc");
        Path file = given == null ? null : Path.of(given).toAbsolutePath();
        if (file != null && !Files.isExecutable(file)) {
            String answer = DiskTree.DISK.text(file);
            return answer == null ? null : ExecClassifier.read(node.name(), answer);
        }
        return (file == null ? classifier(settings) : command(file.toString())).classify(node);
    }

    private static NodeClassifier classifier(Settings settings) {
        String terminus = settings.require("node_terminus");
        return switch (terminus) {
            case "plain" -> NodeClassifier.of(terminus, Classifier.PLAIN);
            case "exec" -> command(settings.require("external_nodes"));
            default -> NodeClassifier.find(terminus);
        };
    }

    private static NodeClassifier command(String command) {
        return NodeClassifier.of("exec", new ExecClassifier(new CommandRunner(), command));
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

    private Hash facts(Library library, Settings settings) {
        return switch (fields.get("facts")) {
            case Hash inline -> inline;
            case Str(String file) -> library.facts(Path.of(file));
            case null, default -> storedFacts(library, settings);
        };
    }

    private Hash storedFacts(Library library, Settings settings) {
        Hash stored = "yaml".equals(settings.text("facts_terminus"))
                ? FactsCache.of(settings).read(library.files(), certname())
                : null;
        return stored == null ? Hash.EMPTY : stored;
    }

    /// Whether the node's agent is to ask again: it wants to know, and has another environment than the one it asked for.
    boolean asksElsewhere(Request request, Log log) {
        String asked = text("agent_environment") == null ? text("environment") : text("agent_environment");
        String chosen = request.environment().name();
        if (fields.get("check_environment") != Bool.TRUE || asked == null || asked.equals(chosen)) {
            return false;
        }
        log.write(
                LogLevel.WARNING,
                null,
                "Requested environment '" + asked + "' did not match server specified environment '" + chosen + "'");
        return true;
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
