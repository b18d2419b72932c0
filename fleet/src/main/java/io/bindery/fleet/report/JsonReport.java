package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.diff.Change;
import io.bindery.fleet.diff.FailureGroup;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.diff.Group;
import io.bindery.fleet.diff.Reason;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// JSON for programs; its schema is `docs/fleet.schema.json`.
public record JsonReport() implements Report {
    private static final int FORMAT = 1;

    @Override
    public String write(FleetResult result) {
        JsonOutput out = new JsonOutput();
        write(result, out);
        return out.newline().toString();
    }

    static void write(FleetResult result, JsonOutput out) {
        out.beginObject().key("format").number(FORMAT);
        ref(out.key("from"), result.from());
        ref(out.key("to"), result.to());
        counts(out.key("counts"), result.counts());
        out.key("failures").beginArray();
        result.failures().forEach(each -> failure(out, each));
        out.endArray().key("changes").beginArray();
        result.groups().forEach(each -> group(out, each));
        out.endArray().endObject();
    }

    private static void ref(JsonOutput out, FleetResult.Ref ref) {
        out.beginObject().key("ref").string(ref.label()).key("version").string(ref.version()).endObject();
    }

    private static void counts(JsonOutput out, FleetResult.Counts counts) {
        out.beginObject();
        out.key("nodes").number(counts.nodes());
        out.key("different").number(counts.different());
        out.key("same").number(counts.same());
        out.key("unaffected").number(counts.unaffected());
        out.key("failed").number(counts.failed());
        out.key("failed_before").number(counts.failedBefore());
        out.key("not_done").number(counts.notDone());
        out.endObject();
    }

    private static void failure(JsonOutput out, FailureGroup failure) {
        String where = switch (failure.where()) {
            case NEW -> "to";
            case OLD -> "from";
            case BOTH -> "both";
        };
        out.beginObject().key("where").string(where).key("message").string(failure.message());
        place(out, failure.file(), failure.line());
        names(out, failure.nodes());
        out.endObject();
    }

    private static void group(JsonOutput out, Group group) {
        out.beginObject().key("kind").string(ChangeWords.kind(group.change()));
        switch (group.change()) {
            case Change.Added added -> resource(out, added.type(), added.title(), added.parameters());
            case Change.Removed removed -> resource(out, removed.type(), removed.title(), removed.parameters());
            case Change.Altered altered -> {
                out.key("type").string(altered.type()).key("title").string(altered.title()).key("path").beginArray();
                altered.path().forEach(out::string);
                out.endArray();
                value(out.key("before"), altered.before());
                value(out.key("after"), altered.after());
            }
            case Change.EdgeChanged edge ->
                out.key("source").string(edge.source()).key("relation").string(edge.kind()).key("target").string(edge.target());
            case Change.ClassChanged named -> out.key("class").string(named.name());
        }
        reason(out.key("reason_before"), group.before());
        reason(out.key("reason_after"), group.after());
        names(out, group.nodes());
        out.endObject();
    }

    private static void resource(JsonOutput out, String type, String title, Map<String, Value> parameters) {
        out.key("type").string(type).key("title").string(title).key("parameters").beginObject();
        parameters.forEach((name, value) -> value(out.key(name), value));
        out.endObject();
    }

    static void value(JsonOutput out, @Nullable Value value) {
        if (value == null) {
            out.nothing();
        } else {
            new RichData(out).write(value);
        }
    }

    private static void reason(JsonOutput out, @Nullable Reason reason) {
        if (reason == null) {
            out.nothing();
            return;
        }
        out.beginObject().key("text").string(reason.text());
        place(out, reason.file(), reason.line());
        if (reason.because() != null) {
            reason(out.key("because"), reason.because());
        }
        out.endObject();
    }

    private static void place(JsonOutput out, @Nullable String file, int line) {
        if (file != null) {
            out.key("file").string(file);
        }
        if (line > 0) {
            out.key("line").number(line);
        }
    }

    private static void names(JsonOutput out, List<String> nodes) {
        out.key("nodes").beginArray();
        nodes.forEach(out::string);
        out.endArray();
    }
}
