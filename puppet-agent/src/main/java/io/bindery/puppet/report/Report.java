package io.bindery.puppet.report;

import io.bindery.puppet.value.Value;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The report of one run: its log, the status of each resource, and figures over all of them.
public final class Report implements LogSink {
    static final int FORMAT = 12;

    private static final double NANOS = 1e9;
    private static final String TOTAL = "total";

    /// The outcome of a run.
    public enum Status {
        CHANGED,
        UNCHANGED,
        FAILED;

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private final String host;
    private final String environment;
    private final String puppetVersion;
    private final boolean noop;
    private final OffsetDateTime time = OffsetDateTime.now();
    private final String transactionUuid = UUID.randomUUID().toString();
    private final List<LogEntry> logs = new ArrayList<>();
    private final SequencedMap<String, ResourceStatus> statuses = new LinkedHashMap<>();
    private final SequencedMap<String, Double> times = new LinkedHashMap<>();
    private final List<Metric> metrics = new ArrayList<>();
    private @Nullable Value configurationVersion;
    private @Nullable String catalogUuid;
    private boolean completed;
    private boolean generationFailed;
    private Status status = Status.FAILED;

    /// @param puppetVersion the version of Puppet whose format the report has
    public Report(String host, String environment, String puppetVersion, boolean noop) {
        this.host = host;
        this.environment = environment;
        this.puppetVersion = puppetVersion;
        this.noop = noop;
    }

    @Override
    public void write(LogEntry entry) {
        logs.add(entry);
    }

    /// Notes which catalog is applied.
    public void applies(@Nullable Value version, @Nullable String uuid) {
        configurationVersion = version;
        catalogUuid = uuid;
    }

    /// Notes how long a part of the run took.
    public void took(String part, Duration duration) {
        times.put(part, duration.toNanos() / NANOS);
    }

    /// Puts the status of a resource in place of an earlier one.
    public void add(ResourceStatus resource) {
        statuses.put(resource.subject().reference(), resource);
    }

    /// The status of the resource of that reference, or null.
    public @Nullable ResourceStatus status(String reference) {
        return statuses.get(reference);
    }

    /// Notes that the transaction came to its end.
    public void complete() {
        completed = true;
    }

    /// Records that a resource failed to generate its resources.
    public void failGeneration() {
        generationFailed = true;
    }

    /// Works out the figures; nothing is added afterwards.
    public void finish() {
        took(TOTAL, Duration.between(time, OffsetDateTime.now()));
        statuses.values().removeIf(each -> each.subject().internal());
        metrics.add(new Metric("resources", resources()));
        metrics.add(new Metric("time", times()));
        SequencedMap<String, Number> changes = new LinkedHashMap<>();
        changes.put(TOTAL, changes());
        metrics.add(new Metric("changes", changes));
        metrics.add(new Metric("events", events()));
        boolean failed = generationFailed || !completed || isFailed();
        status = failed ? Status.FAILED : changes() > 0 ? Status.CHANGED : Status.UNCHANGED;
    }

    private SequencedMap<String, Number> resources() {
        SequencedMap<String, Number> values = new LinkedHashMap<>();
        values.put(TOTAL, statuses.size());
        values.put("skipped", count(ResourceStatus::isSkipped));
        values.put("failed", count(ResourceStatus::isFailed));
        values.put("failed_to_restart", count(ResourceStatus::isFailedToRestart));
        values.put("restarted", count(ResourceStatus::isRestarted));
        values.put("changed", count(ResourceStatus::isChanged));
        values.put("out_of_sync", count(ResourceStatus::isOutOfSync));
        values.put("scheduled", count(ResourceStatus::isScheduled));
        values.put("corrective_change", count(ResourceStatus::isCorrective));
        return values;
    }

    private int count(Predicate<ResourceStatus> state) {
        return (int) statuses.values().stream().filter(state).count();
    }

    private SequencedMap<String, Number> times() {
        SequencedMap<String, Number> values = new LinkedHashMap<>();
        for (ResourceStatus each : statuses.values()) {
            Double seconds = each.evaluationSeconds();
            if (seconds != null) {
                values.merge(each.subject().type().toLowerCase(java.util.Locale.ROOT), seconds, (a, b) -> a.doubleValue() + b.doubleValue());
            }
        }
        values.putAll(times);
        return values;
    }

    private SequencedMap<String, Number> events() {
        SequencedMap<String, Number> values = new LinkedHashMap<>();
        values.put(TOTAL, 0);
        values.put("failure", 0);
        values.put("success", 0);
        for (ResourceStatus each : statuses.values()) {
            for (Event event : each.events()) {
                values.merge(TOTAL, 1, (a, b) -> a.intValue() + b.intValue());
                values.merge(event.status().word(), 1, (a, b) -> a.intValue() + b.intValue());
            }
        }
        return values;
    }

    private int changes() {
        return statuses.values().stream().mapToInt(ResourceStatus::changeCount).sum();
    }

    /// The figures, by the names of their groups; what `--summarize` prints and `last_run_summary.yaml` holds.
    public SequencedMap<String, Map<String, @Nullable Object>> summary(String runMode) {
        SequencedMap<String, Map<String, @Nullable Object>> summary = new LinkedHashMap<>();
        Map<String, @Nullable Object> version = new LinkedHashMap<>();
        version.put("config", ReportData.plain(configurationVersion));
        version.put("puppet", puppetVersion);
        summary.put("version", version);
        Map<String, @Nullable Object> application = new LinkedHashMap<>();
        application.put("run_mode", runMode);
        application.put("initial_environment", environment);
        application.put("converged_environment", environment);
        summary.put("application", application);
        for (Metric metric : metrics) {
            // As Puppet does: the figures of a group are sorted by their names.
            Map<String, @Nullable Object> values = new LinkedHashMap<>(new TreeMap<>(metric.values()));
            summary.put(metric.name(), values);
        }
        Map<String, @Nullable Object> timing = summary.computeIfAbsent("time", _ -> new LinkedHashMap<>());
        timing.put("last_run", OffsetDateTime.now().toEpochSecond());
        return summary;
    }

    /// What `--detailed-exitcodes` makes of the run: 2 for changes, 4 for failures, 6 for both.
    public int exitCode() {
        return (changes() > 0 ? 2 : 0) | (isFailed() ? 4 : 0);
    }

    /// Whether a resource failed, or failed to restart.
    public boolean isFailed() {
        return statuses.values().stream().anyMatch(each -> each.isFailed() || each.isFailedToRestart());
    }

    public String host() {
        return host;
    }

    public OffsetDateTime time() {
        return time;
    }

    @Nullable Value configurationVersion() {
        return configurationVersion;
    }

    @Nullable String catalogUuid() {
        return catalogUuid;
    }

    String transactionUuid() {
        return transactionUuid;
    }

    String puppetVersion() {
        return puppetVersion;
    }

    public Status status() {
        return status;
    }

    public boolean isCompleted() {
        return completed;
    }

    public boolean isNoop() {
        return noop;
    }

    /// Whether something would change, had the run not been a rehearsal.
    public boolean isNoopPending() {
        return statuses.values().stream().anyMatch(each -> each.events().stream().anyMatch(event -> event.status() == EventStatus.NOOP));
    }

    public boolean isCorrective() {
        return statuses.values().stream().anyMatch(ResourceStatus::isCorrective);
    }

    public String environment() {
        return environment;
    }

    public List<LogEntry> logs() {
        return logs;
    }

    List<Metric> metrics() {
        return metrics;
    }

    public Collection<ResourceStatus> statuses() {
        return statuses.values();
    }
}
