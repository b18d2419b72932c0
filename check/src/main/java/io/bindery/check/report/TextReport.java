package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import java.util.Locale;

/// Text for people: a line for each problem, in the form that editors can jump to, and a summary.
///
/// @param ignored whether problems that control comments excuse are shown
public record TextReport(boolean ignored) implements Report {
    @Override
    public String text(CheckResult result) {
        StringBuilder out = new StringBuilder();
        for (Finding finding : result.findings()) {
            if (finding.counts() || ignored || finding.excuse() instanceof Finding.Excuse.Mended) {
                line(finding, out);
            }
        }
        result.notes().forEach(note -> out.append("note: ").append(note).append('\n'));
        return out.append(summary(result)).append('\n').toString();
    }

    private static void line(Finding finding, StringBuilder out) {
        out.append(finding.file());
        if (finding.line() > 0) {
            out.append(':').append(finding.line()).append(':').append(finding.column());
        }
        out.append(": ").append(level(finding)).append(": ").append(oneLine(finding.message())).append(" [").append(finding.rule()).append("]\n");
        if (finding.hint() != null) {
            out.append("  hint: ").append(finding.hint()).append('\n');
        }
        if (finding.excuse() instanceof Finding.Excuse.Ignored(String reason) && !reason.isEmpty()) {
            out.append("  ").append(reason).append('\n');
        }
    }

    /// A message on one line, although quoted text in it may have several.
    static String oneLine(String message) {
        return message.strip().replaceAll("\\s*\\R\\s*", " ");
    }

    /// `error`, `warning`, `ignored` or `fixed`.
    static String level(Finding finding) {
        return switch (finding.excuse()) {
            case null -> finding.isError() ? "error" : "warning";
            case Finding.Excuse.Ignored _ -> "ignored";
            case Finding.Excuse.Mended _ -> "fixed";
        };
    }

    private static String summary(CheckResult result) {
        String text = count(result.files().size(), "file") + " checked: " + count(result.errors(), "error") + ", " + count(result.warnings(), "warning");
        String fixed = result.mended() == 0 ? "" : ", " + result.mended() + " fixed";
        return text + fixed + (result.ignored() == 0 ? "" : ", " + result.ignored() + " ignored");
    }

    private static String count(long number, String noun) {
        return String.format(Locale.ROOT, "%d %s%s", number, noun, number == 1 ? "" : "s");
    }
}
