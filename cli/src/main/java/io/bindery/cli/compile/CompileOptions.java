package io.bindery.cli.compile;

import io.bindery.cli.command.SiteOptions;
import io.bindery.cli.command.ThisServer;
import io.bindery.cli.facts.HostFacts;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.compile.CatalogDirectory;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.HostSettings;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.node.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The flags that select the code and the node to compile. They have the names of Puppet's settings.
public final class CompileOptions {
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

    public CompileOptions(Flags flags) {
        this.flags = flags;
        this.site = new SiteOptions(flags);
    }

    /// A synopsis with these flags behind its own.
    public static Synopsis taken(Synopsis synopsis) {
        return synopsis.with(OWN).with(SiteOptions.FLAGS);
    }

    Generators generators(Generators usual) {
        Boolean allowed = flags.choice("allow-generate");
        return allowed == null ? usual : allowed ? Generators.ALLOWED : Generators.FORBIDDEN;
    }

    @Nullable String catalogs() {
        return flags.value("catalogs");
    }

    /// Settings with the flags over them.
    Settings flags(Settings under) {
        Map<String, String> given = site.settings();
        SiteOptions.put(given, "strict_variables", flags.value("strict-variables"));
        return under.with(given);
    }

    public static String absolute(String path) {
        return Path.of(path).toAbsolutePath().normalize().toString();
    }

    /// Makes the flags good for what needs no environment on disk.
    public void makeEnvironmentOptional() {
        environmentless = true;
    }

    /// The node the flags name, or null.
    public @Nullable String node() {
        return flags.value("certname");
    }

    /// The settings of `puppet.conf` under those of the flags.
    public Settings settings(FileTree files, Log log) {
        String confdir = site.confdir();
        Settings defaults = HostSettings.defaults();
        Settings placed = confdir == null ? defaults : defaults.with("confdir", absolute(confdir));
        return flags(SettingsFile.read(files, placed, warnings(log)));
    }

    /// The warnings of a log.
    public static Consumer<String> warnings(Log log) {
        return message -> log.write(LogLevel.WARNING, null, message);
    }

    /// The environment that the flags name: by its directory, or by its name on the environment path.
    public Environment environment(FileTree files, Log log) {
        Settings settings = settings(files, log);
        Environments environments = new Environments(files, settings, warnings(log));
        String asked = site.environment();
        String name = asked == null ? settings.require("environment") : asked;
        String directory = site.environmentDirectory();
        requireDirectory();
        Environment found = directory == null ? environments.find(name) : environments.read(name, Path.of(absolute(directory)));
        List<Path> modulepath = site.modulepath();
        return modulepath == null ? found : found.withModulepath(modulepath);
    }

    /// The node that the flags describe.
    ///
    /// @param settings as [#settings] reads them
    /// @param program a manifest given without a flag
    public NodeRequest request(FileTree files, Settings settings, @Nullable String program) {
        String given = node();
        String node = given == null ? settings.require("certname") : given;
        String facts = flags.value("facts");
        String catalogs = catalogs();
        return request(settings, node, facts == null ? ofNode(given, node, settings) : new FactsSource.InFile(Path.of(facts)), program)
                .withExported(catalogs == null ? ExportedResources.NONE : new CatalogDirectory(files, Path.of(catalogs), node));
    }

    /// A node that the caller names, in the environment that the flags describe.
    NodeRequest request(Settings settings, String node, FactsSource facts, @Nullable String program) {
        String enc = flags.value("enc");
        requireDirectory();
        return NodeRequest.of(node, stores(settings))
                .withFacts(facts)
                .withServerFacts(ThisServer.facts())
                .withEnvironment(site.environmentRequest(environmentless, flags.has("check-environment")))
                .withProgram(program(program == null ? site.manifest() : program))
                .withClassification(
                        enc == null
                                ? ClassificationSource.OF_SETTINGS
                                : ClassificationSource.of(new ClassificationSource.External(Path.of(enc))));
    }

    /// Facts of a node that no file is given for: those of this host unless another node is named or there is a store of facts.
    private static FactsSource ofNode(@Nullable String given, String node, Settings settings) {
        return given == null && !"yaml".equals(settings.text("facts_terminus"))
                ? new FactsSource.Given(HostFacts.of(node))
                : FactsSource.STORED;
    }

    private Settings stores(Settings settings) {
        Map<String, String> more = new HashMap<>();
        SiteOptions.put(more, "hiera_config", site.hieraConfig());
        SiteOptions.put(more, "storeconfigs", catalogs() == null ? null : "true");
        return settings.with(more);
    }

    private Program program(@Nullable String manifest) {
        String code = flags.value("execute");
        if (manifest != null && !Files.exists(Path.of(manifest))) {
            throw new LoadError("Could not find file " + manifest);
        }
        if (code != null) {
            return new Program.Code(code);
        }
        return manifest == null ? Program.OF_ENVIRONMENT : new Program.Manifest(Path.of(manifest));
    }

    private void requireDirectory() {
        String directory = site.environmentDirectory();
        if (directory != null && !Files.isDirectory(Path.of(directory))) {
            throw new LoadError("Could not find the environment directory " + directory);
        }
    }
}
