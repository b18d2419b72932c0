package io.bindery.cli.apply;

import io.bindery.puppet.report.Report;

/// The exit codes of a run.
enum ExitCodes {
    /// Only whether the run could be made.
    PLAIN,
    /// 2 for changes, 4 for failures, 6 for both.
    DETAILED,
    /// Also 8 for changes that a rehearsal left to be made.
    PENDING;

    private static final int PENDING_CHANGES = 8;

    int of(Report report) {
        return switch (this) {
            case PLAIN -> 0;
            case DETAILED -> report.exitCode();
            case PENDING -> report.exitCode() | (report.isNoopPending() ? PENDING_CHANGES : 0);
        };
    }
}
