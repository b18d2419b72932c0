package io.bindery.fleet.report;

import io.bindery.fleet.diff.FleetResult;
import java.util.List;

/// Commands of GitHub Actions that annotate lines of a pull request.
public record GithubReport() implements Report {
    @Override
    public String write(FleetResult result) {
        return lines(Finding.of(result)) + TextReport.summary(result) + "\n";
    }

    /// The commands for any findings.
    public static String lines(List<Finding> findings) {
        StringBuilder out = new StringBuilder();
        for (Finding finding : findings) {
            out.append("::").append(finding.level() == Finding.Level.ERROR ? "error" : "notice").append(' ');
            if (finding.file() != null) {
                out.append("file=").append(property(finding.file())).append(",line=").append(Math.max(1, finding.line())).append(',');
            }
            out.append("title=").append(finding.rule()).append("::").append(data(finding.message())).append('\n');
        }
        return out.toString();
    }

    private static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
