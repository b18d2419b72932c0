package io.bindery.cli.fleet;

import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.line.Flags;
import io.bindery.fleet.report.GithubReport;
import io.bindery.fleet.report.GitlabReport;
import io.bindery.fleet.report.JsonReport;
import io.bindery.fleet.report.MarkdownReport;
import io.bindery.fleet.report.OctocatalogReport;
import io.bindery.fleet.report.PageReport;
import io.bindery.fleet.report.Report;
import io.bindery.fleet.report.SarifReport;
import io.bindery.fleet.report.TextReport;

/// The output formats of `--format`.
enum FleetFormat {
    TEXT,
    JSON,
    OCTOCATALOG,
    MARKDOWN,
    SARIF,
    GITHUB,
    GITLAB,
    HTML;

    static FleetFormat of(Flags flags) {
        FleetFormat asked = flags.oneOf(FleetFormat.class, "format");
        return asked == null ? flags.has("json") ? JSON : TEXT : asked;
    }

    /// @param nodes how many there are
    Report report(Flags flags, int nodes) {
        return switch (this) {
            case TEXT -> new TextReport(isColoured(flags), flags.has("details"));
            case JSON -> new JsonReport();
            case OCTOCATALOG -> new OctocatalogReport(nodes == 1);
            case MARKDOWN -> new MarkdownReport();
            case SARIF -> new SarifReport(ProductVersion.TEXT.substring(ProductVersion.TEXT.indexOf(' ') + 1));
            case GITHUB -> new GithubReport();
            case GITLAB -> new GitlabReport();
            case HTML -> new PageReport();
        };
    }

    private static boolean isColoured(Flags flags) {
        Boolean asked = flags.choice("color");
        boolean terminal = System.console() != null && System.console().isTerminal() && System.getenv("NO_COLOR") == null;
        return asked == null ? terminal && !flags.has("out") : asked;
    }
}
