package io.bindery.check.finding;

import java.util.List;

/// The result of a check.
///
/// @param findings sorted by file and place
/// @param files the names of all files that were inspected
/// @param notes parts that could not be checked, with the reason
public record CheckResult(List<Finding> findings, List<String> files, List<String> notes) {
    public CheckResult {
        findings = List.copyOf(findings);
        files = List.copyOf(files);
        notes = List.copyOf(notes);
    }

    public long errors() {
        return findings.stream().filter(Finding::isError).count();
    }

    public long warnings() {
        return findings.stream().filter(Finding::isWarning).count();
    }

    public long ignored() {
        return findings.stream().filter(finding -> finding.excuse() instanceof Finding.Excuse.Ignored).count();
    }

    public long mended() {
        return findings.stream().filter(finding -> finding.excuse() instanceof Finding.Excuse.Mended).count();
    }
}
