package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Measures the time of each body of a class, node or define, without the bodies that it declares. Only the compiling thread uses
/// it.
public final class BodyTimes implements Trace {
    private static final double NANOS = 1e9;

    private final Map<String, Body> bodies = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private long charged;

    private static final class Body {
        private final String name;
        private long nanos;
        private int times;

        private Body(String name) {
            this.name = name;
        }
    }

    @Override
    public void enter(Phase phase) {}

    @Override
    public void enter(Reference body) {
        charge();
        // All resources of a define are one entry: what costs is the code.
        open.push(body.type().equals("Class") || body.type().equals("Node") ? body.toString() : body.type());
        body(open.element()).times++;
    }

    /// The time of a lookup is that of the body that needs it.
    @Override
    public void enterLookup(String key) {
        charge();
        open.push(open.isEmpty() ? "lookup" : open.element());
    }

    @Override
    public void leave() {
        charge();
        open.pop();
    }

    /// Begins to count anew: the time until now is nobody's.
    public void skip() {
        charged = System.nanoTime();
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

    /// The bodies that took longest, as `Class[Nginx] 0.02 s`.
    public List<String> most(int count) {
        List<Body> most = new ArrayList<>(bodies.values());
        most.sort((left, right) -> Long.compare(right.nanos, left.nanos));
        List<String> shown = new ArrayList<>();
        for (Body each : most.subList(0, Math.min(count, most.size()))) {
            shown.add(each.name + " " + seconds(each.nanos) + (each.times > 1 ? " in " + each.times + " evaluations" : ""));
        }
        return shown;
    }

    public static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.2f s", nanos / NANOS);
    }
}
