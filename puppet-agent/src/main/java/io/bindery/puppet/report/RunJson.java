package io.bindery.puppet.report;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A run as JSON, an object a line: log entries, events, and how the run ended.
public final class RunJson {
    private RunJson() {}

    /// A log entry, as files of log entries hold it.
    static JsonOutput entry(JsonOutput out, LogEntry entry) {
        out.key("level").string(entry.level().word()).key("message").string(entry.message());
        out.key("source").string(entry.source()).key("tags").beginArray();
        entry.tags().forEach(out::string);
        out.endArray().key("time").string(ReportData.time(entry.time()));
        String manifest = entry.file();
        if (manifest != null) {
            out.key("file").string(manifest).key("line").number(entry.line());
        }
        return out;
    }

    public static String log(LogEntry entry) {
        return text(entry(start("log"), entry));
    }

    public static String event(ResourceStatus status, Event event) {
        JsonOutput out = start("event").key("resource").string(status.subject().reference());
        text(out, "property", event.property());
        out.key("name").string(event.name()).key("status").string(event.status().word());
        text(out, "previous_value", plain(event.previous()));
        text(out, "desired_value", plain(event.desired()));
        out.key("message").string(event.message()).key("corrective_change").bool(event.corrective());
        out.key("time").string(ReportData.time(event.time()));
        String manifest = status.subject().file();
        if (manifest != null) {
            out.key("file").string(manifest).key("line").number(status.subject().line());
        }
        return text(out);
    }

    /// The end of a run: its status, its exit code, and the figures about resources and events.
    public static String end(Report report, int exitCode) {
        JsonOutput out = start("run").key("status").string(report.status().word()).key("exit_code").number(exitCode);
        out.key("noop_pending").bool(report.isNoopPending());
        for (Metric metric : report.metrics()) {
            if (metric.name().equals("resources") || metric.name().equals("events")) {
                out.key(metric.name()).beginObject();
                for (Map.Entry<String, Number> value : metric.values().entrySet()) {
                    out.key(value.getKey()).number(value.getValue().longValue());
                }
                out.endObject();
            }
        }
        return text(out);
    }

    private static JsonOutput start(String kind) {
        return new JsonOutput().beginObject().key("kind").string(kind);
    }

    private static void text(JsonOutput out, String key, @Nullable String value) {
        if (value == null) {
            out.key(key).nothing();
        } else {
            out.key(key).string(value);
        }
    }

    private static @Nullable String plain(@Nullable Value value) {
        Object plain = value == null ? null : ReportData.plain(value);
        return plain == null ? null : plain.toString();
    }

    private static String text(JsonOutput out) {
        return new String(out.endObject().bytes(), StandardCharsets.UTF_8);
    }
}
