package io.bindery.cli;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The node and the environment that `lookup` asks for.
final class LookupNode {
    @Option(names = "--node", paramLabel = "NAME", description = "The node to look up for, with the facts stored of it; this host unless given.")
    private @Nullable String name;

    @Option(names = "--facts", paramLabel = "FILE", description = "Facts, JSON or YAML, over those of the node.")
    private @Nullable Path facts;

    @Option(names = {"-E", "--environment"}, paramLabel = "ENV", description = "The environment (production).")
    private @Nullable String environment;

    @Option(names = {"--environment-dir", "--environment_dir"}, paramLabel = "DIR", description = "The folder of the environment.")
    private @Nullable Path environmentDirectory;

    @Option(
            names = {"--agent-environment", "--agent_environment"},
            paramLabel = "NAME",
            description = "The environment the node's agent asks for.")
    private @Nullable String agentEnvironment;

    @Option(names = "--manifest", paramLabel = "FILE|DIR", description = "The manifests in place of the environment's.")
    private @Nullable Path manifest;

    @Option(names = "--environmentpath", paramLabel = "PATH", description = "Where environments are.")
    private @Nullable String environmentPath;

    @Option(names = "--modulepath", paramLabel = "PATH", description = "Where modules are.")
    private @Nullable String modulePath;

    @Option(names = {"--hiera-config", "--hiera_config"}, paramLabel = "FILE", description = "The global hiera.yaml.")
    private @Nullable Path hieraConfig;

    @Option(names = "--confdir", paramLabel = "DIR", description = "Where puppet.conf is.")
    private @Nullable String confdir;

    @Option(names = "--codedir", paramLabel = "DIR", description = "Where environments and modules are.")
    private @Nullable String codedir;

    @Option(names = "--vardir", paramLabel = "DIR", description = "Where facts of nodes are stored, under yaml/facts.")
    private @Nullable String vardir;

    @Option(names = "--strict", paramLabel = "off|warning|error", description = "What to do about doubtful data.")
    private @Nullable String strict;

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "Any other setting.")
    private Map<String, String> others = new HashMap<>();

    @Option(names = "--no-keys", description = "Let placeholders stand for encrypted data instead of decrypting it.")
    private boolean noKeys;

    @Option(names = {"-d", "--debug", "-v", "--verbose", "--trusted"}, hidden = true)
    @SuppressWarnings("UnusedVariable") // taken as Puppet takes it; there is nothing more to say here
    private boolean ignored;

    @Option(names = "--color", hidden = true)
    @SuppressWarnings("UnusedVariable") // nothing here is coloured
    private @Nullable String color;

    Request request(Compiler compiler, Log log, boolean compile) {
        Settings settings = settings(log);
        String node = name == null ? settings.require("certname") : name;
        Hash known = LookupFacts.over(
                name == null ? HostFacts.of(node) : LookupFacts.stored(node, settings),
                facts == null ? Hash.EMPTY : LookupFacts.given(facts));
        if (known.size() == 0) {
            throw new LookupProblem("No facts available for target node: " + node);
        }
        if (known.get("clientcert") == null) {
            System.err.println("Warning: The facts do not name the node (clientcert), so that trusted.certname is empty");
        }
        return request(compiler, settings, node, known, trusted(known), log, compile);
    }

    /// The request for a node of a fleet, whose name is known.
    Request request(Compiler compiler, Log log, String node, Hash known, boolean compile) {
        String certname = known.get("clientcert") instanceof Str(String given) ? given : node;
        return request(compiler, settings(log), node, known, local(certname), log, compile);
    }

    private Request request(Compiler compiler, Settings settings, String node, Hash known, Hash trusted, Log log, boolean compile) {
        Request made = record(node, known, compile).request(compiler, compile ? settings : settings.with("node_terminus", "plain"), log);
        return new Request(
                made.name(),
                manifest == null ? made.environment() : made.environment().withManifest(manifest.toAbsolutePath().normalize()),
                made.settings(),
                made.evaluation(),
                made.facts(),
                trusted,
                made.serverFacts(),
                made.classes(),
                made.parameters(),
                made.exported(),
                made.codeId());
    }

    private BatchRecord record(String node, Hash known, boolean compile) {
        SequencedMap<Value, Value> fields = new LinkedHashMap<>();
        fields.put(Str.of("certname"), Str.of(node));
        fields.put(Str.of("facts"), known);
        if (environment != null) {
            fields.put(Str.of("environment"), Str.of(environment));
        }
        if (environmentDirectory != null) {
            fields.put(Str.of("environment_dir"), Str.of(environmentDirectory.toAbsolutePath().normalize().toString()));
        }
        if (agentEnvironment != null) {
            fields.put(Str.of("agent_environment"), Str.of(agentEnvironment));
        }
        if (manifest != null) {
            fields.put(Str.of("manifest"), Str.of(manifest.toString()));
        }
        if (modulePath != null) {
            fields.put(Str.of("modulepath"), new Arr(Arrays.stream(modulePath.split(":")).<Value>map(Str::of).toList()));
        }
        if (!compile) {
            fields.put(Str.of("code"), Str.of("undef"));
        }
        return new BatchRecord(Hash.owning(fields));
    }

    private static Hash local(String certname) {
        return new TrustedData(Str.of("local"), certname, Hash.EMPTY, Hash.EMPTY).toHash();
    }

    // As Puppet does: who a node is, only the fact clientcert tells, whatever was asked for.
    private static Hash trusted(Hash known) {
        if (known.get("clientcert") instanceof Str(String certname)) {
            return local(certname);
        }
        SequencedMap<Value, Value> nobody = new LinkedHashMap<>(local("").entries());
        for (String part : new String[] {"certname", "hostname", "domain"}) {
            nobody.put(Str.of(part), Undef.UNDEF);
        }
        return Hash.owning(nobody);
    }

    private Settings settings(Log log) {
        Map<String, String> places = new HashMap<>();
        put(places, "confdir", confdir == null ? null : CompileOptions.absolute(confdir));
        put(places, "codedir", codedir);
        put(places, "vardir", vardir);
        Settings under = CompileOptions.ownPlaces(Settings.defaults(CompileOptions.hostname())).with(places);
        Settings configured = SettingsFile.read(
                DiskTree.DISK, Path.of(under.require("confdir"), "puppet.conf"), under, CompileOptions.warnings(log));
        Map<String, String> given = new HashMap<>(others);
        put(given, "environmentpath", environmentPath);
        put(given, "hiera_config", hieraConfig == null ? null : hieraConfig.toAbsolutePath().normalize().toString());
        put(given, "strict", strict);
        put(given, "eyaml_placeholders", noKeys ? "true" : null);
        return configured.with(places).with(given);
    }

    private static void put(Map<String, String> settings, String setting, @Nullable String value) {
        if (value != null) {
            settings.put(setting, value);
        }
    }
}
