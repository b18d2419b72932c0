package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;

/// A form in which a result is written.
@FunctionalInterface
public interface Report {
    String text(CheckResult result);
}
