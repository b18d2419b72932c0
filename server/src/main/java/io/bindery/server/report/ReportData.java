package io.bindery.server.report;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.server.v3.V3Error;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A report as it is stored: the keys that Puppet knows, in Puppet's order.
final class ReportData {
    private static final List<String> ALWAYS = List.of(
            "host", "time", "configuration_version", "transaction_uuid", "report_format", "puppet_version", "status",
            "transaction_completed", "noop", "noop_pending", "environment", "logs", "metrics", "resource_statuses",
            "corrective_change");
    private static final List<String> WHERE_SET = List.of("server_used", "catalog_uuid", "code_id", "job_id", "cached_catalog_status");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.nnnnnnnnnXXX");

    private ReportData() {}

    /// @throws V3Error if the data is not a report
    static Hash of(Value sent) {
        if (!(sent instanceof Hash given)) {
            throw V3Error.unreadable("a report has a host, a time, logs, metrics and resource_statuses");
        }
        SequencedMap<Value, Value> report = new LinkedHashMap<>();
        for (String name : ALWAYS) {
            Value value = given.get(name);
            report.put(
                    Str.of(name),
                    switch (name) {
                        case "time" -> time(value);
                        case "logs" -> logs(value);
                        case "metrics" -> metrics(value);
                        case "resource_statuses" -> statuses(value);
                        default -> value == null ? Undef.UNDEF : value;
                    });
        }
        for (String name : WHERE_SET) {
            Value value = given.get(name);
            if (value != null && value != Undef.UNDEF) {
                report.put(Str.of(name), value);
            }
        }
        return Hash.owning(report);
    }

    private static Value logs(@Nullable Value sent) {
        return switch (sent) {
            case Arr lines when lines.elements().stream().allMatch(Hash.class::isInstance) -> timed(lines);
            case Hash none when none.entries().isEmpty() -> Arr.of();
            case null, default -> throw V3Error.unreadable("the logs are no list of lines");
        };
    }

    private static Value metrics(@Nullable Value sent) {
        Hash metrics = hash(sent, "metrics");
        for (Value each : metrics.entries().values()) {
            if (!(each instanceof Hash)) {
                throw V3Error.unreadable("a metric has a name, a label and values");
            }
        }
        return metrics;
    }

    private static Value statuses(@Nullable Value sent) {
        SequencedMap<Value, Value> statuses = new LinkedHashMap<>();
        hash(sent, "resource_statuses").entries().forEach((resource, status) -> {
            if (!(status instanceof Hash known)) {
                throw V3Error.unreadable("a status of a resource is no object");
            }
            statuses.put(resource, timed(known));
        });
        return Hash.owning(statuses);
    }

    /// As Puppet does: an empty list means no entries.
    private static Hash hash(@Nullable Value sent, String name) {
        return switch (sent) {
            case Hash hash -> hash;
            case Arr none when none.elements().isEmpty() -> Hash.EMPTY;
            case null, default -> throw V3Error.unreadable("the " + name + " are no object");
        };
    }

    private static Arr timed(Arr list) {
        return Arr.of(list.elements().stream().map(each -> each instanceof Hash hash ? timed(hash) : each).toArray(Value[]::new));
    }

    /// A log line, a status or an event with its time, and those of its events, in the form in which they are stored.
    private static Hash timed(Hash sent) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(sent.entries());
        if (sent.get("time") instanceof Str time) {
            entries.put(Str.of("time"), time(time));
        }
        if (sent.get("events") instanceof Arr events) {
            entries.put(Str.of("events"), timed(events));
        }
        return Hash.owning(entries);
    }

    private static Value time(@Nullable Value sent) {
        if (!(sent instanceof Str(String text))) {
            throw V3Error.unreadable("the report has no time");
        }
        try {
            return Str.of(TIME.format(OffsetDateTime.parse(text)));
        } catch (DateTimeParseException odd) {
            // Ruby reads many more forms of a time, but none without a number.
            if (text.chars().noneMatch(Character::isDigit)) {
                throw V3Error.unreadable("no time information in \"" + text + "\"");
            }
            return sent;
        }
    }
}
