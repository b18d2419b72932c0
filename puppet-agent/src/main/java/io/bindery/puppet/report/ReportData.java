package io.bindery.puppet.report;

import io.bindery.data.YamlOutput;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The parts of reports as plain data, in the order and under the names that report processors know (report format 12).
final class ReportData {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.nnnnnnnnnxxx");

    private ReportData() {}

    static String time(OffsetDateTime time) {
        return TIME.format(time);
    }

    static Map<String, @Nullable Object> entry(LogEntry entry) {
        Map<String, @Nullable Object> data = new LinkedHashMap<>();
        data.put("level", entry.level().word());
        data.put("message", entry.message());
        data.put("source", entry.source());
        data.put("tags", entry.tags());
        data.put("time", time(entry.time()));
        data.put("file", entry.file());
        data.put("line", entry.line() == 0 ? null : entry.line());
        return data;
    }

    static Map<String, @Nullable Object> metric(Metric metric) {
        Map<String, @Nullable Object> data = new LinkedHashMap<>();
        data.put("name", metric.name());
        data.put("label", Metric.label(metric.name()));
        List<Object> values = new ArrayList<>();
        metric.values().forEach((name, value) -> values.add(List.of(name, Metric.label(name), value)));
        data.put("values", values);
        return data;
    }

    static Map<String, @Nullable Object> event(Event event) {
        Map<String, @Nullable Object> data = new LinkedHashMap<>();
        data.put("audited", event.audited());
        data.put("property", event.property());
        data.put("previous_value", plain(event.previous()));
        data.put("desired_value", plain(event.desired()));
        data.put("historical_value", plain(event.historical()));
        data.put("message", event.message());
        data.put("name", event.name());
        data.put("status", event.status().word());
        data.put("time", time(event.time()));
        data.put("redacted", event.redacted());
        data.put("corrective_change", event.corrective());
        return data;
    }

    /// A value as plain data.
    static @Nullable Object plain(@Nullable Value value) {
        return switch (value) {
            case null -> null;
            case Undef _ -> null;
            case Bool bool -> bool.value();
            case Int(long number) -> number;
            case BigInt(var number) -> new YamlOutput.Numeral(number.toString());
            case Real(double number) -> number;
            case Str(String text) -> text;
            case Sensitive _ -> "[redacted]";
            case Arr list -> {
                List<@Nullable Object> items = new ArrayList<>();
                list.elements().forEach(each -> items.add(plain(each)));
                yield items;
            }
            case Hash hash -> {
                SequencedMap<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
                hash.entries().forEach((key, each) -> entries.put(plain(key), plain(each)));
                yield entries;
            }
            case Value other -> String.valueOf(other);
        };
    }
}
