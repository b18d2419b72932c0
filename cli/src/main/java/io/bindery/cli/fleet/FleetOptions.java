package io.bindery.cli.fleet;

import io.bindery.cli.command.Product;
import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.files.PrivateFolder;
import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeRequest;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.code.CodeStates;
import io.bindery.fleet.code.CommitHistory;
import io.bindery.fleet.code.GitRepository;
import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.compile.SharedRuby;
import io.bindery.fleet.compile.SiteSetup;
import io.bindery.fleet.compile.StateCompiler;
import io.bindery.fleet.diff.EngineRequest;
import io.bindery.fleet.diff.EngineSource;
import io.bindery.fleet.diff.FleetEngine;
import io.bindery.fleet.diff.LocalEngine;
import io.bindery.fleet.diff.NodeWork;
import io.bindery.fleet.nodes.FactConditionReader;
import io.bindery.fleet.nodes.FactFiles;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.nodes.NodeFacts;
import io.bindery.fleet.nodes.NodeSelection;
import io.bindery.fleet.nodes.PuppetDbNodes;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileContents;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/// The meaning of the [FleetFlags]: the code, the nodes, and how they are compiled.
final class FleetOptions {
    /// As Puppet does: without a global hiera.yaml the data beside where it would be counts, so that must not be the environment's.
    private static final String NO_GLOBAL_DATA = "/nonexistent/hiera.yaml";

    private final Flags flags;
    private final FileContents contents = FileContents.shared();
    private final SharedRuby ruby = new SharedRuby(Product::ruby);
    private final List<CodeState> opened = new ArrayList<>();
    private final Set<String> told = new HashSet<>();

    FleetOptions(Flags flags) {
        this.flags = flags;
    }

    private String environment() {
        return flags.value("environment", "production");
    }

    /// Where the code is mounted, whatever its state.
    Path root() {
        return Path.of(flags.value("environmentpath", "/etc/puppetlabs/code/environments")).toAbsolutePath().normalize().resolve(environment());
    }

    /// The directory of what is kept between runs. Code is run from there, so that root uses none that others can alter.
    Path cache() {
        Path folder = cachePlace();
        try {
            PrivateFolder.make(folder);
        } catch (AccessDeniedException _) {
            // Users without a home of their own: what cannot be made is not used either.
            return folder;
        } catch (IOException failure) {
            throw new UsageError("--cache-dir: " + failure.getMessage());
        }
        return folder;
    }

    private Path cachePlace() {
        String given = flags.value("cache-dir");
        String home = System.getenv("XDG_CACHE_HOME");
        Path usual = home == null || home.isEmpty() ? Path.of(System.getProperty("user.home", "/root"), ".cache") : Path.of(home);
        return given == null ? usual.resolve("bindery/fleet") : Path.of(given).toAbsolutePath();
    }

    /// Opens the first of some states that exists, and prints its problems.
    ///
    /// @throws CodeError if none of the states exists
    CodeState state(Terminal terminal, String... names) {
        CodeStates states = states();
        CodeError last = new CodeError("There is no state to open");
        for (String name : names) {
            try {
                CodeState state = states.open(name);
                opened.add(state);
                tellProblems(terminal);
                return state;
            } catch (CodeError unknown) {
                last = unknown;
            }
        }
        throw last;
    }

    /// Logs the problems of all states that were opened, each once. Some are found only when a compile comes upon them.
    void tellProblems(Terminal terminal) {
        for (CodeState state : opened) {
            for (String problem : state.problems()) {
                if (told.add(state.label() + ": " + problem)) {
                    terminal.log(Terminal.Level.WARNING, state.label() + ": " + problem);
                }
            }
        }
    }

    /// The commits before a ref, as [CommitHistory] lists them.
    List<CommitHistory.Commit> commits(String tip, @Nullable String beginning, int most, List<String> paths) {
        return new CommitHistory(GitRepository.of(basedir())).last(tip, beginning, most, paths);
    }

    private Path basedir() {
        return Path.of(flags.value("basedir", ".")).toAbsolutePath().normalize();
    }

    private CodeStates states() {
        String folder = flags.value("module-cache");
        CodeRequest.ModuleSource modules = new CodeRequest.ModuleSource(
                !flags.has("no-puppetfile"), folder == null ? null : Path.of(folder), flags.has("offline"));
        return new CodeStates(new CodeRequest(basedir(), flags.value("subdirectory", ""), root(), cache(), modules));
    }

    StateCompiler compiler(CodeState state) {
        return compiler(state, isOlder());
    }

    /// @param older whether Puppet 7's rules hold, whatever `--puppet` says
    StateCompiler compiler(CodeState state, boolean older) {
        return new StateCompiler(state, setup(older), ruby.at(state), contents);
    }

    /// What is known of earlier compiles that were set up in the same way.
    InputStore store() {
        SiteSetup setup = setup(isOlder());
        String text = ProductVersion.TEXT + root() + setup.environment() + setup.serverFacts() + setup.program() + setup.classification()
                + setup.generators() + setup.modulepath() + new TreeMap<>(setup.settings().values());
        return InputStore.open(cache().resolve("inputs"), NodeFacts.digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    FleetWorkers workers() {
        return new FleetWorkers(number("threads", Runtime.getRuntime().availableProcessors()));
    }

    /// The machines that do the work: those that `--engine` names, or this one.
    FleetEngine engine(NodeWork work, boolean learning) {
        String address = flags.value("engine");
        if (address == null) {
            if (flags.has("engine-set")) {
                throw new UsageError("--engine-set has no effect without --engine");
            }
            return new LocalEngine(work, workers());
        }
        EngineRequest request = new EngineRequest(
                address, flags.pairs("engine-set"), work, setup(isOlder()), learning, Product.rubyJars(), cache().resolve("sent"));
        for (EngineSource source : ServiceLoader.load(EngineSource.class)) {
            if (source.knows(address)) {
                return source.open(request);
            }
        }
        throw new UsageError(
                address.startsWith("spark://") || address.startsWith("local[")
                        ? "--engine " + address + " needs Spark, which is not installed: bin/spark fetches it (docs/scale.md)"
                        : "--engine is spark://HOST:PORT or local[N]; not " + address);
    }

    List<FleetNode> nodes() throws InterruptedException {
        String from = flags.value("nodes-from");
        if (from == null) {
            throw new UsageError("needs --nodes-from");
        }
        String where = flags.value("where");
        if (PuppetDbNodes.isAddress(from)) {
            NodeSelection selection = new NodeSelection(flags.list("nodes"), null, number("sample", 0));
            return selection.of(new PuppetDbNodes(address(from), certificates()).list(where));
        }
        for (String flag : List.of("cacert", "cert", "key")) {
            if (flags.has(flag)) {
                throw new UsageError("--" + flag + " has no effect: the nodes do not come from PuppetDB");
            }
        }
        NodeSelection selection = new NodeSelection(
                flags.list("nodes"), where == null ? null : FactConditionReader.read(where), number("sample", 0));
        return selection.of(FactFiles.list(Path.of(from)));
    }

    private static URI address(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException wrong) {
            throw new UsageError("--nodes-from is no address: " + text);
        }
    }

    private @Nullable SSLContext certificates() {
        return flags.value("cacert") == null && flags.value("cert") == null
                ? null
                : ClientCertificate.context(path("cacert"), path("cert"), path("key"));
    }

    private @Nullable Path path(String flag) {
        String value = flags.value(flag);
        return value == null ? null : Path.of(value);
    }

    int number(String flag, int otherwise) {
        String value = flags.value(flag);
        if (value == null) {
            return otherwise;
        }
        if (!value.matches("\\d{1,9}")) {
            throw new UsageError("--" + flag + " takes a number; not " + value);
        }
        return Integer.parseInt(value);
    }

    private boolean isOlder() {
        String version = flags.value("puppet", "8");
        if (!version.equals("7") && !version.equals("8")) {
            throw new UsageError("--puppet is 7 or 8; not " + version);
        }
        return version.equals("7");
    }

    private SiteSetup setup(boolean older) {
        String manifest = flags.value("manifest");
        String enc = flags.value("enc");
        Boolean generate = flags.choice("allow-generate");
        return new SiteSetup(
                environment(),
                settings(older),
                serverFacts(older),
                manifest == null ? Program.OF_ENVIRONMENT : new Program.Manifest(root().resolve(manifest)),
                enc == null ? ClassificationSource.OF_SETTINGS : ClassificationSource.of(new ClassificationSource.External(Path.of(enc))),
                generate != null && generate ? Generators.ALLOWED : Generators.FORBIDDEN,
                modulepath());
    }

    private @Nullable List<Path> modulepath() {
        String path = flags.value("modulepath");
        return path == null ? null : List.of(path.split(":")).stream().map(each -> root().resolve(each).normalize()).toList();
    }

    // Settings of this machine are used only on request, so that everyone gets the same answer.
    private Settings settings(boolean older) {
        Settings settings = Settings.defaults("puppet");
        String confdir = flags.value("confdir");
        if (confdir != null) {
            settings = SettingsFile.read(DiskTree.DISK, settings.with("confdir", Path.of(confdir).toAbsolutePath().toString()), warning -> {});
        }
        Map<String, String> given = new HashMap<>();
        given.put("environmentpath", String.valueOf(root().getParent()));
        given.put("environment", environment());
        given.put("storeconfigs", "true");
        String hiera = flags.value("hiera-config");
        if (hiera != null || confdir == null) {
            given.put("hiera_config", hiera == null ? NO_GLOBAL_DATA : root().resolve(hiera).toString());
        }
        if (older) {
            given.put("strict", "warning");
            given.put("strict_variables", "false");
        }
        if (flags.has("no-keys")) {
            given.put("eyaml_placeholders", "true");
        }
        given.putAll(flags.pairs("set"));
        return settings.with(given);
    }

    private static Hash serverFacts(boolean older) {
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        facts.put(Str.of("serverversion"), Str.of(older ? "7.23.0" : "8.11.0"));
        facts.put(Str.of("servername"), Str.of("puppet"));
        return Hash.owning(facts);
    }
}
