package io.bindery.cli;

import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The node and the environment that `lookup` asks for.
final class LookupNode {
    private static final List<String> IDENTITY = List.of("hostname", "domain", "fqdn", "clientcert");

    @Option(names = "--node", paramLabel = "NAME", description = "The node to look up for; this host unless given.")
    private @Nullable String name;

    @Option(names = "--facts", paramLabel = "FILE", description = "The node's facts, JSON or YAML.")
    private @Nullable Path facts;

    @Option(names = "--environment", paramLabel = "ENV", description = "The environment (production).")
    private @Nullable String environment;

    @Option(names = "--environment-dir", paramLabel = "DIR", description = "The folder of the environment.")
    private @Nullable Path environmentDirectory;

    @Option(names = "--environmentpath", paramLabel = "PATH", description = "Where environments are.")
    private @Nullable String environmentPath;

    @Option(names = "--modulepath", paramLabel = "PATH", description = "Where modules are.")
    private @Nullable String modulePath;

    @Option(names = "--hiera-config", paramLabel = "FILE", description = "The global hiera.yaml.")
    private @Nullable Path hieraConfig;

    @Option(names = "--no-keys", description = "Let placeholders stand for encrypted data instead of decrypting it.")
    private boolean noKeys;

    @Option(names = {"-d", "--debug"}, hidden = true)
    @SuppressWarnings("UnusedVariable") // taken as Puppet takes it; there is nothing more to say here
    private boolean debug;

    @Option(names = {"-v", "--verbose"}, hidden = true)
    @SuppressWarnings("UnusedVariable") // taken as Puppet takes it; there is nothing more to say here
    private boolean verbose;

    Request request(boolean compile) {
        String node = name == null ? hostname() : name;
        Hash known = facts == null ? Hash.EMPTY : facts(facts);
        if (known.size() == 0) {
            throw new LookupProblem("No facts available for target node: " + node);
        }
        return request(node, known, compile);
    }

    Request request(String node, Hash known, boolean compile) {
        Settings settings = settings();
        Environment found = environment(settings);
        String certname = known.get("clientcert") instanceof Str(String given) ? given : node;
        return new Request(
                node,
                compile ? found : found.withCode("undef"),
                settings,
                BatchRecord.evaluation(settings),
                known,
                new TrustedData(Str.of("local"), certname, Hash.EMPTY, Hash.EMPTY).toHash(),
                Hash.EMPTY,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
    }

    /// The facts of a file, which must name the node entirely or not at all.
    Hash facts(Path file) {
        Hash known = FactsFile.read(DiskTree.DISK, file);
        long named = IDENTITY.stream().filter(fact -> known.get(fact) != null).count();
        if (named > 0 && named < IDENTITY.size()) {
            throw new LookupProblem("When overriding any of the hostname,domain,fqdn,clientcert facts with " + file
                    + " given via the --facts flag, they must all be overridden.");
        }
        return known;
    }

    private Settings settings() {
        Map<String, String> given = new HashMap<>();
        if (environmentPath != null) {
            given.put("environmentpath", environmentPath);
        }
        if (hieraConfig != null) {
            given.put("hiera_config", hieraConfig.toAbsolutePath().normalize().toString());
        }
        if (noKeys) {
            given.put("eyaml_placeholders", "true");
        }
        return Settings.defaults(hostname()).with(given);
    }

    private Environment environment(Settings settings) {
        Environments environments = new Environments(DiskTree.DISK, settings, warning -> System.err.println("Warning: " + warning));
        String wanted = environment == null ? settings.require("environment") : environment;
        Environment found = environmentDirectory == null
                ? environments.find(wanted)
                : environments.read(wanted, environmentDirectory.toAbsolutePath().normalize());
        return modulePath == null
                ? found
                : found.withModulepath(Arrays.stream(modulePath.split(":"))
                        .map(folder -> Path.of(folder).toAbsolutePath().normalize())
                        .toList());
    }

    private static String hostname() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException unknown) {
            return "localhost";
        }
    }
}
