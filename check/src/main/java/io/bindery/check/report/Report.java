package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;

/// An output format of a result.
@FunctionalInterface
public interface Report {
    String text(CheckResult result);
}
