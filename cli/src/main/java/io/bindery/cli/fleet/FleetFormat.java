package io.bindery.cli.fleet;

import io.bindery.cli.line.Flags;
import io.bindery.fleet.report.Report;
import io.bindery.fleet.report.TextReport;

/// The forms of `--format`.
enum FleetFormat {
    TEXT;

    static FleetFormat of(Flags flags) {
        FleetFormat asked = flags.oneOf(FleetFormat.class, "format");
        return asked == null ? TEXT : asked;
    }

    Report report(Flags flags) {
        return switch (this) {
            case TEXT -> new TextReport(isColoured(flags), flags.has("details"));
        };
    }

    private static boolean isColoured(Flags flags) {
        Boolean asked = flags.choice("color");
        boolean terminal = System.console() != null && System.console().isTerminal() && System.getenv("NO_COLOR") == null;
        return asked == null ? terminal && !flags.has("out") : asked;
    }
}
