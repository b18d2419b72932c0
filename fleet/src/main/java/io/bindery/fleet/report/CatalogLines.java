package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.CatalogWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicInteger;

/// Catalogs and failures as lines of JSON, each written when it is ready.
public final class CatalogLines {
    private final CodeState state;
    private final OutputStream out;
    private final boolean failuresOnly;
    private final AtomicInteger failed = new AtomicInteger();
    private volatile boolean readerGone;

    public CatalogLines(CodeState state, OutputStream out, boolean failuresOnly) {
        this.state = state;
        this.out = out;
        this.failuresOnly = failuresOnly;
    }

    /// Whether nobody reads any more.
    public boolean isReaderGone() {
        return readerGone;
    }

    /// How many nodes failed so far.
    public int failures() {
        return failed.get();
    }

    public void write(FleetNode node, Outcome outcome) {
        JsonOutput line = new JsonOutput();
        line.beginObject().key("name").string(node.name());
        switch (outcome) {
            case Outcome.Compiled compiled -> CatalogWriter.write(compiled.catalog(), line.key("catalog"));
            case Outcome.Failed failure -> failure(failure, line.key("error"));
        }
        line.endObject().newline();
        if (outcome instanceof Outcome.Failed || !failuresOnly) {
            send(line);
        }
    }

    private void failure(Outcome.Failed failure, JsonOutput line) {
        failed.incrementAndGet();
        line.beginObject().key("message").string(failure.message());
        String file = failure.file();
        if (file != null) {
            line.key("file").string(state.shown(file));
        }
        if (failure.line() > 0) {
            line.key("line").number(failure.line());
        }
        line.endObject();
    }

    private synchronized void send(JsonOutput line) {
        try {
            line.writeTo(out);
            out.flush();
        } catch (IOException gone) {
            readerGone = true;
        }
    }
}
