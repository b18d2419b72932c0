package io.bindery.fleet.report;

import io.bindery.fleet.diff.FleetResult;

/// Commands of GitHub Actions that annotate lines of a pull request.
public record GithubReport() implements Report {
    @Override
    public String write(FleetResult result) {
        StringBuilder out = new StringBuilder();
        for (Finding finding : Finding.of(result)) {
            out.append("::").append(finding.level() == Finding.Level.ERROR ? "error" : "notice").append(' ');
            if (finding.file() != null) {
                out.append("file=").append(property(finding.file())).append(",line=").append(Math.max(1, finding.line())).append(',');
            }
            out.append("title=").append(finding.rule()).append("::").append(data(finding.message())).append('\n');
        }
        return out.append(TextReport.summary(result)).append('\n').toString();
    }

    private static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
