package io.bindery.fleet.question;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.compile.Watch;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.compile.Phase;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.eval.CallWatch;
import io.bindery.puppet.eval.Function;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The time that the compiles of a fleet spend in classes and defines, in the functions that they call, and in the lookups of
/// their parameters, nested as they are evaluated. The times of all nodes are added up. All resources of a define share one
/// frame.
public final class CompileTimes implements FleetAnswer {
    private static final double MILLIS = 1e6;
    private static final int MOST_LINES = 30;

    private final Frame root = new Frame("all nodes");

    /// A frame of the flame graph.
    static final class Frame {
        private final String name;
        private final Map<String, Frame> inner = new HashMap<>();
        private long nanos;
        private long times;

        private Frame(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        long nanos() {
            return nanos;
        }

        long times() {
            return times;
        }

        /// Those called from here, the most expensive first.
        List<Frame> inner() {
            List<Frame> all = new ArrayList<>(inner.values());
            all.sort(Comparator.comparingLong((Frame frame) -> -frame.nanos).thenComparing(Frame::name));
            return all;
        }

        private long own() {
            return nanos - inner.values().stream().mapToLong(Frame::nanos).sum();
        }

        private Frame into(String name) {
            return inner.computeIfAbsent(name, Frame::new);
        }

        private void add(Frame other) {
            nanos += other.nanos;
            times += other.times;
            other.inner.values().forEach(each -> into(each.name).add(each));
        }
    }

    /// The stack of one compile, on one thread.
    private static final class Recording implements Trace, CallWatch {
        private final Frame top = new Frame("");
        private final Deque<Frame> open = new ArrayDeque<>();
        private final Deque<Long> since = new ArrayDeque<>();

        private Recording() {
            open.push(top);
            since.push(System.nanoTime());
        }

        @Override
        public void enter(Phase phase) {}

        @Override
        public void enter(Reference body) {
            push(body.type().equals("Class") || body.type().equals("Node") ? body.toString() : "define " + body.type());
        }

        @Override
        public void enterLookup(String key) {
            push("lookup " + key);
        }

        @Override
        public void enter(Function function) {
            push("function " + function.name());
        }

        private void push(String name) {
            open.push(open.element().into(name));
            since.push(System.nanoTime());
        }

        @Override
        public void leave() {
            Frame frame = open.pop();
            frame.nanos += System.nanoTime() - since.pop();
            frame.times++;
        }

        private Frame end() {
            top.nanos = System.nanoTime() - since.getLast();
            top.times = 1;
            return top;
        }
    }

    /// The recordings of compiles that are under way, by thread.
    private final Map<Thread, Recording> running = new HashMap<>();

    /// Begins to record the compile of a node on this thread.
    public synchronized Watch begin(FleetNode node) {
        Recording recording = new Recording();
        running.put(Thread.currentThread(), recording);
        return new Watch(recording, Witness.NONE, recording);
    }

    /// Ends the recording on this thread and adds it to the others.
    public synchronized void end() {
        Recording recording = running.remove(Thread.currentThread());
        if (recording != null) {
            root.add(recording.end());
        }
    }

    Frame root() {
        return root;
    }

    private record Total(String name, long own, long nanos, long times) {}

    private List<Total> totals() {
        Map<String, Total> totals = new HashMap<>();
        collect(root, new ArrayDeque<>(), totals);
        List<Total> sorted = new ArrayList<>(totals.values());
        sorted.sort(Comparator.comparingLong((Total total) -> -total.own).thenComparing(Total::name));
        return sorted;
    }

    // The time of a frame inside one of the same name is in that one's already.
    private static void collect(Frame frame, Deque<String> outer, Map<String, Total> totals) {
        long whole = outer.contains(frame.name) ? 0 : frame.nanos;
        totals.merge(
                frame.name,
                new Total(frame.name, frame.own(), whole, frame.times),
                (left, right) -> new Total(left.name, left.own + right.own, left.nanos + right.nanos, left.times + right.times));
        outer.push(frame.name);
        frame.inner.values().forEach(each -> collect(each, outer, totals));
        outer.pop();
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder(String.format(Locale.ROOT, "%10s %10s %9s%n", "own ms", "with inner", "times"));
        List<Total> totals = totals();
        for (Total each : totals.subList(0, Math.min(MOST_LINES, totals.size()))) {
            out.append(String.format(Locale.ROOT, "%10.1f %10.1f %9d  %s%n", each.own / MILLIS, each.nanos / MILLIS, each.times, each.name));
        }
        return out.toString();
    }

    @Override
    public String json() {
        JsonOutput out = new JsonOutput();
        write(root, out);
        return out.newline().toString();
    }

    private static void write(Frame frame, JsonOutput out) {
        out.beginObject().key("name").string(frame.name).key("microseconds").number(frame.nanos / 1000).key("times").number(frame.times);
        out.key("inner").beginArray();
        frame.inner().forEach(each -> write(each, out));
        out.endArray().endObject();
    }
}
