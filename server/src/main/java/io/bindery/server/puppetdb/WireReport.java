package io.bindery.server.puppetdb;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A report in version 8 of PuppetDB's wire format.
final class WireReport {
    private final Hash report;
    private final JsonOutput out = new JsonOutput();

    private WireReport(Hash report) {
        this.report = report;
    }

    static byte[] json(Hash report, PuppetDbSettings settings, String producer, Instant now) {
        return new WireReport(report).json(settings, producer, now);
    }

    private byte[] json(PuppetDbSettings settings, String producer, Instant now) {
        Instant start = time(report.get("time"), now);
        List<Hash> statuses = statuses(settings.unchangedResources());
        out.beginObject();
        copy(report, "host", "certname");
        copy(report, "job_id", "job_id");
        copy(report, "puppet_version", "puppet_version");
        copy(report, "report_format", "report_format");
        out.key("configuration_version").string(text(report.get("configuration_version")));
        out.key("producer_timestamp").string(now.toString());
        out.key("start_time").string(start.toString());
        out.key("end_time").string(start.plus(duration()).toString());
        for (String key : List.of("environment", "transaction_uuid", "status")) {
            copy(report, key, key);
        }
        out.key("noop").bool(isNoop(statuses));
        for (String key : List.of("noop_pending", "corrective_change", "code_id", "cached_catalog_status")) {
            copy(report, key, key);
        }
        Value uuid = report.get("catalog_uuid");
        copy(report, uuid == null || uuid instanceof Undef ? "transaction_uuid" : "catalog_uuid", "catalog_uuid");
        logs(now);
        metrics();
        out.key("resources").beginArray();
        statuses.forEach(status -> status(status, now));
        out.endArray();
        out.key("producer").string(producer).endObject();
        return out.bytes();
    }

    private void copy(Hash from, String name, String key) {
        Value value = from.get(name);
        out.key(key);
        if (value == null) {
            out.nothing();
        } else {
            new RichData(out).write(value);
        }
    }

    private static String text(@Nullable Value value) {
        return value == null || value instanceof Undef ? "" : RubyText.of(value);
    }

    private static Instant time(@Nullable Value value, Instant otherwise) {
        try {
            return value instanceof Str(String text) ? OffsetDateTime.parse(text).toInstant() : otherwise;
        } catch (DateTimeException broken) {
            return otherwise;
        }
    }

    private Duration duration() {
        if (report.get("metrics") instanceof Hash metrics && metrics.get("time") instanceof Hash times) {
            for (Arr value : values(times)) {
                if (text(value.elements().getFirst()).equals("total")) {
                    return switch (value.elements().getLast()) {
                        case Real(double seconds) -> Duration.ofNanos((long) (seconds * 1e9));
                        case Int(long seconds) -> Duration.ofSeconds(seconds);
                        default -> Duration.ZERO;
                    };
                }
            }
        }
        return Duration.ZERO;
    }

    private static List<Arr> values(Hash metric) {
        List<Arr> values = new ArrayList<>();
        if (metric.get("values") instanceof Arr list) {
            for (Value each : list.elements()) {
                if (each instanceof Arr triple && triple.elements().size() == 3) {
                    values.add(triple);
                }
            }
        }
        return values;
    }

    private void metrics() {
        out.key("metrics").beginArray();
        if (report.get("metrics") instanceof Hash metrics) {
            for (Value each : metrics.entries().values()) {
                if (each instanceof Hash metric) {
                    for (Arr value : values(metric)) {
                        out.beginObject().key("category").string(text(metric.get("name")));
                        out.key("name").string(text(value.elements().getFirst()));
                        new RichData(out.key("value")).write(value.elements().getLast());
                        out.endObject();
                    }
                }
            }
        }
        out.endArray();
    }

    private void logs(Instant now) {
        out.key("logs").beginArray();
        if (report.get("logs") instanceof Arr lines) {
            for (Value each : lines.elements()) {
                if (each instanceof Hash line) {
                    out.beginObject();
                    for (String key : List.of("file", "line", "level", "message", "source", "tags")) {
                        copy(line, key, key);
                    }
                    out.key("time").string(time(line.get("time"), now).toString()).endObject();
                }
            }
        }
        out.endArray();
    }

    private List<Hash> statuses(boolean unchanged) {
        List<Hash> statuses = new ArrayList<>();
        if (report.get("resource_statuses") instanceof Hash all) {
            for (Value each : all.entries().values()) {
                if (each instanceof Hash status && (unchanged || !events(status).isEmpty() || status.get("skipped") == Bool.TRUE)) {
                    statuses.add(status);
                }
            }
        }
        return statuses;
    }

    private static List<Hash> events(Hash status) {
        List<Hash> events = new ArrayList<>();
        if (status.get("events") instanceof Arr list) {
            for (Value each : list.elements()) {
                if (each instanceof Hash event) {
                    events.add(event);
                }
            }
        }
        return events;
    }

    // Agents before Puppet 5 do not say whether they only looked; then it follows from the events.
    private boolean isNoop(List<Hash> statuses) {
        if (report.get("noop") instanceof Bool said) {
            return said == Bool.TRUE;
        }
        List<Hash> events = statuses.stream().flatMap(status -> events(status).stream()).toList();
        return !events.isEmpty() && events.stream().allMatch(event -> text(event.get("status")).equals("noop"));
    }

    private void status(Hash status, Instant now) {
        out.beginObject();
        out.key("skipped").bool(status.get("skipped") == Bool.TRUE);
        out.key("timestamp").string(time(status.get("time"), now).toString());
        out.key("resource_type").string(text(status.get("resource_type")));
        out.key("resource_title").string(text(status.get("title")));
        for (String key : List.of("file", "line", "containment_path", "corrective_change")) {
            copy(status, key, key);
        }
        out.key("events").beginArray();
        events(status).forEach(event -> event(event, now));
        out.endArray().endObject();
    }

    private void event(Hash event, Instant now) {
        out.beginObject();
        copy(event, "status", "status");
        out.key("timestamp").string(time(event.get("time"), now).toString());
        copy(event, "name", "name");
        copy(event, "property", "property");
        out.key("new_value").string(text(event.get("desired_value")));
        out.key("old_value").string(text(event.get("previous_value")));
        copy(event, "corrective_change", "corrective_change");
        copy(event, "message", "message");
        out.endObject();
    }
}
