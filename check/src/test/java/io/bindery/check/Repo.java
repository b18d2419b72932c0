package io.bindery.check;

import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import io.bindery.puppet.lint.Linter;
import io.bindery.puppet.lint.Rule;
import io.bindery.puppet.lint.rule.LintRules;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import io.bindery.ruby.RubyBridge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// A directory of files to be checked, without Ruby.
record Repo(Path directory) {
    Repo with(String file, String text) throws IOException {
        Path path = directory.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        return this;
    }

    CheckResult check() throws IOException, InterruptedException {
        return check(List.of(), List.of(), false);
    }

    CheckResult check(List<Rule> rules, List<Path> facts, boolean fix) throws IOException, InterruptedException {
        RubyBridge ruby = new RubyBridge(null);
        CheckPlan plan = new CheckPlan(List.of(directory), List.of(), List.of(), facts, new Linter(rules, false), fix);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            return new Checking(plan, new Library(DiskTree.DISK, ruby, ruby), ruby, threads).run();
        }
    }

    CheckResult fixed() throws IOException, InterruptedException {
        return check(LintRules.ALL, List.of(), true);
    }

    /// The findings as `FILE:LINE:COLUMN rule: message`.
    List<String> found() throws IOException, InterruptedException {
        return lines(check());
    }

    List<String> found(String facts) throws IOException, InterruptedException {
        return lines(check(List.of(), List.of(directory.resolve(facts)), false));
    }

    private List<String> lines(CheckResult result) {
        return result.findings().stream().map(this::line).toList();
    }

    private String line(Finding finding) {
        String text = finding.file() + ":" + finding.line() + ":" + finding.column() + " " + finding.rule() + ": " + finding.message();
        return text.replace(directory + "/", "");
    }
}
