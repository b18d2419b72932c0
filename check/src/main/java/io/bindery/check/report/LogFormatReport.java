package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lines in a format of puppet-lint's: `%{path}`, `%{line}`, `%{check}` and so on.
public record LogFormatReport(String format, boolean ignored) implements Report {
    private static final Pattern PLACEHOLDER = Pattern.compile("%\\{(\\w+)\\}");

    @Override
    public String text(CheckResult result) {
        StringBuilder out = new StringBuilder();
        for (Finding finding : result.findings()) {
            if (finding.counts() || ignored || finding.excuse() instanceof Finding.Excuse.Mended) {
                Matcher placeholder = PLACEHOLDER.matcher(format);
                out.append(placeholder.replaceAll(found -> Matcher.quoteReplacement(value(finding, found.group(1), found.group())))).append('\n');
            }
        }
        return out.toString();
    }

    private static String value(Finding finding, String name, String unknown) {
        return switch (name) {
            case "filename" -> String.valueOf(Path.of(finding.file()).getFileName());
            case "path" -> finding.file();
            case "fullpath" -> Path.of(finding.file()).toAbsolutePath().normalize().toString();
            case "line" -> String.valueOf(finding.line());
            case "column" -> String.valueOf(finding.column());
            case "kind" -> TextReport.level(finding);
            case "KIND" -> TextReport.level(finding).toUpperCase(Locale.ROOT);
            case "check" -> finding.rule();
            case "message" -> TextReport.oneLine(finding.message());
            default -> unknown;
        };
    }
}
