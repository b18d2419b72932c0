package io.bindery.fleet.compile;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// Compiles the nodes of a fleet at one state of the code and writes each catalog as it comes. Nodes that collect exported resources come last, when all
/// of these are known.
public final class FleetCompile {
    private static final int MOST_ROUNDS = 20;
    private static final Log SILENT = (level, source, message) -> {};

    private final StateCompiler compiler;
    private final boolean failuresOnly;
    private final ExportTable exports = new ExportTable();
    private final AtomicInteger failed = new AtomicInteger();
    private volatile boolean readerGone;

    public FleetCompile(StateCompiler compiler, boolean failuresOnly) {
        this.compiler = compiler;
        this.failuresOnly = failuresOnly;
    }

    /// @return how many nodes fail
    public int run(List<FleetNode> nodes, FleetWorkers workers, OutputStream out) throws InterruptedException {
        List<FleetNode> collectors = Collections.synchronizedList(new ArrayList<>());
        workers.each(nodes, () -> readerGone, node -> {
            Outcome outcome = compile(node);
            if (outcome instanceof Outcome.Compiled compiled && !compiled.collected().isEmpty()) {
                collectors.add(node);
            } else {
                write(node, outcome, out);
            }
        });
        boolean changed = true;
        for (int round = 0; changed && round < MOST_ROUNDS; round++) {
            AtomicInteger more = new AtomicInteger();
            workers.each(collectors, () -> readerGone, node -> more.addAndGet(export(node, attempt(node)) ? 1 : 0));
            changed = more.get() > 0;
        }
        workers.each(collectors, () -> readerGone, node -> write(node, attempt(node), out));
        return failed.get();
    }

    private Outcome compile(FleetNode node) {
        Outcome outcome = attempt(node);
        export(node, outcome);
        return outcome;
    }

    private Outcome attempt(FleetNode node) {
        try {
            Hash facts = node.facts().read();
            return compiler.compile(node, facts, exports.seenBy(node.name()), SILENT);
        } catch (LoadError unreadable) {
            return new Outcome.Failed(unreadable.message(), null, 0, new Looks());
        }
    }

    private boolean export(FleetNode node, Outcome outcome) {
        return outcome instanceof Outcome.Compiled compiled && exports.put(node.name(), compiled.exported());
    }

    private void write(FleetNode node, Outcome outcome, OutputStream out) {
        JsonOutput line = new JsonOutput();
        line.beginObject().key("name").string(node.name());
        switch (outcome) {
            case Outcome.Compiled compiled -> CatalogWriter.write(compiled.catalog(), line.key("catalog"));
            case Outcome.Failed failure -> failure(failure, line.key("error"));
        }
        line.endObject().newline();
        if (outcome instanceof Outcome.Failed || !failuresOnly) {
            send(line, out);
        }
    }

    private void failure(Outcome.Failed failure, JsonOutput line) {
        failed.incrementAndGet();
        line.beginObject().key("message").string(failure.message());
        String file = failure.file();
        if (file != null) {
            line.key("file").string(compiler.state().shown(file));
        }
        if (failure.line() > 0) {
            line.key("line").number(failure.line());
        }
        line.endObject();
    }

    private void send(JsonOutput line, OutputStream out) {
        synchronized (out) {
            try {
                line.writeTo(out);
                out.flush();
            } catch (IOException gone) {
                readerGone = true;
            }
        }
    }
}
