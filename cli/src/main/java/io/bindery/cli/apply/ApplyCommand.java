package io.bindery.cli.apply;

import io.bindery.cli.apply.PuppetArguments.Option;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.DataError;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogReader;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.Seconds;
import io.bindery.puppet.transaction.LateValues;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// `bindery apply`: compiles a manifest, or reads a catalog, and applies it to this machine.
///
/// @param compilers gives the compiler of manifests
public record ApplyCommand(Supplier<Compiler> compilers) {
    static final List<Option> OPTIONS = List.of(
            new Option("execute", 'e', true, "Apply this code in place of a manifest."),
            new Option("catalog", '\0', true, "Apply a catalog in JSON; `-` reads it from standard input."),
            new Option("detailed-exitcodes", '\0', false, "2 for changes, 4 for failures, 6 for both."),
            new Option("pending-exitcodes", '\0', false, "As --detailed-exitcodes, and 8 where a rehearsal would change something."),
            new Option("json", '\0', false, "Write log lines, events and the end of the run as JSON, an object a line."),
            new Option("test", 't', false, "--verbose --detailed-exitcodes --show_diff --no-splay."),
            new Option("verbose", 'v', false, "Log lines of level info too."),
            new Option("debug", 'd', false, "Log lines of every level."),
            new Option("logdest", 'l', true, "console, syslog, or a file (.json and .jsonl in those forms). Can be repeated."),
            new Option("loadclasses", 'L', false, "Add the classes of the last run."),
            new Option("write-catalog-summary", '\0', false, "Write the names of classes and resources."),
            new Option("help", 'h', false, "Show this help."),
            new Option("version", 'V', false, "Show the version."));

    /// What `--help` shows.
    public static Synopsis synopsis() {
        return PuppetArguments.synopsis(
                "bindery apply [FLAGS] [MANIFEST]",
                """
                Compiles a manifest and applies it to this machine. Without a manifest the code is read from standard input.
                Every setting of Puppet is a flag too, such as --noop, --tags, --modulepath, --environment, --show_diff or --vardir.""",
                OPTIONS);
    }

    /// Runs the command; the exit code.
    public int run(String[] arguments) throws IOException {
        PuppetArguments parsed;
        if (List.of(arguments).contains("--parseonly")) {
            System.out.println("--parseonly has been removed. Please use 'bindery validate <manifest>'");
            return 1;
        }
        // Before anything else: the programs that tell of this machine run while the settings are read. A stored catalog needs no facts.
        boolean stored = Arrays.stream(arguments).anyMatch(each -> each.startsWith("--catalog"));
        AgentFacts facts = stored ? null : AgentFacts.start();
        try {
            parsed = PuppetArguments.parse(arguments, OPTIONS, ApplySettings.defaults());
        } catch (PuppetArguments.WrongArguments wrong) {
            System.err.println("Error: Could not parse application options: " + wrong.getMessage());
            return 1;
        }
        Map<String, String> flags = new LinkedHashMap<>(parsed.settings());
        boolean test = parsed.has("test");
        if (test) {
            flags.put("show_diff", "true");
        }
        if (parsed.has("write-catalog-summary")) {
            flags.put("write_catalog_summary", "true");
        }
        ApplySettings settings = ApplySettings.read(flags, problem -> System.err.println("Error: " + problem));
        LogLevel level = level(parsed, settings);
        if (level == null) {
            System.err.println("Error: Could not initialize global default settings: Invalid loglevel " + settings.text("log_level"));
            return 1;
        }
        Log log = settings.log(level, parsed.values("logdest"), parsed.has("json") ? List.of() : ApplySettings.CONSOLE);
        ExitCodes codes = parsed.has("pending-exitcodes")
                ? ExitCodes.PENDING
                : test || parsed.has("detailed-exitcodes") ? ExitCodes.DETAILED : ExitCodes.PLAIN;
        try {
            return new Session(parsed, settings, log, codes, facts).run();
        } finally {
            log.close();
        }
    }

    private static @Nullable LogLevel level(PuppetArguments parsed, ApplySettings settings) {
        if (parsed.has("debug")) {
            return LogLevel.DEBUG;
        }
        if (parsed.has("verbose") || parsed.has("test")) {
            return LogLevel.INFO;
        }
        return LogLevel.of(settings.text("log_level"));
    }

    /// One run of the command.
    private final class Session {
        private final PuppetArguments parsed;
        private final ApplySettings settings;
        private final Log log;
        private final ExitCodes codes;
        private final @Nullable AgentFacts started;

        /// @param started facts that are being collected; null if that was not begun
        Session(PuppetArguments parsed, ApplySettings settings, Log log, ExitCodes codes, @Nullable AgentFacts started) {
            this.parsed = parsed;
            this.settings = settings;
            this.log = log;
            this.codes = codes;
            this.started = started;
        }

        int run() throws IOException {
            settings.makeDirectories(log);
            try {
                String catalog = parsed.value("catalog");
                return catalog == null ? compileAndApply() : applyStored(catalog);
            } catch (LoadError error) {
                log.write(LogLevel.ERR, "Could not run: " + error.message());
                return 1;
            } catch (CompileError error) {
                log.write(LogLevel.ERR, error.message());
                return 1;
            }
        }

        private int compileAndApply() throws IOException {
            Program program = program();
            NodeCompiler nodes = new NodeCompiler(compilers.get());
            CompileLog compileLog = new CompileLog(log);
            // The run writes its state for certain, and the programs that tell of this machine are still at work.
            FileReplacement.prepare();
            Request request = nodes.assemble(node(program), compileLog);
            long start = System.nanoTime();
            Catalog catalog = nodes.compiler().compile(request, compileLog);
            Duration retrieval = Duration.ofNanos(System.nanoTime() - start);
            log.write(LogLevel.NOTICE, "Compiled catalog for " + catalog.name() + " in environment " + catalog.environment() + " in "
                    + Seconds.rounded(retrieval) + " seconds");
            Applying applying = new Applying(settings, log, parsed.has("json"));
            List<Path> modulepath = request.environment().modulepath();
            if (!isDeferred(catalog)) {
                return applying.apply(catalog, modulepath, LateValues.NONE, retrieval, codes);
            }
            return nodes.compiler().templates(
                    request, compileLog, desk -> applying.apply(catalog, modulepath, new DeferredValues(desk), retrieval, codes));
        }

        private static boolean isDeferred(Catalog catalog) {
            return catalog.resources().stream()
                    .anyMatch(resource -> resource.parameters().stream().anyMatch(each -> DeferredValues.isDeferred(each.value())));
        }

        private Program program() throws IOException {
            String code = parsed.value("execute");
            if (code != null) {
                return new Program.Code(code);
            }
            if (parsed.rest().isEmpty()) {
                return new Program.Code(new String(FileReading.bytes(System.in, "standard input"), StandardCharsets.UTF_8));
            }
            Path manifest = Path.of(parsed.rest().getFirst());
            if (!Files.exists(manifest)) {
                throw new LoadError("Could not find file " + manifest);
            }
            if (parsed.rest().size() > 1) {
                log.write(LogLevel.WARNING, "Only one file can be applied per run.  Skipping "
                        + String.join(", ", parsed.rest().subList(1, parsed.rest().size())));
            }
            return new Program.Manifest(manifest);
        }

        private NodeRequest node(Program program) throws IOException {
            Settings all = settings.all();
            String certname = settings.text("certname");
            String modulepath = parsed.settings().get("modulepath");
            AgentFacts facts = started == null ? AgentFacts.start() : started;
            List<Path> modules = modulepath == null
                    ? null
                    : Arrays.stream(modulepath.split(":")).map(each -> Path.of(each).toAbsolutePath().normalize()).toList();
            EnvironmentRequest environment =
                    new EnvironmentRequest(parsed.settings().get("environment"), null, null, modules, true, false);
            return NodeRequest.of(certname, all)
                    .withFacts(new FactsSource.Given(facts.of(certname, modulepath(), settings.isOn("noop"), log)))
                    .withTrusted(new TrustedData(Str.of("local"), certname, Hash.EMPTY, Hash.EMPTY))
                    .withServerFacts(Hash.EMPTY)
                    .withEnvironment(environment)
                    .withProgram(program)
                    .withClassification(classification());
        }

        private ClassificationSource classification() throws IOException {
            Path classes = Path.of(settings.text("classfile"));
            if (!parsed.has("loadclasses") || !Files.exists(classes)) {
                return ClassificationSource.OF_SETTINGS;
            }
            SequencedMap<String, Hash> named = new LinkedHashMap<>();
            for (String name : FileReading.text(classes, StandardCharsets.UTF_8).split("\\s+")) {
                if (!name.isEmpty()) {
                    named.put(name, Hash.EMPTY);
                }
            }
            return new ClassificationSource(new ClassificationSource.OfSettings(), new Classification(named, new LinkedHashMap<>(), null, true));
        }

        private int applyStored(String file) throws IOException {
            String text;
            try {
                text = file.equals("-")
                        ? new String(FileReading.bytes(System.in, "standard input"), StandardCharsets.UTF_8)
                        : new String(FileReading.bytes(Path.of(file)), StandardCharsets.UTF_8);
            } catch (NoSuchFileException e) {
                log.write(LogLevel.ERR, "Could not run: No such file or directory @ rb_sysopen - " + file);
                return 1;
            } catch (FileSystemException unreadable) {
                log.write(LogLevel.ERR, "Could not run: " + unreadable.getMessage());
                return 1;
            }
            Catalog catalog;
            try {
                catalog = CatalogReader.read(new SourceFile(file, text));
            } catch (DataError | IllegalArgumentException damaged) {
                log.write(LogLevel.ERR, "Could not run: Could not deserialize catalog from rich_data_json: Could not intern from rich_data_json: "
                        + damaged.getMessage());
                return 1;
            }
            return new Applying(settings, log, parsed.has("json")).apply(catalog, modulepath(), LateValues.NONE, Duration.ZERO, codes);
        }

        private List<Path> modulepath() {
            @Nullable String given = parsed.settings().get("modulepath");
            String usual = settings.text("environmentpath") + "/" + settings.text("environment") + "/modules:" + settings.text("basemodulepath");
            return Arrays.stream((given == null ? usual : given).split(":")).map(each -> Path.of(each).toAbsolutePath()).toList();
        }
    }
}
