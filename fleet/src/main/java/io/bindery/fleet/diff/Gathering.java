package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.wire.Texts;
import io.bindery.puppet.value.Str;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Collects results of nodes by change; of each catalog only the differences are kept. Reasons are computed for the first node of
/// a group in the order of names, so that the result does not depend on which node was ready first.
final class Gathering {
    private final boolean sharedText;
    private final Map<Object, Members> groups = new HashMap<>();
    private final Map<Failure, List<String>> failures = new HashMap<>();
    private final Map<String, Boolean> failedNodes = new TreeMap<>();
    private int different;
    private int same;
    private int unaffected;

    private record Failure(FailureGroup.Where where, String message, @Nullable String file, int line) {}

    private static final class Members {
        private final List<String> nodes = new ArrayList<>();
        private Change change;
        private String first = "";
        private @Nullable Reason before;
        private @Nullable Reason after;

        private Members(Change change) {
            this.change = change;
        }
    }

    /// @param sharedText as [Comparing] has it
    Gathering(boolean sharedText) {
        this.sharedText = sharedText;
    }

    /// The part of a change by which changes are grouped: of a text only the changed lines.
    private record TextKey(String subject, List<String> path, List<String> lines) {}

    private Object key(Change change) {
        boolean text = sharedText
                && change instanceof Change.Altered altered
                && altered.before() instanceof Str(String before)
                && altered.after() instanceof Str(String after)
                && (before.indexOf('\n') >= 0 || after.indexOf('\n') >= 0);
        if (text && change instanceof Change.Altered(var type, var title, var path, Str before, Str after)) {
            return new TextKey(change.subject(), path, TextDiff.changedLines(before.value(), after.value()));
        }
        return change;
    }

    synchronized void unaffected() {
        unaffected++;
    }

    synchronized void compared(String node, List<Difference> differences) {
        if (differences.isEmpty()) {
            same++;
            return;
        }
        different++;
        for (Difference each : differences) {
            Members members = groups.computeIfAbsent(key(each.change()), asked -> new Members(each.change()));
            if (members.nodes.isEmpty() || node.compareTo(members.first) < 0) {
                members.first = node;
                members.change = each.change();
                members.before = each.before() == null ? null : each.before().get();
                members.after = each.after() == null ? null : each.after().get();
            }
            members.nodes.add(node);
        }
    }

    synchronized void failed(String node, FailureGroup.Where where, Outcome.Failed failure, CodeState state) {
        String file = failure.file() == null ? null : state.shown(failure.file());
        String message = failure.message().replace(state.root() + "/", "").replace(" on node " + node, "").replace(node, "<node>");
        failures.computeIfAbsent(new Failure(where, message, file, failure.line()), asked -> new ArrayList<>()).add(node);
        failedNodes.merge(node, where == FailureGroup.Where.BOTH, (left, right) -> left && right);
    }

    /// Whether a change can go to another machine as it is.
    static boolean canCarry(Change change) {
        return ChangeParts.canCarry(change);
    }

    /// Adds results that were collected elsewhere.
    synchronized void merge(Gathering other) {
        synchronized (other) {
            other.groups.values().forEach(this::merge);
            other.failures.forEach((failure, names) -> failures.computeIfAbsent(failure, asked -> new ArrayList<>()).addAll(names));
            other.failedNodes.forEach((node, both) -> failedNodes.merge(node, both, (left, right) -> left && right));
            different += other.different;
            same += other.same;
            unaffected += other.unaffected;
        }
    }

    private void merge(Members found) {
        Members members = groups.computeIfAbsent(key(found.change), asked -> new Members(found.change));
        if (members.nodes.isEmpty() || found.first.compareTo(members.first) < 0) {
            members.first = found.first;
            members.change = found.change;
            members.before = found.before;
            members.after = found.after;
        }
        members.nodes.addAll(found.nodes);
    }

    synchronized void write(DataOutputStream out) throws IOException {
        out.writeInt(groups.size());
        for (Members members : groups.values()) {
            ChangeParts.write(out, members.change);
            Texts.write(out, members.first);
            ChangeParts.reason(out, members.before);
            ChangeParts.reason(out, members.after);
            Texts.all(out, members.nodes);
        }
        out.writeInt(failures.size());
        for (Map.Entry<Failure, List<String>> each : failures.entrySet()) {
            Failure failure = each.getKey();
            out.writeUTF(failure.where.name());
            Texts.write(out, failure.message);
            Texts.write(out, failure.file);
            out.writeInt(failure.line);
            Texts.all(out, each.getValue());
        }
        out.writeInt(failedNodes.size());
        for (Map.Entry<String, Boolean> each : failedNodes.entrySet()) {
            Texts.write(out, each.getKey());
            out.writeBoolean(each.getValue());
        }
        out.writeInt(different);
        out.writeInt(same);
        out.writeInt(unaffected);
    }

    static Gathering read(DataInputStream in, boolean sharedText) throws IOException {
        Gathering gathering = new Gathering(sharedText);
        for (int left = in.readInt(); left > 0; left--) {
            Members members = new Members(ChangeParts.read(in));
            members.first = Texts.some(in);
            members.before = ChangeParts.reason(in);
            members.after = ChangeParts.reason(in);
            members.nodes.addAll(Texts.all(in));
            gathering.groups.put(gathering.key(members.change), members);
        }
        for (int left = in.readInt(); left > 0; left--) {
            Failure failure = new Failure(FailureGroup.Where.valueOf(in.readUTF()), Texts.some(in), Texts.read(in), in.readInt());
            gathering.failures.put(failure, new ArrayList<>(Texts.all(in)));
        }
        for (int left = in.readInt(); left > 0; left--) {
            gathering.failedNodes.put(Texts.some(in), in.readBoolean());
        }
        gathering.different = in.readInt();
        gathering.same = in.readInt();
        gathering.unaffected = in.readInt();
        return gathering;
    }

    synchronized int done() {
        return different + same + unaffected + failedNodes.size();
    }

    synchronized FleetResult result(FleetResult.Ref from, FleetResult.Ref to, int nodes) {
        List<Group> all = new ArrayList<>();
        groups.forEach((key, members) -> all.add(new Group(members.change, members.before, members.after, sorted(members.nodes))));
        all.sort(Comparator.comparing((Group group) -> group.change().subject())
                .thenComparing(group -> group.change().getClass().getSimpleName())
                .thenComparing(group -> group.change() instanceof Change.Altered altered ? String.join("/", altered.path()) : "")
                .thenComparing(group -> group.nodes().getFirst())
                .thenComparing(group -> group.change().toString()));
        List<FailureGroup> failed = new ArrayList<>();
        failures.forEach((failure, names) ->
                failed.add(new FailureGroup(failure.where, failure.message, failure.file, failure.line, sorted(names))));
        failed.sort(Comparator.comparing(FailureGroup::where)
                .thenComparing(group -> group.nodes().getFirst())
                .thenComparing(FailureGroup::message));
        int both = (int) failedNodes.values().stream().filter(each -> each).count();
        return new FleetResult(
                from,
                to,
                new FleetResult.Counts(nodes, different, same, unaffected, failedNodes.size(), both, nodes - done()),
                failed,
                all);
    }

    private static List<String> sorted(List<String> names) {
        List<String> copy = new ArrayList<>(names);
        Collections.sort(copy);
        return copy;
    }
}
