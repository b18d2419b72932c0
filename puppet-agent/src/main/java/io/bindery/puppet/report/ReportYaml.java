package io.bindery.puppet.report;

import io.bindery.data.YamlLines;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes a report in the format of `last_run_report.yaml`. The statuses of resources, which are nearly all of it, are written
/// line by line.
final class ReportYaml {
    private static final String START = "--- !ruby/object:Puppet::Transaction::Report";
    private static final int CHARACTERS_OF_A_STATUS = 800;

    private final Report report;
    private final YamlLines out;
    private final TimeText times = TimeText.report();

    ReportYaml(Report report) {
        this.report = report;
        this.out = new YamlLines(START, CHARACTERS_OF_A_STATUS * (report.statuses().size() + 8));
    }

    String text() {
        out.text("host", report.host());
        out.verbatim("time", times.quoted(report.time().toInstant()));
        out.data("configuration_version", ReportData.plain(report.configurationVersion()));
        out.text("transaction_uuid", report.transactionUuid());
        out.plain("report_format", Report.FORMAT);
        out.text("puppet_version", report.puppetVersion());
        out.text("status", report.status().word());
        out.flag("transaction_completed", report.isCompleted());
        out.flag("noop", report.isNoop());
        out.flag("noop_pending", report.isNoopPending());
        out.text("environment", report.environment());
        out.data("logs", report.logs().stream().map(ReportData::entry).toList());
        Map<String, @Nullable Object> metrics = new LinkedHashMap<>();
        report.metrics().forEach(metric -> metrics.put(metric.name(), ReportData.metric(metric)));
        out.data("metrics", metrics);
        if (report.statuses().isEmpty()) {
            out.data("resource_statuses", Map.of());
        } else {
            out.open("resource_statuses");
            report.statuses().forEach(this::status);
            out.close();
        }
        out.flag("corrective_change", report.isCorrective());
        String uuid = report.catalogUuid();
        if (uuid != null) {
            out.text("catalog_uuid", uuid);
        }
        out.text("cached_catalog_status", "not_used");
        return out.toString();
    }

    private void status(ResourceStatus status) {
        ResourceStatus.Subject subject = status.subject();
        out.openText(subject.reference());
        out.text("title", subject.title());
        out.text("file", subject.file());
        out.plain("line", subject.line() == 0 ? null : subject.line());
        out.text("resource", subject.reference());
        out.text("resource_type", subject.type());
        out.text("provider_used", subject.provider());
        out.texts("containment_path", subject.path());
        out.plain("evaluation_time", Seconds.text(status.evaluationSeconds()));
        out.texts("tags", subject.tags());
        out.verbatim("time", times.quoted(status.time()));
        out.flag("failed", status.isFailed());
        out.flag("failed_to_restart", status.isFailedToRestart());
        out.flag("changed", status.isChanged());
        out.flag("out_of_sync", status.isOutOfSync());
        out.flag("skipped", status.isSkipped());
        out.plain("change_count", status.changeCount());
        out.plain("out_of_sync_count", status.outOfSyncCount());
        if (status.events().isEmpty()) {
            out.verbatim("events", "[]");
        } else {
            out.data("events", status.events().stream().map(ReportData::event).toList());
        }
        out.flag("corrective_change", status.isCorrective());
        out.close();
    }
}
