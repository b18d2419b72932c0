package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.diff.Change;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.diff.Group;
import io.bindery.fleet.diff.Reason;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The JSON of octocatalog-diff, for tools that read it. One node gives exactly this form, `{"diff": [...]}`; several nodes give
/// an object with such an entry for each node that differs.
///
/// @param single whether there is one node
public record OctocatalogReport(boolean single) implements Report {
    @Override
    public String write(FleetResult result) {
        Map<String, List<Group>> nodes = new TreeMap<>();
        result.groups().forEach(group ->
                group.nodes().forEach(node -> nodes.computeIfAbsent(node, asked -> new ArrayList<>()).add(group)));
        JsonOutput out = new JsonOutput();
        if (single) {
            diff(out, nodes.isEmpty() ? List.of() : nodes.values().iterator().next());
        } else {
            out.beginObject();
            nodes.forEach((node, groups) -> diff(out.key(node), groups));
            out.endObject();
        }
        return out.newline().toString();
    }

    private static void diff(JsonOutput out, List<Group> groups) {
        out.beginObject().key("diff").beginArray();
        groups.forEach(group -> entry(out, group));
        out.endArray().endObject();
    }

    private static void entry(JsonOutput out, Group group) {
        switch (group.change()) {
            case Change.Added added -> {
                begin(out, "+", added.type(), added.title(), List.of());
                out.key("old_value").nothing();
                resource(out.key("new_value"), added.type(), added.title(), added.parameters());
                end(out, group);
            }
            case Change.Removed removed -> {
                begin(out, "-", removed.type(), removed.title(), List.of());
                resource(out.key("old_value"), removed.type(), removed.title(), removed.parameters());
                out.key("new_value").nothing();
                end(out, group);
            }
            case Change.Altered altered -> {
                boolean both = altered.before() != null && altered.after() != null;
                begin(out, both ? "~" : "!", altered.type(), altered.title(), altered.path());
                JsonReport.value(out.key("old_value"), altered.before());
                JsonReport.value(out.key("new_value"), altered.after());
                end(out, group);
            }
            case Change.EdgeChanged edge -> {}
            case Change.ClassChanged named -> {}
        }
    }

    private static void begin(JsonOutput out, String kind, String type, String title, List<String> structure) {
        out.beginObject().key("diff_type").string(kind).key("type").string(type).key("title").string(title).key("structure").beginArray();
        structure.forEach(out::string);
        out.endArray();
    }

    private static void resource(JsonOutput out, String type, String title, Map<String, Value> parameters) {
        out.beginObject().key("type").string(type).key("title").string(title).key("parameters").beginObject();
        parameters.forEach((name, value) -> JsonReport.value(out.key(name), value));
        out.endObject().endObject();
    }

    private static void end(JsonOutput out, Group group) {
        place(out, "old", group.before());
        place(out, "new", group.after());
        location(out.key("old_location"), group.before());
        location(out.key("new_location"), group.after());
        out.endObject();
    }

    private static void place(JsonOutput out, String side, @Nullable Reason reason) {
        file(out.key(side + "_file"), reason);
        line(out.key(side + "_line"), reason);
    }

    private static void location(JsonOutput out, @Nullable Reason reason) {
        if (reason == null) {
            out.nothing();
            return;
        }
        out.beginObject();
        file(out.key("file"), reason);
        line(out.key("line"), reason);
        out.endObject();
    }

    private static void file(JsonOutput out, @Nullable Reason reason) {
        if (reason == null || reason.file() == null) {
            out.nothing();
        } else {
            out.string(reason.file());
        }
    }

    private static void line(JsonOutput out, @Nullable Reason reason) {
        if (reason == null || reason.line() == 0) {
            out.nothing();
        } else {
            out.number(reason.line());
        }
    }
}
