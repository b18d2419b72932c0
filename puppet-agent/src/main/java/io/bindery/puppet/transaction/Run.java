package io.bindery.puppet.transaction;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.graph.GraphError;
import io.bindery.puppet.name.InvalidName;
import io.bindery.puppet.name.NodeName;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.Report;
import io.bindery.puppet.report.ReportText;
import io.bindery.puppet.report.Seconds;
import io.bindery.puppet.resource.Lines;
import io.bindery.puppet.resource.ResourceError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;

/// One run: applies a catalog, runs the configured commands before and after it, and writes the report and the other files.
public final class Run {
    private static final String MODE = "rw-r-----";
    private static final DateTimeFormatter STORED = DateTimeFormatter.ofPattern("yyyyMMddHHmm");

    private final Workbench bench;
    private final RunOptions options;
    private final RunFiles files;
    private final Log log;
    private final RunWatch watch;

    public Run(Workbench bench, RunOptions options, RunFiles files, Log log, RunWatch watch) {
        this.bench = bench;
        this.options = options;
        this.files = files;
        this.log = log;
        this.watch = watch;
    }

    /// Applies a catalog; whether it was applied to its end.
    ///
    /// @param retrieval how long it took to get the catalog
    /// @param before    the command that is run before; empty for none
    /// @param after     the command that is run afterwards, whatever happened; empty for none
    public boolean apply(RunCatalog catalog, Report report, Duration retrieval, String before, String after) {
        StateFile state = StateFile.load(files.state(), log);
        log.add(report);
        boolean completed = false;
        try {
            log.write(LogLevel.INFO, "Using environment '" + report.environment() + "'");
            completed = command("prerun_command", before) && apply(catalog, report, state, retrieval);
        } finally {
            completed = command("postrun_command", after) && completed;
            report.finish();
            log.remove(report);
        }
        return completed;
    }

    private boolean apply(RunCatalog catalog, Report report, StateFile state, Duration retrieval) {
        report.applies(VersionText.value(catalog.catalog().version()), catalog.catalog().uuid());
        report.took("config_retrieval", retrieval);
        long start = System.nanoTime();
        try {
            Transaction transaction = new Transaction(catalog, options, report, log, state, SystemValues.NONE, watch);
            try {
                transaction.evaluate();
                report.took("transaction_evaluation", Duration.ofNanos(System.nanoTime() - start));
            } finally {
                state.store();
            }
        } catch (ResourceError | GraphError failure) {
            log.write(LogLevel.ERR, "Failed to apply catalog: " + failure.getMessage());
            return false;
        }
        report.took("catalog_application", Duration.ofNanos(System.nanoTime() - start));
        log.write(LogLevel.NOTICE, "Applied catalog in " + Seconds.rounded(Duration.ofNanos(System.nanoTime() - start)) + " seconds");
        return true;
    }

    private boolean command(String setting, String line) {
        if (line.isEmpty()) {
            return true;
        }
        String why;
        try {
            Execution execution = bench.host().processes().act(Command.of(Lines.words(line)));
            if (execution.status() == 0) {
                return true;
            }
            why = "Execution of '" + line + "' returned " + execution.status() + ": " + execution.text().strip();
        } catch (CommandException e) {
            why = String.valueOf(e.getMessage());
        }
        log.write(LogLevel.ERR, "Could not run command from " + setting + ": " + why);
        return false;
    }

    /// Writes the report and its summary.
    public void keep(Report report, String runMode) {
        write(files.summary(), ReportText.summaryYaml(report, runMode), "Could not save last run local report: ");
        Path target = files.report();
        if (target != null) {
            String yaml = ReportText.yaml(report);
            write(target, yaml, "Could not send report: ");
            Path store = files.store();
            if (store != null) {
                String name = STORED.format(report.time().withOffsetSameInstant(ZoneOffset.UTC)) + ".yaml";
                store(store, report.host(), name, yaml);
            }
        }
    }

    /// The host is that of the catalog, which may be a file that anybody made.
    private void store(Path store, String host, String name, String yaml) {
        try {
            write(store.resolve(new NodeName(host).text()).resolve(name), yaml, "Could not send report: ");
        } catch (InvalidName hostile) {
            log.write(LogLevel.ERR, "Could not send report: " + hostile.getMessage());
        }
    }

    /// Writes the names of the classes and resources of a catalog.
    public void keepNames(RunCatalog catalog) {
        Path classes = files.classes();
        if (classes != null) {
            write(classes, lines(catalog.catalog().classes()), "Could not create class file " + classes + ": ");
        }
        Path resources = files.resources();
        if (resources != null) {
            write(resources, lines(catalog.managedNames()), "Could not create resource file " + resources + ": ");
        }
    }

    private static String lines(List<String> names) {
        return String.join("\n", names) + "\n";
    }

    private void write(Path file, String text, String failure) {
        try {
            FileReplacement.makeFolderFor(file);
            FileReplacement.replace(file, text.getBytes(StandardCharsets.UTF_8), PosixFilePermissions.fromString(MODE));
        } catch (IOException e) {
            log.write(LogLevel.ERR, failure + e.getMessage());
        }
    }
}
