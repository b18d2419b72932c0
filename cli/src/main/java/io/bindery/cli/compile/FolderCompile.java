package io.bindery.cli.compile;

import io.bindery.cli.command.FactsFolder;
import io.bindery.cli.command.SpokenLog;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.command.ThreadFactoryWithStack;
import io.bindery.cli.command.ToldProblems;
import io.bindery.data.JsonOutput;
import io.bindery.files.OutputFile;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.name.NodeName;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// Compiles every node that has a facts file in a folder, on all cores, and prints a line for each node.
final class FolderCompile {
    private final NodeCompiler nodes;
    private final CompileOptions options;
    private final Terminal terminal;
    private final @Nullable Path out;
    private final List<Outcome> outcomes = new ArrayList<>();

    /// The result of a node.
    ///
    /// @param error null if it compiled
    private record Outcome(String node, int resources, @Nullable String error) {}

    /// @param out the directory that catalogs are written to; null for none
    FolderCompile(NodeCompiler nodes, CompileOptions options, Terminal terminal, @Nullable Path out) {
        this.nodes = nodes;
        this.options = options;
        this.terminal = terminal;
        this.out = out;
    }

    /// Compiles all nodes; whether none failed.
    ///
    /// @throws LoadError if the folder has no nodes
    boolean run(Path folder, @Nullable String program) throws InterruptedException {
        FileTree files = nodes.compiler().library().files();
        List<Path> facts = FactsFolder.files(folder);
        if (facts.isEmpty()) {
            throw new LoadError("There is no facts file (NAME.json or NAME.yaml) in " + folder);
        }
        Settings settings = options.settings(files, new SpokenLog(terminal));
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), new ThreadFactoryWithStack())) {
            List<Future<Outcome>> futures = new ArrayList<>();
            for (Path file : facts) {
                futures.add(pool.submit(() -> {
                    Outcome outcome = compile(file, settings, program);
                    synchronized (terminal) {
                        terminal.progress("compiled", done.incrementAndGet(), facts.size());
                    }
                    return outcome;
                }));
            }
            for (Future<Outcome> future : futures) {
                outcomes.add(future.get());
            }
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        }
        terminal.clearProgress();
        return outcomes.stream().allMatch(each -> each.error == null);
    }

    private Outcome compile(Path file, Settings settings, @Nullable String program) {
        String node = FactsFolder.name(file, Hash.EMPTY);
        HeldTerminal log = new HeldTerminal();
        try {
            Hash facts = nodes.compiler().library().facts(file);
            node = FactsFolder.name(file, facts);
            Catalog catalog = nodes.compile(options.request(settings, node, new FactsSource.Given(facts), program), log);
            if (out != null) {
                OutputFile.write(out.resolve(new NodeName(node) + ".json"), CatalogWriter.json(catalog).newline().bytes());
            }
            log.pass(node);
            return new Outcome(node, catalog.resources().size(), null);
        } catch (CompileError error) {
            synchronized (terminal) {
                log.pass(node);
                new ToldProblems(terminal).failure(error);
            }
            return new Outcome(node, 0, error.message());
        } catch (LoadError | SerializationError error) {
            return failed(node, String.valueOf(error.getMessage()));
        } catch (IOException unwritable) {
            return failed(node, "Could not write the catalog: " + unwritable.getMessage());
        } catch (StackOverflowError deep) {
            return failed(node, "stack level too deep");
        }
    }

    private Outcome failed(String node, String message) {
        synchronized (terminal) {
            terminal.log(Terminal.Level.ERROR, message + (message.endsWith(" on node " + node) ? "" : " on node " + node));
        }
        return new Outcome(node, 0, message);
    }

    /// The log lines of one node, written together at its end, because several nodes are compiled at the same time.
    private final class HeldTerminal implements io.bindery.puppet.compile.Log {
        private final List<Runnable> lines = new ArrayList<>();

        @Override
        public void write(io.bindery.puppet.eval.LogLevel level, @Nullable String source, String message) {
            if (level != io.bindery.puppet.eval.LogLevel.ERR || source != null) {
                lines.add(() -> new SpokenLog(terminal).write(level, source, message));
            }
        }

        void pass(String node) {
            synchronized (terminal) {
                if (!lines.isEmpty()) {
                    terminal.note("# " + node);
                }
                lines.forEach(Runnable::run);
                lines.clear();
            }
        }
    }

    /// A line for each node and a summary.
    String text() {
        StringBuilder text = new StringBuilder();
        int width = outcomes.stream().mapToInt(each -> each.node.length()).max().orElse(0);
        for (Outcome each : outcomes) {
            text.append(each.node).append(" ".repeat(width - each.node.length() + 2));
            text.append(each.error == null ? each.resources + " resources" : "failed: " + firstLine(each.error)).append('\n');
        }
        long failed = outcomes.stream().filter(each -> each.error != null).count();
        return text.append(outcomes.size() - failed).append(" compiled, ").append(failed).append(" failed\n").toString();
    }

    private static String firstLine(String text) {
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }

    String json() {
        JsonOutput json = new JsonOutput();
        json.beginArray();
        for (Outcome each : outcomes) {
            json.beginObject().key("node").string(each.node);
            if (each.error == null) {
                json.key("resources").number(each.resources);
            } else {
                json.key("error").string(each.error);
            }
            json.endObject();
        }
        return json.endArray() + "\n";
    }
}
