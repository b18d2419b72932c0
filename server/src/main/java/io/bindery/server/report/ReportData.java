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

    /// @throws V3Error where what was sent is no report
    static Hash of(Value sent) {
        boolean complete = sent instanceof Hash hash
                && hash.get("logs") instanceof Arr
                && hash.get("metrics") instanceof Hash
                && hash.get("resource_statuses") instanceof Hash;
        if (!complete || !(sent instanceof Hash given)) {
            throw V3Error.unreadable("a report has a host, a time, logs, metrics and resource_statuses");
        }
        SequencedMap<Value, Value> report = new LinkedHashMap<>();
        for (String name : ALWAYS) {
            Value value = given.get(name);
            report.put(Str.of(name), name.equals("time") ? time(value) : value == null ? Undef.UNDEF : value);
        }
        for (String name : WHERE_SET) {
            Value value = given.get(name);
            if (value != null && value != Undef.UNDEF) {
                report.put(Str.of(name), value);
            }
        }
        return Hash.owning(report);
    }

    private static Value time(@Nullable Value sent) {
        if (!(sent instanceof Str(String text))) {
            throw V3Error.unreadable("the report has no time");
        }
        try {
            return Str.of(TIME.format(OffsetDateTime.parse(text)).replace("Z", "+00:00"));
        } catch (DateTimeParseException odd) {
            return sent;
        }
    }
}
