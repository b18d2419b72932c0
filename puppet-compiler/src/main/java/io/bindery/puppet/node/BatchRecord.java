package io.bindery.puppet.node;

import io.bindery.puppet.compile.CatalogDirectory;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.setting.LanguageVersion;
import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
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
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A node request as data: one line of `compile --batch`. Fields that are missing or of another kind count as not given.
public record BatchRecord(Hash fields) {

    /// The name of the record in its answer.
    public String name() {
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

    /// The typed request.
    ///
    /// @param files the tree that the environment, `puppet.conf` and stored catalogs are read from
    /// @param defaults settings that apply unless the record or its `puppet.conf` sets them
    /// @throws LoadError if it names no node or a directory that is not there, or its `puppet.conf` cannot be read
    public NodeRequest request(FileTree files, Settings defaults, Log log) {
        return NodeRequest.of(certname(), settings(files, defaults, log))
                .withFacts(facts())
                .withTrusted(trusted())
                .withServerFacts(hash("server_facts"))
                .withEnvironment(environment(files))
                .withProgram(program())
                .withClassification(classification())
                .withExported(exported(files))
                .withCodeId(text("code_id"))
                .withTransaction(text("transaction_uuid"));
    }

    private Settings settings(FileTree files, Settings defaults, Log log) {
        Settings under = defaults;
        String confdir = text("confdir");
        if (confdir != null) {
            under = SettingsFile.read(
                    files, defaults.with("confdir", confdir), message -> log.write(LogLevel.WARNING, null, message));
        }
        Map<String, String> given = new HashMap<>();
        String server = hash("server_facts").get("servername") instanceof Str(String name) ? name : null;
        if (server != null) {
            given.put("certname", server);
            given.put("server", server);
        }
        if (LanguageVersion.of(hash("server_facts").get("serverversion")) == LanguageVersion.PUPPET_7) {
            given.put("strict", "warning");
            given.put("strict_variables", "false");
        }
        String hiera = text("hiera_config");
        if (hiera != null) {
            given.put("hiera_config", hiera);
        }
        if (text("catalogs") != null) {
            given.put("storeconfigs", "true");
        }
        hash("settings").entries().forEach((name, value) -> given.put(plain(name), plain(value)));
        return under.with(given);
    }

    private FactsSource facts() {
        return switch (fields.get("facts")) {
            case Hash inline -> new FactsSource.Given(inline);
            case Str(String file) -> new FactsSource.InFile(Path.of(file));
            case null, default -> FactsSource.STORED;
        };
    }

    private TrustedData trusted() {
        Hash given = hash("trusted");
        Value authenticated = given.get("authenticated");
        return new TrustedData(
                authenticated == null ? Str.of("remote") : authenticated,
                certname(),
                given.get("extensions") instanceof Hash extensions ? extensions : Hash.EMPTY,
                given.get("external") instanceof Hash external ? external : Hash.EMPTY);
    }

    private EnvironmentRequest environment(FileTree files) {
        return new EnvironmentRequest(
                text("environment"),
                text("agent_environment"),
                environmentDirectory(files),
                modulepath(),
                false,
                fields.get("check_environment") == Bool.TRUE);
    }

    // Without this a misspelt directory would be compiled as an empty environment.
    private @Nullable Path environmentDirectory(FileTree files) {
        String given = text("environment_dir");
        if (given == null) {
            return null;
        }
        Path directory = Path.of(given).toAbsolutePath().normalize();
        if (!files.isDirectory(directory)) {
            throw new LoadError("Could not find the environment directory " + given);
        }
        return directory;
    }

    private @Nullable List<Path> modulepath() {
        if (!(fields.get("modulepath") instanceof Arr path)) {
            return null;
        }
        List<Path> directories = new ArrayList<>();
        path.elements().forEach(each -> directories.add(Path.of(plain(each)).toAbsolutePath().normalize()));
        return directories;
    }

    private Program program() {
        String code = text("code");
        String manifest = text("manifest");
        if (code != null) {
            return new Program.Code(code);
        }
        return manifest == null ? Program.OF_ENVIRONMENT : new Program.Manifest(Path.of(manifest));
    }

    private ClassificationSource classification() {
        String enc = text("enc");
        return new ClassificationSource(
                enc == null ? new ClassificationSource.OfSettings() : new ClassificationSource.External(Path.of(enc)),
                new Classification(classes(), parameters(), null, fields.get("classes") instanceof Arr));
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

    private SequencedMap<String, Value> parameters() {
        SequencedMap<String, Value> parameters = new LinkedHashMap<>();
        hash("parameters").entries().forEach((key, value) -> parameters.put(plain(key), value));
        return parameters;
    }

    private ExportedResources exported(FileTree files) {
        String directory = text("catalogs");
        return directory == null ? ExportedResources.NONE : new CatalogDirectory(files, Path.of(directory), certname());
    }

    private @Nullable String text(String key) {
        return fields.get(key) instanceof Str(String text) ? text : null;
    }

    private Hash hash(String key) {
        return fields.get(key) instanceof Hash hash ? hash : Hash.EMPTY;
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
