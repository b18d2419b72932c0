package io.bindery.cli.lookup;

import io.bindery.cli.command.LogOptions;
import io.bindery.cli.command.SiteOptions;
import io.bindery.cli.compile.CompileOptions;
import io.bindery.cli.facts.HostFacts;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.HostSettings;
import io.bindery.puppet.node.LookupFacts;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The node and the environment of a `lookup` command.
public final class LookupNode {
    private static final List<Flag> OWN = List.of(
            Flag.taking("node", "NAME", "The node to look up for, with the facts stored of it; this host unless given."),
            Flag.taking("facts", "FILE", "Facts, JSON or YAML, over those of the node."),
            Flag.taking("codedir", "DIR", "Where environments and modules are."),
            Flag.taking("vardir", "DIR", "Where facts of nodes are stored, under yaml/facts."));

    private static final List<Flag> TRUST = List.of(
            Flag.on("trusted", "Trust the node's name, as a compile does; this is the default."),
            Flag.on("trusted-from-facts", "As `puppet lookup` does: trusted.certname is the fact clientcert, and empty where there is none."));

    private final Flags flags;
    private final SiteOptions site;

    public LookupNode(Flags flags) {
        this.flags = flags;
        this.site = new SiteOptions(flags);
    }

    /// A synopsis with these flags behind its own.
    public static Synopsis taken(Synopsis synopsis) {
        return synopsis.with(OWN).with(SiteOptions.FLAGS).with(TRUST).with(LogOptions.FLAGS);
    }

    /// The node that the flags name.
    public NodeRequest request(FileTree files, Log log, boolean compile) {
        return request(files, log, compile, new LookupFacts(files)::given);
    }

    /// @param reading how the file of facts is read that goes over those of the node
    public NodeRequest request(FileTree files, Log log, boolean compile, Function<Path, Hash> reading) {
        Settings settings = settings(files, log);
        String name = flags.value("node");
        String facts = flags.value("facts");
        String node = name == null ? settings.require("certname") : name;
        Hash known = LookupFacts.over(
                name == null ? HostFacts.of(node) : new LookupFacts(files).stored(node, settings),
                facts == null ? Hash.EMPTY : reading.apply(Path.of(facts)));
        if (known.size() == 0) {
            throw new LookupProblem("No facts available for target node: " + node);
        }
        if (flags.has("trusted-from-facts") && known.get("clientcert") == null) {
            log.write(LogLevel.WARNING, null, "The facts do not name the node (clientcert), so that trusted.certname is empty");
        }
        return request(settings, node, known, trusted(node, known), compile);
    }

    /// A node of a fleet, whose name is known.
    public NodeRequest request(FileTree files, Log log, String node, Hash known, boolean compile) {
        return request(settings(files, log), node, known, trusted(node, known), compile);
    }

    // The same as for a compile, so that both see the same data.
    private TrustedData trusted(String node, Hash known) {
        return flags.has("trusted-from-facts") ? LookupFacts.trusted(known) : TrustedData.remote(node);
    }

    private NodeRequest request(Settings settings, String node, Hash known, TrustedData trusted, boolean compile) {
        String manifest = site.manifest();
        return NodeRequest.of(node, compile ? settings : settings.with("node_terminus", "plain"))
                .withFacts(new FactsSource.Given(known))
                .withTrusted(trusted)
                .withEnvironment(site.environmentRequest(!compile, false))
                .withProgram(manifest == null ? Program.OF_ENVIRONMENT : new Program.Manifest(Path.of(manifest)));
    }

    private Settings settings(FileTree files, Log log) {
        Map<String, String> places = new HashMap<>();
        String confdir = site.confdir();
        SiteOptions.put(places, "confdir", confdir == null ? null : CompileOptions.absolute(confdir));
        SiteOptions.put(places, "codedir", flags.value("codedir"));
        SiteOptions.put(places, "vardir", flags.value("vardir"));
        Settings configured =
                SettingsFile.read(files, HostSettings.defaults().with(places), CompileOptions.warnings(log));
        Map<String, String> given = site.settings();
        String hiera = site.hieraConfig();
        SiteOptions.put(given, "hiera_config", hiera == null ? null : CompileOptions.absolute(hiera));
        return configured.with(places).with(given);
    }
}
