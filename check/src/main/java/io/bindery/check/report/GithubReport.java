package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;

/// Workflow commands of GitHub Actions, which become annotations of the lines.
public final class GithubReport implements Report {
    @Override
    public String text(CheckResult result) {
        StringBuilder out = new StringBuilder();
        for (Finding finding : result.findings()) {
            if (finding.counts()) {
                out.append("::").append(finding.isError() ? "error" : "warning").append(" file=").append(property(finding.file()));
                if (finding.line() > 0) {
                    out.append(",line=").append(finding.line()).append(",col=").append(finding.column());
                }
                out.append("::").append(data(finding.message() + " (check: " + finding.rule() + ")")).append('\n');
            }
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
