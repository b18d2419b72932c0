package io.bindery.cli.apply;

import io.bindery.enact.Enactor;
import io.bindery.enact.Journal;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.journal.FileJournal;
import io.bindery.enact.journal.Recovery;
import io.bindery.files.ProcessLock;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.LocalHost;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.Report;
import io.bindery.puppet.report.ReportText;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ServedFiles;
import io.bindery.puppet.transaction.LateValues;
import io.bindery.puppet.transaction.NativeTypes;
import io.bindery.puppet.transaction.Run;
import io.bindery.puppet.transaction.RunCatalog;
import io.bindery.puppet.transaction.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// Applies a catalog to this machine.
final class Applying {
    private static final String RUN_MODE = "user";
    /// The directory of journals below that of the state.
    private static final String JOURNALS = ".journal";
    /// Variables of the one who starts the run that its commands do not get.
    private static final Set<String> PERSONAL = Set.of("HOME", "USER", "LOGNAME");

    private final ApplySettings settings;
    private final Log log;
    private final boolean json;

    Applying(ApplySettings settings, Log log) {
        this(settings, log, false);
    }

    /// @param json whether the run is written to standard output as JSON
    Applying(ApplySettings settings, Log log, boolean json) {
        this.settings = settings;
        this.log = log;
        this.json = json;
    }

    /// This machine.
    static Host host() {
        return new LocalHost(new LocalProcesses(PERSONAL));
    }

    /// What resources of this machine are made with.
    Workbench bench(String environment, List<Path> modulepath) {
        return bench(environment, modulepath, Journal.SILENT);
    }

    private Workbench bench(String environment, List<Path> modulepath, Journal journal) {
        Host host = host();
        return new Workbench(
                host, new Enactor(host, journal, false), settings.options(environment), ServedFiles.ofModules(modulepath), NativeTypes.all());
    }

    /// Applies the catalog; the exit code.
    ///
    /// @param codes what the exit code tells
    int apply(Catalog catalog, List<Path> modulepath, LateValues late, Duration retrieval, ExitCodes codes) {
        Path lockFile = Path.of(settings.text("agent_catalog_run_lockfile"));
        Path journals = Path.of(settings.text("statedir"), JOURNALS);
        try (FileJournal journal = new FileJournal(journals)) {
            ProcessLock lock = ProcessLock.take(lockFile).orElse(null);
            if (lock == null) {
                log.write(LogLevel.NOTICE, "Run of Puppet configuration client already in progress; skipping  (" + lockFile + " exists)");
                return 1;
            }
            try (lock) {
                if (Files.isDirectory(journals)) {
                    new Recovery(host()).recover(journals).forEach(line -> log.write(LogLevel.NOTICE, line));
                }
                return apply(catalog, bench(catalog.environment(), modulepath, journal), late, retrieval, codes);
            }
        } catch (IOException e) {
            log.write(LogLevel.ERR, "Could not lock " + lockFile + ": " + e.getMessage());
            return 1;
        }
    }

    private int apply(Catalog catalog, Workbench bench, LateValues late, Duration retrieval, ExitCodes codes) {
        RunCatalog ready;
        try {
            ready = RunCatalog.of(catalog, bench, settings.run(), late, log);
        } catch (ResourceError error) {
            log.write(LogLevel.ERR, error.message());
            return 1;
        }
        ConsoleWatch watch = watch(settings.runTimeout());
        Run run = new Run(bench, settings.run(), settings.files(), log, watch);
        run.keepNames(ready);
        Report report = new Report(settings.text("certname"), catalog.environment(), ApplySettings.PUPPET_VERSION, settings.isOn("noop"));
        Stopping stopping = Stopping.on(watch.stopped());
        boolean completed;
        try {
            completed = run.apply(ready, report, retrieval, settings.text("prerun_command"), settings.text("postrun_command"));
        } finally {
            stopping.off();
        }
        int exitCode = completed && !watch.isLate() ? codes.of(report) : 1;
        watch.end(report, exitCode);
        if (settings.isOn("summarize")) {
            System.out.print(ReportText.summary(report, RUN_MODE));
            System.out.flush();
        }
        run.keep(report, RUN_MODE);
        return exitCode;
    }

    private ConsoleWatch watch(Duration limit) {
        ConsoleWatch watch = new ConsoleWatch(log, json, limit);
        log.add(watch);
        return watch;
    }
}
