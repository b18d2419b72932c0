package io.bindery.cli.compile;

import io.bindery.cli.command.CommandResult;
import io.bindery.cli.command.Excerpt;
import io.bindery.cli.command.LogOptions;
import io.bindery.cli.command.Product;
import io.bindery.cli.command.SpokenLog;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.command.ToldProblems;
import io.bindery.cli.line.Flags;
import io.bindery.data.JsonOutput;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.compile.BodyTimes;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiled;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.graph.Cycles;
import io.bindery.puppet.graph.GraphError;
import io.bindery.puppet.graph.Vertex;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FactsCache;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.PatientTree;
import io.bindery.puppet.load.RecordingTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.name.NodeName;
import io.bindery.puppet.node.HostSettings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.text.Spelling;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One run of `bindery compile`: a node's catalog, an explanation of it, or the catalogs of a batch.
final class CompileRun {
    /// For how long a file of a batch, and then an environment, is not looked at again; looking for each of thousands of nodes
    /// costs more than compiling it.
    private static final Duration BATCH_PATIENCE = Duration.ofMillis(50);

    /// How many members of a cycle are shown with their places.
    private static final int SHOWN_MEMBERS = 10;

    /// The mode of catalogs and facts, which hold secrets in clear text.
    private static final Set<PosixFilePermission> PRIVATE = PosixFilePermissions.fromString("rw-------");

    /// The exit code where some nodes failed.
    private static final int NODES_FAILED = 2;

    private static final double NANOS = 1e9;
    private static final int PROFILED = 20;

    private final Flags flags;
    private final CompileOptions options;
    private final CatalogFormat format;
    private final @Nullable GraphKind graph;
    /// Whether JSON was requested explicitly, as opposed to being the default for catalogs.
    private final boolean json;
    private final Terminal terminal;

    CompileRun(Flags flags) {
        CompileQuestion.check(flags);
        CatalogFormat asked = flags.has("json") ? CatalogFormat.JSON : flags.oneOf(CatalogFormat.class, "format");
        this.flags = flags;
        this.terminal = LogOptions.terminal(flags);
        this.json = flags.has("json") || asked == CatalogFormat.JSON;
        this.options = new CompileOptions(flags);
        this.format = asked == null ? CatalogFormat.JSON : asked;
        this.graph = flags.oneOf(GraphKind.class, "graph");
    }

    /// Does what the flags ask for; the exit code.
    int run() throws IOException, InterruptedException {
        try {
            String folder = flags.value("nodes-from");
            return flags.has("batch") ? runBatch() : folder != null ? runNodes(Path.of(folder)) : runOne();
        } catch (LoadError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
            Excerpt.hints(error.hints()).forEach(terminal::note);
            return 1;
        } catch (UncheckedIOException unreadable) {
            terminal.log(Terminal.Level.ERROR, LoadError.unreadable(unreadable).message());
            return 1;
        }
    }

    private int runBatch() throws IOException, InterruptedException {
        RecordLines in = new RecordLines(new FileInputStream(FileDescriptor.in));
        try (OutputStream lines = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16)) {
            Compiler compiler = new Compiler(Product.library(new PatientTree(DiskTree.DISK, BATCH_PATIENCE)), options.generators(Generators.ALLOWED));
            Settings defaults = options.flags(Settings.defaults(HostSettings.hostname()));
            BatchCompile batch = new BatchCompile(new NodeCompiler(compiler), defaults, lines, terminal);
            int unanswered = batch.run(in, Runtime.getRuntime().availableProcessors());
            return unanswered > 0 ? 1 : batch.failed() > 0 ? NODES_FAILED : 0;
        }
    }

    private int runNodes(Path folder) throws InterruptedException {
        Compiler compiler = new Compiler(Product.library(new PatientTree(DiskTree.DISK, BATCH_PATIENCE)), options.generators(Generators.REFUSED));
        String out = flags.value("out");
        FolderCompile nodes = new FolderCompile(new NodeCompiler(compiler), options, terminal, out == null ? null : Path.of(out));
        boolean complete = nodes.run(folder, flags.optional());
        System.out.print(json ? nodes.json() : nodes.text());
        return complete ? 0 : NODES_FAILED;
    }

    private int runOne() throws IOException {
        RecordingTree recording = flags.has("inputs") ? new RecordingTree(DiskTree.DISK) : null;
        FileTree files = recording == null ? DiskTree.DISK : recording;
        NodeCompiler nodes = new NodeCompiler(new Compiler(Product.library(files), options.generators(Generators.REFUSED)));
        SpokenLog log = new SpokenLog(terminal);
        NodeRequest node = options.request(files, options.settings(files, log), flags.optional());
        try {
            if (flags.has("explain-environment")) {
                List<String> reasons = nodes.environmentReasons(node, log);
                return json ? write(CatalogJson.lines("reasons", reasons)) : write(String.join("\n", reasons) + "\n");
            }
            Request request = nodes.assemble(node, log);
            if (flags.has("cache-facts")) {
                store(request);
            }
            return nodes.asksAgain(node, request, log)
                    ? write(CatalogWriter.json(Catalog.empty(request.name(), request.environment().name())))
                    : compile(nodes.compiler(), request, log, recording, files);
        } catch (GraphError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
            return 1;
        } catch (CompileError error) {
            explainFailure(error);
            return 1;
        } catch (SerializationError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
            return 1;
        }
    }

    private int compile(Compiler compiler, Request request, SpokenLog log, @Nullable RecordingTree recording, FileTree files)
            throws IOException {
        NotedReads reads = new NotedReads();
        BodyTimes times = flags.has("profile") ? new BodyTimes() : null;
        long start = System.nanoTime();
        Compiled compiled = compiler.compileAll(request, log, times == null ? Trace.NONE : times, recording == null ? Witness.NONE : reads);
        log.settle();
        String seconds = String.format(Locale.ROOT, "%.2f", (System.nanoTime() - start) / NANOS);
        terminal.log(
                Terminal.Level.INFO,
                "Compiled catalog for " + request.name() + " in environment " + request.environment().name() + " in " + seconds + " seconds");
        if (times != null) {
            terminal.note("Profile: " + seconds + " s in all; classes and defines without those they declare:");
            times.most(PROFILED).forEach(line -> terminal.note("  " + line));
        }
        String catalogs = options.catalogs();
        if (catalogs != null) {
            FileReplacement.replace(
                    Path.of(catalogs, new NodeName(compiled.catalog().name()) + ".json"),
                    CatalogWriter.json(compiled.stored()).bytes(),
                    PRIVATE);
        }
        int shown = show(compiled.catalog(), recording == null ? null : reads.lines(recording), new Explained(compiler, request, files));
        return flags.has("check-cycles") && hasCycles(compiled.catalog()) ? 1 : shown;
    }

    private static void store(Request request) throws IOException {
        FactsCache cache = FactsCache.of(request.settings());
        Path file = cache.file(request.name());
        FileReplacement.makeFolderFor(file);
        String text = FactsCache.text(request.name(), request.facts(), OffsetDateTime.now(ZoneOffset.UTC));
        FileReplacement.replace(file, text.getBytes(StandardCharsets.UTF_8), PRIVATE);
    }

    private int show(Catalog catalog, @Nullable List<String> reads, Explained explained) throws IOException {
        if (reads != null) {
            return json ? write(CatalogJson.inputs(reads)) : write(String.join("\n", reads) + "\n");
        }
        String explain = flags.value("explain");
        if (explain != null) {
            return explain(catalog, explain, explained);
        }
        if (graph != null) {
            return write(graph.draw(catalog));
        }
        return switch (format) {
            case JSON -> write(CatalogWriter.json(catalog));
            case DOT -> write(GraphKind.RESOURCES.draw(catalog));
            case SUMMARY -> write(CatalogText.summary(catalog));
        };
    }

    // As Puppet does: cycles are for the agent to find; a compile with them succeeds.
    private boolean hasCycles(Catalog catalog) {
        Cycles cycles = GraphKind.relationships(catalog).expanded().cycles();
        if (cycles.isEmpty()) {
            return false;
        }
        terminal.log(Terminal.Level.ERROR, cycles.message());
        cycles.members().forEach(this::notePlaces);
        terminal.log(Terminal.Level.ERROR, "Failed to apply catalog: One or more resource dependency cycles detected in graph");
        return true;
    }

    // One of the relationships that stand there has to go.
    private void notePlaces(List<Vertex> cycle) {
        cycle.stream()
                .map(Vertex::resource)
                .distinct()
                .filter(resource -> resource.file() != null)
                .limit(SHOWN_MEMBERS)
                .forEach(resource -> terminal.note("  hint: " + resource.reference() + " is declared at " + resource.file() + ":" + resource.line()));
    }

    private int explain(Catalog catalog, String wanted, Explained explained) throws IOException {
        Reference reference = Reference.parseWritten(wanted);
        Resource resource = reference == null ? null : catalog.resource(reference);
        if (resource == null) {
            List<String> known = catalog.resources().stream().map(each -> each.reference().toString()).toList();
            String meant = reference == null ? wanted : reference.toString();
            terminal.log(Terminal.Level.ERROR, "There is no " + meant + " in the catalog of " + catalog.name() + Spelling.suggestion(meant, known));
            return 1;
        }
        return json ? write(explained.json(catalog, resource)) : write(explained.text(catalog, resource));
    }

    private int write(String text) throws IOException {
        return write(text.getBytes(StandardCharsets.UTF_8));
    }

    private int write(JsonOutput json) throws IOException {
        return write(json.newline().bytes());
    }

    private int write(byte[] bytes) throws IOException {
        new CommandResult(bytes).write(flags);
        return 0;
    }

    private void explainFailure(CompileError error) {
        new ToldProblems(terminal).failure(error);
    }
}
