package io.bindery.server.catalog;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.compile.Phase;
import io.bindery.puppet.compile.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Where the time of one catalog went: the steps of the request, and within the compile the classes and defines, each without those it declares.
/// One thread uses it, while it compiles.
final class CompileProfile implements Trace {
    private static final int SHOWN = 5;

    private final SequencedMap<String, Long> steps = new LinkedHashMap<>();
    private final Map<String, Body> bodies = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private long looked;
    private long charged;

    private static final class Body {
        private final String name;
        private long nanos;
        private int times;

        private Body(String name) {
            this.name = name;
        }
    }

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
        charged = now;
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
        charge();
        // All resources of a define are one entry: what costs is the code.
        open.push(body.type().equals("Class") || body.type().equals("Node") ? body.toString() : body.type());
        body(open.element()).times++;
    }

    @Override
    public void leave() {
        charge();
        open.pop();
    }

    private void charge() {
        long now = System.nanoTime();
        @Nullable String inner = open.peek();
        if (inner != null) {
            body(inner).nanos += now - charged;
        }
        charged = now;
    }

    private Body body(String name) {
        return bodies.computeIfAbsent(name, Body::new);
    }

    double seconds() {
        return steps.values().stream().mapToLong(Long::longValue).sum() / 1e9;
    }

    /// Steps and the most expensive bodies, in one line.
    String text() {
        List<String> parts = new ArrayList<>();
        steps.forEach((step, nanos) -> parts.add(step + " " + text(nanos)));
        List<Body> most = new ArrayList<>(bodies.values());
        most.sort((left, right) -> Long.compare(right.nanos, left.nanos));
        List<String> shown = new ArrayList<>();
        for (Body each : most.subList(0, Math.min(SHOWN, most.size()))) {
            shown.add(each.name + " " + text(each.nanos) + (each.times > 1 ? " in " + each.times + " evaluations" : ""));
        }
        return String.join(", ", parts) + (shown.isEmpty() ? "" : "; most of the compile: " + String.join(", ", shown));
    }

    private static String text(long nanos) {
        return String.format(Locale.ROOT, "%.2f s", nanos / 1e9);
    }
}
