package io.bindery.server.catalog;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.compile.BodyTimes;
import io.bindery.puppet.compile.Phase;
import io.bindery.puppet.compile.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The time spent on one catalog: on the steps of the request, and within the compile on the classes and defines, each without
/// those it declares. Only the compiling thread uses it.
final class CompileProfile implements Trace {
    private static final int SHOWN = 5;

    private final SequencedMap<String, Long> steps = new LinkedHashMap<>();
    private final BodyTimes bodies = new BodyTimes();
    private long looked;

    /// @param waited how long the request waited for a thread
    CompileProfile(long waited) {
        steps.put("waiting for a thread", waited);
        looked = System.nanoTime();
    }

    /// The time since the last step was that of a step with this name.
    void done(String step) {
        long now = System.nanoTime();
        steps.merge(step, now - looked, Long::sum);
        looked = now;
        bodies.skip();
    }

    @Override
    public void enter(Phase phase) {
        if (phase == Phase.ENVIRONMENT) {
            done("facts and classification");
        } else if (phase == Phase.IMPORT) {
            done("looking for changed files");
        }
    }

    @Override
    public void enter(Reference body) {
        bodies.enter(body);
    }

    @Override
    public void enterLookup(String key) {
        bodies.enterLookup(key);
    }

    @Override
    public void leave() {
        bodies.leave();
    }

    double seconds() {
        return steps.values().stream().mapToLong(Long::longValue).sum() / 1e9;
    }

    /// Steps and the most expensive bodies, in one line.
    String text() {
        List<String> parts = new ArrayList<>();
        steps.forEach((step, nanos) -> parts.add(step + " " + BodyTimes.seconds(nanos)));
        List<String> shown = bodies.most(SHOWN);
        return String.join(", ", parts) + (shown.isEmpty() ? "" : "; most of the compile: " + String.join(", ", shown));
    }
}
