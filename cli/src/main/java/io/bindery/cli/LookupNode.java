package io.bindery.cli;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;

/// The node and the environment that `lookup` asks for.
final class LookupNode {
    private static final List<Flag> OWN = List.of(
            Flag.taking("node", "NAME", "The node to look up for, with the facts stored of it; this host unless given."),
            Flag.taking("facts", "FILE", "Facts, JSON or YAML, over those of the node."),
            Flag.taking("codedir", "DIR", "Where environments and modules are."),
            Flag.taking("vardir", "DIR", "Where facts of nodes are stored, under yaml/facts."));

    /// Taken as Puppet takes them; there is nothing more to say here, and nothing is coloured.
    private static final List<Flag> WITHOUT_EFFECT = List.of(
            Flag.on("debug", "").withLetter('d'), Flag.on("verbose", "").withLetter('v'), Flag.on("trusted", ""), Flag.taking("color", "", ""));

    private final Flags flags;
    private final SiteOptions site;

    LookupNode(Flags flags) {
        this.flags = flags;
        this.site = new SiteOptions(flags);
    }

    /// A synopsis with these flags behind its own.
    static Synopsis taken(Synopsis synopsis) {
        return synopsis.with(OWN).with(SiteOptions.FLAGS).with(WITHOUT_EFFECT);
    }

    Request request(Compiler compiler, Log log, boolean compile) {
        return request(compiler, log, compile, LookupFacts::given);
    }

    /// @param reading how the file of facts is read that goes over those of the node
    Request request(Compiler compiler, Log log, boolean compile, Function<Path, Hash> reading) {
        Settings settings = settings(log);
        String name = flags.value("node");
        String facts = flags.value("facts");
        String node = name == null ? settings.require("certname") : name;
        Hash known = LookupFacts.over(
                name == null ? HostFacts.of(node) : LookupFacts.stored(node, settings),
                facts == null ? Hash.EMPTY : reading.apply(Path.of(facts)));
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
        String manifest = site.manifest();
        Request made = record(node, known, compile).request(compiler, compile ? settings : settings.with("node_terminus", "plain"), log);
        return new Request(
                made.name(),
                manifest == null ? made.environment() : made.environment().withManifest(Path.of(CompileOptions.absolute(manifest))),
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
        site.addTo(fields);
        String directory = site.environmentDirectory();
        SiteOptions.text(fields, "environment_dir", directory == null ? null : CompileOptions.absolute(directory));
        SiteOptions.text(fields, "manifest", site.manifest());
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
        String confdir = site.confdir();
        SiteOptions.put(places, "confdir", confdir == null ? null : CompileOptions.absolute(confdir));
        SiteOptions.put(places, "codedir", flags.value("codedir"));
        SiteOptions.put(places, "vardir", flags.value("vardir"));
        Settings under = CompileOptions.ownPlaces(Settings.defaults(CompileOptions.hostname())).with(places);
        Settings configured = SettingsFile.read(
                DiskTree.DISK, Path.of(under.require("confdir"), "puppet.conf"), under, CompileOptions.warnings(log));
        Map<String, String> given = site.settings();
        String hiera = site.hieraConfig();
        SiteOptions.put(given, "hiera_config", hiera == null ? null : CompileOptions.absolute(hiera));
        return configured.with(places).with(given);
    }
}
