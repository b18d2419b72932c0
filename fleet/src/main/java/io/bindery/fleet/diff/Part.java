package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.wire.Texts;
import io.bindery.puppet.catalog.Resource;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// What a pass found for some nodes: differences by change, exported resources, and what compiles depended on. Parts are merged in any order. Any
/// number of threads may add to one.
public final class Part {
    private final Gathering gathering;
    private final @Nullable InputStore learnt;
    private final boolean travels;
    private final Map<String, Exported> exports = new TreeMap<>();
    private final Set<String> collectors = new TreeSet<>();
    private final Set<String> left = new TreeSet<>();

    /// The resources that a node exports at both states.
    record Exported(List<Resource> before, List<Resource> after) {}

    /// @param learnt gets what compiles depended on; null if nobody wants to know
    /// @param travels whether the part goes to another machine. Nodes of which it could not carry all are left to that one.
    private Part(Gathering gathering, @Nullable InputStore learnt, boolean travels) {
        this.gathering = gathering;
        this.learnt = learnt;
        this.travels = travels;
    }

    /// @param sharedText as [Comparing] has it
    static Part here(boolean sharedText, @Nullable InputStore learnt) {
        return new Part(new Gathering(sharedText), learnt, false);
    }

    /// A part for another machine.
    public static Part travelling(Comparing comparing, boolean learning) {
        return new Part(new Gathering(comparing.sharedText()), learning ? InputStore.passing() : null, true);
    }

    Gathering gathering() {
        return gathering;
    }

    void note(FleetNode node, CodeState state, Outcome outcome) {
        if (learnt != null) {
            learnt.note(node, state, outcome);
        }
    }

    void unaffected() {
        gathering.unaffected();
    }

    void failed(String node, FailureGroup.Where where, Outcome.Failed failure, CodeState state) {
        gathering.failed(node, where, failure, state);
    }

    void compared(String node, List<Difference> differences) {
        if (travels && !differences.stream().allMatch(each -> Gathering.canCarry(each.change()))) {
            leave(node);
        } else {
            gathering.compared(node, differences);
        }
    }

    /// Notes what a node exports.
    ///
    /// @return whether that could be done; else the node is left to the machine that asked
    synchronized boolean exports(String node, List<Resource> before, List<Resource> after) {
        if (travels && !(ExportedParts.canCarry(before) && ExportedParts.canCarry(after))) {
            left.add(node);
            return false;
        }
        exports.put(node, new Exported(before, after));
        return true;
    }

    synchronized void collects(String node) {
        collectors.add(node);
    }

    private synchronized void leave(String node) {
        left.add(node);
        exports.remove(node);
        collectors.remove(node);
    }

    /// The nodes that collect exported resources and were not compared.
    synchronized Set<String> collectors() {
        return Set.copyOf(collectors);
    }

    /// The nodes that another machine left to this one.
    synchronized Set<String> left() {
        return Set.copyOf(left);
    }

    synchronized Map<String, Exported> exports() {
        return new TreeMap<>(exports);
    }

    /// Adds what another part found.
    public void merge(Part other) {
        gathering.merge(other.gathering);
        InputStore store = learnt;
        if (store != null && other.learnt != null) {
            store.add(other.learnt);
        }
        synchronized (this) {
            exports.putAll(other.exports);
            collectors.addAll(other.collectors);
            left.addAll(other.left);
        }
    }

    public synchronized void write(DataOutputStream out) throws IOException {
        gathering.write(out);
        out.writeBoolean(learnt != null);
        if (learnt != null) {
            Texts.bytes(out, learnt.bytes());
        }
        out.writeInt(exports.size());
        for (Map.Entry<String, Exported> each : exports.entrySet()) {
            Texts.write(out, each.getKey());
            ExportedParts.write(out, each.getValue().before);
            ExportedParts.write(out, each.getValue().after);
        }
        Texts.all(out, collectors);
        Texts.all(out, left);
    }

    public static Part read(DataInputStream in, Comparing comparing) throws IOException {
        Gathering gathering = Gathering.read(in, comparing.sharedText());
        @Nullable InputStore learnt = in.readBoolean() ? InputStore.of(Texts.bytes(in)) : null;
        Part part = new Part(gathering, learnt, false);
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            part.exports.put(Texts.some(in), new Exported(ExportedParts.read(in), ExportedParts.read(in)));
        }
        part.collectors.addAll(Texts.all(in));
        part.left.addAll(Texts.all(in));
        return part;
    }
}
