package io.bindery.puppet.report;

import io.bindery.data.YamlOutput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The texts made from a report: the files it is stored in, and the output of `--summarize`.
public final class ReportText {
    private ReportText() {}

    /// The report as `last_run_report.yaml` holds it.
    public static String yaml(Report report) {
        return new ReportYaml(report).text();
    }

    /// The figures as `last_run_summary.yaml` holds them.
    public static String summaryYaml(Report report, String runMode) {
        return YamlOutput.document(report.summary(runMode));
    }

    /// The figures as `--summarize` prints them. A figure of 0 is left out.
    public static String summary(Report report, String runMode) {
        SequencedMap<String, Map<String, @Nullable Object>> summary = report.summary(runMode);
        StringBuilder text = new StringBuilder();
        new TreeMap<>(summary).forEach((group, values) -> {
            text.append(Metric.label(group)).append(":\n");
            for (Map.Entry<String, @Nullable Object> figure : sorted(values)) {
                Object value = figure.getValue();
                if (value instanceof Integer number && number == 0 || value instanceof Double real && real == 0) {
                    continue;
                }
                String shown = value instanceof Double real ? String.format(Locale.ROOT, "%.2f", real) : value == null ? "" : value.toString();
                text.append(String.format(Locale.ROOT, "   %15s %s%n", Metric.label(figure.getKey()) + ":", shown));
            }
        });
        return text.toString();
    }

    // As Puppet does: ordered by the text of the figures, the total last.
    private static List<Map.Entry<String, @Nullable Object>> sorted(Map<String, @Nullable Object> values) {
        List<Map.Entry<String, @Nullable Object>> entries = new ArrayList<>(values.entrySet());
        Comparator<Map.Entry<String, @Nullable Object>> totalLast = Comparator.comparing(entry -> entry.getKey().equals("total"));
        entries.sort(totalLast.thenComparing(entry -> String.valueOf(entry.getValue())));
        return entries;
    }
}
