package io.bindery.cli.compile;

import io.bindery.cli.command.CollectedLog;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.command.ThreadFactoryWithStack;
import io.bindery.data.DataError;
import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.BatchRecord;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// Compiles a fleet: reads one JSON record from each input line and writes one result on each output line, in the order in which
/// they finish. All cores work. An error of one node is that node's result.
public final class BatchCompile {
    /// The initial size of a result, enough for this many resources; it grows if necessary.
    private static final int MOST_EXPECTED = 20_000;

    private final NodeCompiler nodes;
    private final Settings defaults;
    private final OutputStream out;
    private final Terminal terminal;
    private final AtomicInteger unreadable = new AtomicInteger();
    // Nobody reads the answers any more: no further record is taken.
    private volatile boolean readerGone;
    private final AtomicInteger answered = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private int done;

    public BatchCompile(NodeCompiler nodes, Settings defaults, OutputStream out, Terminal terminal) {
        this.terminal = terminal;
        this.nodes = nodes;
        this.defaults = defaults;
        this.out = out;
    }

    /// Compiles all records.
    ///
    /// @return how many of them got no answer: nobody reads the answers any more, or one could not be written
    public int run(RecordLines lines, int threads) throws InterruptedException {
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread worker = new ThreadFactoryWithStack().newThread(() -> work(lines));
            workers.add(worker);
            worker.start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        return lines.taken() - answered.get() + unreadable.get();
    }

    /// How many records got an error for an answer.
    public int failed() {
        return failed.get();
    }

    private void work(RecordLines lines) {
        try {
            for (String line = lines.next(); line != null && !readerGone; line = lines.next()) {
                write(compile(line), lines);
            }
        } catch (IOException failure) {
            terminal.log(Terminal.Level.ERROR, "Could not read the records: " + failure.getMessage());
            unreadable.incrementAndGet();
        }
    }

    private JsonOutput compile(String line) {
        CollectedLog log = new CollectedLog();
        String name = "";
        try {
            BatchRecord record = new BatchRecord(fields(line));
            name = record.name();
            Catalog catalog = nodes.compile(record.request(nodes.compiler().library().files(), defaults, log), log);
            JsonOutput result = new JsonOutput(1024 + 800 * Math.min(catalog.resources().size(), MOST_EXPECTED));
            result.beginObject().key("name").string(name).key("catalog");
            CatalogWriter.write(catalog, result);
            log.writeTo(result);
            return result.endObject().newline();
        } catch (CompileError error) {
            return failure(name, error.message(), error, log);
        } catch (LoadError | DataError | SerializationError error) {
            return failure(name, String.valueOf(error.getMessage()), null, log);
        } catch (UncheckedIOException unreadable) {
            return failure(name, LoadError.unreadable(unreadable).message(), null, log);
        } catch (InvalidPathException refused) {
            return failure(name, "A path of the record cannot be one: " + refused.getReason(), null, log);
        } catch (StackOverflowError deep) {
            return failure(name, "stack level too deep", null, new CollectedLog());
        } catch (OutOfMemoryError full) {
            return failure(name, "failed to allocate memory", null, new CollectedLog());
        } catch (RuntimeException | LinkageError | AssertionError bug) {
            return failure(name, "internal error: " + bug, null, log);
        }
    }

    private static Hash fields(String line) {
        return JsonReader.read(new SourceFile("", line), ValueBuilder.VALUES) instanceof Hash hash ? hash : Hash.EMPTY;
    }

    private JsonOutput failure(String name, String message, @Nullable CompileError error, CollectedLog log) {
        failed.incrementAndGet();
        JsonOutput result = new JsonOutput();
        result.beginObject().key("name").string(name).key("error").beginObject().key("message").string(message);
        if (error != null) {
            String file = error.file();
            if (file != null) {
                result.key("file").string(file);
            }
            if (error.line() > 0) {
                result.key("line").number(error.line());
            }
            if (error.column() > 0) {
                result.key("column").number(error.column());
            }
        }
        result.endObject();
        log.writeTo(result);
        return result.endObject().newline();
    }

    private void write(JsonOutput result, RecordLines lines) {
        synchronized (out) {
            try {
                result.writeTo(out);
                out.flush();
                answered.incrementAndGet();
                terminal.progress("compiled", ++done, lines.taken());
            } catch (IOException gone) {
                readerGone = true;
            }
        }
    }
}
