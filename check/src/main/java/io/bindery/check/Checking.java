package io.bindery.check;

import io.bindery.check.RepoFiles.RepoFile;
import io.bindery.check.file.FileKind;
import io.bindery.check.file.Inspections;
import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import io.bindery.check.finding.Findings;
import io.bindery.check.name.KnownNames;
import io.bindery.check.name.NameInspection;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.ruby.RubyBridge;
import io.bindery.text.SourceFile;
import io.bindery.text.SourceReader;
import io.bindery.text.UnreadableSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;

/// One run of `bindery check`: each file is inspected on its own, on all threads; then the names that manifests mention are
/// resolved.
public final class Checking {
    private final CheckPlan plan;
    private final Library library;
    private final Inspections inspections;
    private final ExecutorService threads;

    /// @param threads runs the inspections; the caller ends it
    public Checking(CheckPlan plan, Library library, RubyBridge ruby, ExecutorService threads) {
        this.plan = plan;
        this.library = library;
        this.inspections = new Inspections(library, ruby);
        this.threads = threads;
    }

    /// @throws IOException if a given path does not exist or cannot be listed
    public CheckResult run() throws IOException, InterruptedException {
        List<Finding> found = new ArrayList<>();
        List<String> files = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (Path path : plan.paths()) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
            check(path, found, files, notes);
        }
        found.sort(Finding.BY_PLACE);
        return new CheckResult(found, files, notes);
    }

    private void check(Path top, List<Finding> found, List<String> files, List<String> notes) throws IOException, InterruptedException {
        List<RepoFile> listed = RepoFiles.in(top, plan.ignored());
        listed.forEach(file -> files.add(file.path().toString()));
        Path folder = Files.isDirectory(top) ? top : top.toAbsolutePath().getParent();
        Layout layout = Layout.of(folder == null ? top : folder, plan.modulepath(), library.files());
        Snapshot snapshot = library.snapshot(layout.environment(), Strictness.WARNING);
        KnownNames names = new KnownNames(snapshot, layout.modules());
        Manifests manifests = new Manifests(plan, layout, names);
        List<Inspected> inspected = all(listed, file -> inspect(file, manifests));
        NameInspection resolution = new NameInspection(names);
        // A single file does not know its neighbours.
        List<List<Finding>> named = Files.isDirectory(top) ? all(inspected, file -> resolve(file, resolution)) : List.of();
        inspected.forEach(file -> found.addAll(file.findings().all()));
        named.forEach(found::addAll);
        if (!names.missing().isEmpty()) {
            notes.add("some names were not checked, as these modules are not there: " + String.join(", ", new TreeSet<>(names.missing())));
        }
        Path environment = layout.environment().directory();
        if (environment != null) {
            environment(environment, found);
        }
    }

    private void environment(Path directory, List<Finding> found) throws InterruptedException {
        NodeInspection nodes = new NodeInspection(new NodeCompiler(new Compiler(library)), directory);
        if (library.files().isDirectory(directory.resolve("bindings"))) {
            found.addAll(nodes.bindings());
        }
        all(plan.facts(), nodes::inspect).forEach(found::addAll);
    }

    private Inspected inspect(RepoFile file, Manifests manifests) {
        String name = file.path().toString();
        Findings findings = new Findings(name);
        try {
            SourceFile source = SourceReader.read(file.path(), name);
            if (file.kind() == FileKind.MANIFEST) {
                return manifests.inspect(source, file.path(), findings);
            }
            inspections.of(file.kind()).inspect(source, file.path().toAbsolutePath().normalize(), findings);
        } catch (UnreadableSource unreadable) {
            findings.error("unreadable", 0, 0, unreadable.reason());
        }
        return new Inspected(findings, null, "");
    }

    private static List<Finding> resolve(Inspected file, NameInspection names) {
        if (file.mentions() == null) {
            return List.of();
        }
        Findings findings = new Findings(file.findings().file());
        names.inspect(file.mentions(), file.module(), findings);
        return findings.all();
    }

    private <T, R> List<R> all(List<T> items, Function<T, R> work) throws InterruptedException {
        List<Future<R>> futures = new ArrayList<>(items.size());
        for (T item : items) {
            futures.add(threads.submit(() -> work.apply(item)));
        }
        List<R> results = new ArrayList<>(items.size());
        try {
            for (Future<R> future : futures) {
                results.add(future.get());
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
        return results;
    }
}
