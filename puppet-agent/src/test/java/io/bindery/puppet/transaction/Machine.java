package io.bindery.puppet.transaction;

import io.bindery.enact.Enactor;
import io.bindery.enact.host.Host;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.catalog.Version;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.Report;
import io.bindery.puppet.resource.Options;
import io.bindery.puppet.resource.ServedFiles;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.host.MemoryHost;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// A machine in memory that catalogs are applied to.
public final class Machine {
    private final MemoryHost memory = new MemoryHost();
    private final Path state;
    private final List<String> lines = new ArrayList<>();
    private boolean noop;

    /// @param state a directory for the state of runs, on the real disk
    public Machine(Path state) {
        this.state = state;
    }

    public MemoryHost memory() {
        return memory;
    }

    /// Makes all further runs rehearsals.
    public Machine rehearsing() {
        noop = true;
        return this;
    }

    public static Resource resource(String type, String title, Object... namesAndValues) {
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Value value = switch (namesAndValues[i + 1]) {
                case Value made -> made;
                case Boolean bool -> Bool.of(bool);
                case Integer number -> Int.of(number);
                default -> Str.of((String) namesAndValues[i + 1]);
            };
            parameters.add(new Parameter((String) namesAndValues[i], value, Origin.Given.STORED));
        }
        return new Resource(Reference.of(type, title), Kind.NATIVE, parameters, List.of(type), List.of(), false, false, "/site.pp", 1);
    }

    public Report apply(Resource... resources) {
        return applyOn(memory, resources);
    }

    /// Applies resources to a host that may have faults.
    public Report applyOn(Host host, Resource... resources) {
        Log log = new Log(LogLevel.INFO);
        lines.clear();
        log.add(entry -> lines.add(entry.level().title() + ": " + entry.text()));
        Workbench bench = new Workbench(
                host,
                new Enactor(host, host == memory ? memory.journal() : io.bindery.enact.Journal.SILENT, false),
                new Options(false, "diff", List.of("-u"), "sha256", Path.of("/bucket"), "production"),
                ServedFiles.NONE,
                NativeTypes.all());
        RunOptions usual = RunOptions.USUAL;
        RunOptions options = new RunOptions(
                noop, usual.tags(), usual.skipTags(), false, false, false, false, null, true);
        Catalog.Heading heading = new Catalog.Heading("node", "production", new Version.Time(1), null, null);
        Catalog catalog = new Catalog(heading, List.of(resources), List.of(), List.of(), List.of());
        RunFiles files = new RunFiles(state.resolve("state.yaml"), state.resolve("summary.yaml"), null, null, null, null);
        Report report = new Report("node", "production", "7.23.0", noop);
        RunCatalog ready = RunCatalog.of(catalog, bench, options, LateValues.NONE, log);
        new Run(bench, options, files, log, RunWatch.NOBODY).apply(ready, report, Duration.ZERO, "", "");
        return report;
    }

    /// The log lines of the last run that are about resources.
    public List<String> lines() {
        return lines.stream().filter(line -> !line.startsWith("Info: ") && !line.contains("Applied catalog in")).toList();
    }
}
