package io.bindery.cli;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import java.util.Arrays;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The flags that say what is compiled, and for whom. They are the fields of a batch record, under the names of Puppet's settings.
final class CompileOptions {
    private static final List<Flag> OWN = List.of(
            Flag.taking("execute", "CODE", "A program in place of the manifests.").withLetter('e').or("code"),
            Flag.taking("facts", "FILE", "The node's facts, JSON or YAML."),
            Flag.taking("certname", "NAME", "The node's name; also --node.").or("node"),
            Flag.taking("enc", "SCRIPT", "An external node classifier."),
            Flag.taking("catalogs", "DIR", "Stored catalogs: exported resources come from there, and the result goes there."),
            Flag.taking("strict-variables", "true|false", "Whether unknown variables are errors.").or("strict_variables"),
            Flag.on("check-environment", "Answer with an empty catalog where the node has another environment than the one asked for.")
                    .or("check_environment"),
            new Flag(
                    "allow-generate",
                    '\0',
                    Argument.OPPOSITE,
                    "Let manifests run commands with generate(). Unless said, the setting allow_generate decides, true for a batch only."));

    private final Flags flags;
    private final SiteOptions site;
    private boolean environmentless;

    CompileOptions(Flags flags) {
        this.flags = flags;
        this.site = new SiteOptions(flags);
    }

    /// A synopsis with these flags behind its own.
    static Synopsis taken(Synopsis synopsis) {
        return synopsis.with(OWN).with(SiteOptions.FLAGS);
    }

    Generators generators(Generators usual) {
        Boolean allowed = flags.choice("allow-generate");
        return allowed == null ? usual : allowed ? Generators.ALLOWED : Generators.FORBIDDEN;
    }

    @Nullable String catalogs() {
        return flags.value("catalogs");
    }

    /// Settings with the directories that a person's own Puppet has, and the configuration directory of the flags.
    Settings places(Settings defaults) {
        String confdir = site.confdir();
        return confdir == null ? ownPlaces(defaults) : ownPlaces(defaults).with("confdir", absolute(confdir));
    }

    /// Settings with the directories that a person's own Puppet has.
    static Settings ownPlaces(Settings defaults) {
        Map<String, String> own = new HashMap<>();
        String home = System.getProperty("user.home", "");
        if (!System.getProperty("user.name", "").equals("root") && !home.isEmpty()) {
            own.put("confdir", home + "/.puppetlabs/etc/puppet");
            own.put("codedir", home + "/.puppetlabs/etc/code");
            own.put("vardir", home + "/.puppetlabs/opt/puppet/cache");
        }
        return defaults.with(own);
    }

    /// Settings with the flags over them.
    Settings flags(Settings under) {
        Map<String, String> given = site.settings();
        SiteOptions.put(given, "strict_variables", flags.value("strict-variables"));
        return under.with(given);
    }

    static String absolute(String path) {
        return Path.of(path).toAbsolutePath().normalize().toString();
    }

    /// Makes the flags good for what needs no environment on disk.
    void makeEnvironmentOptional() {
        environmentless = true;
    }

    /// The node the flags name, or null.
    @Nullable String node() {
        return flags.value("certname");
    }

    /// The settings of `puppet.conf` under those of the flags.
    Settings settings(FileTree files, Log log) {
        Settings defaults = places(Settings.defaults(hostname()));
        return flags(SettingsFile.read(files, Path.of(defaults.require("confdir"), "puppet.conf"), defaults, warnings(log)));
    }

    /// The warnings of a log.
    static Consumer<String> warnings(Log log) {
        return message -> log.write(LogLevel.WARNING, null, message);
    }

    /// The environment that the flags name: by its directory, or by its name on the environment path.
    Environment environment(FileTree files, Log log) {
        Settings settings = settings(files, log);
        Environments environments = new Environments(files, settings, warnings(log));
        String asked = site.environment();
        String name = asked == null ? settings.require("environment") : asked;
        String directory = directory();
        Environment found = directory == null ? environments.find(name) : environments.read(name, Path.of(absolute(directory)));
        String modulepath = site.modulepath();
        return modulepath == null
                ? found
                : found.withModulepath(Arrays.stream(modulepath.split(":")).map(each -> Path.of(absolute(each))).toList());
    }

    /// The flags as a batch record.
    ///
    /// @param program a manifest given without a flag
    BatchRecord record(Settings under, @Nullable String program) {
        SequencedMap<Value, Value> fields = new LinkedHashMap<>();
        String node = node();
        String code = flags.value("execute");
        SiteOptions.text(fields, "certname", node == null ? under.require("certname") : node);
        SiteOptions.text(fields, "code", code == null && environmentless ? "" : code);
        SiteOptions.text(fields, "manifest", existing(program == null ? site.manifest() : program));
        SiteOptions.text(fields, "environment_dir", directory());
        site.addTo(fields);
        if (flags.has("check-environment")) {
            fields.put(Str.of("check_environment"), Bool.TRUE);
        }
        SiteOptions.text(fields, "hiera_config", site.hieraConfig());
        SiteOptions.text(fields, "facts", flags.value("facts"));
        SiteOptions.text(fields, "enc", flags.value("enc"));
        fields.put(Str.of("server_facts"), ServerFacts.of(hostname()));
        fields.put(Str.of("settings"), names(under));
        SiteOptions.text(fields, "catalogs", catalogs());
        return new BatchRecord(Hash.owning(fields));
    }

    // A batch record takes the server's names from its facts; here the settings say them.
    private static Hash names(Settings settings) {
        SequencedMap<Value, Value> names = new LinkedHashMap<>();
        for (String name : List.of("certname", "server")) {
            names.put(Str.of(name), Str.of(settings.require(name)));
        }
        return Hash.owning(names);
    }

    private @Nullable String directory() {
        String directory = site.environmentDirectory();
        if (directory != null && !Files.isDirectory(Path.of(directory))) {
            throw new LoadError("Could not find the environment directory " + directory);
        }
        return directory;
    }

    private static @Nullable String existing(@Nullable String manifest) {
        if (manifest != null && !Files.exists(Path.of(manifest))) {
            throw new LoadError("Could not find file " + manifest);
        }
        return manifest;
    }

    /// This machine's name.
    static String hostname() {
        try {
            return InetAddress.getLocalHost().getCanonicalHostName().toLowerCase(java.util.Locale.ROOT);
        } catch (UnknownHostException unknown) {
            return "localhost";
        }
    }
}
