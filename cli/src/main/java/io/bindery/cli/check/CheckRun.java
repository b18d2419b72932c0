package io.bindery.cli.check;

import io.bindery.check.CheckPlan;
import io.bindery.check.Checking;
import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import io.bindery.check.report.GithubReport;
import io.bindery.check.report.JsonReport;
import io.bindery.check.report.JunitReport;
import io.bindery.check.report.LogFormatReport;
import io.bindery.check.report.Report;
import io.bindery.check.report.SarifReport;
import io.bindery.check.report.TextReport;
import io.bindery.cli.command.FactsFolder;
import io.bindery.cli.command.Product;
import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.command.ThreadFactoryWithStack;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.files.FileReading;
import io.bindery.puppet.lint.LintOptions;
import io.bindery.puppet.lint.Rule;
import io.bindery.puppet.lint.rule.LintRules;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.ruby.RubyBridge;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// One run of `bindery check`: reads options from files and flags, checks, and writes the report.
final class CheckRun {
    private static final String OPTION_FILE = ".puppet-lint.rc";

    private final Flags flags;
    private final List<Path> paths;
    private final LintOptions options = new LintOptions(LintRules.ALL);

    CheckRun(Flags flags) throws IOException {
        this.flags = flags;
        this.paths = flags.rest().isEmpty() ? List.of(Path.of(".")) : flags.rest().stream().map(Path::of).toList();
        readOptionFiles();
        readFlags();
    }

    private void readOptionFiles() throws IOException {
        if (!flags.has("no-config")) {
            String home = System.getenv("HOME");
            optional(Path.of("/etc/puppet-lint.rc"));
            optional(home == null ? null : Path.of(home, OPTION_FILE));
            Path first = paths.getFirst();
            optional(Files.isDirectory(first) ? first.resolve(OPTION_FILE) : Path.of(OPTION_FILE));
        }
        String given = flags.value("config");
        if (given != null) {
            options.read(FileReading.text(Path.of(given)));
        }
        options.unknown().forEach(option -> System.err.println("Warning: the option '" + option + "' of puppet-lint is not known here"));
    }

    private void optional(@Nullable Path file) throws IOException {
        if (file != null && Files.isReadable(file)) {
            options.read(FileReading.text(file));
        }
    }

    private void readFlags() {
        List<String> only = flags.list("only-checks");
        if (!only.isEmpty() && !options.only(only)) {
            throw new UsageError("--only-checks names a check that does not exist; --list-checks lists them");
        }
        for (Rule rule : LintRules.ALL) {
            Boolean choice = flags.choice(rule.name() + "-check");
            if (choice != null) {
                options.enable(rule.name(), choice);
            }
        }
        List<String> ignored = flags.list("ignore-paths");
        if (!ignored.isEmpty()) {
            options.ignore(ignored);
        }
    }

    int run() throws IOException, InterruptedException {
        CheckResult result;
        try {
            result = shown(check());
        } catch (NoSuchFileException missing) {
            System.err.println("Error: No such file or directory: " + missing.getFile());
            return 1;
        } catch (LoadError unreadable) {
            System.err.println("Error: " + unreadable.message());
            return 1;
        }
        byte[] text = report().text(result).getBytes(StandardCharsets.UTF_8);
        System.out.write(text, 0, text.length);
        System.out.flush();
        boolean warned = result.warnings() > 0 && (flags.has("fail-on-warnings") || options.failOnWarnings());
        return result.errors() > 0 || warned ? 1 : 0;
    }

    private CheckResult check() throws IOException, InterruptedException {
        RubyBridge ruby = Product.ruby();
        Library library = new Library(DiskTree.DISK, ruby, ruby);
        int threads = Runtime.getRuntime().availableProcessors();
        CheckPlan plan = new CheckPlan(paths, options.ignoredPaths(), modulepath(), facts(), options.linter(flags.has("relative")), flags.has("fix") || options.fix());
        try (ExecutorService pool = Executors.newFixedThreadPool(threads, new ThreadFactoryWithStack())) {
            return new Checking(plan, library, ruby, pool).run();
        }
    }

    private List<Path> facts() {
        List<Path> files = new ArrayList<>();
        String file = flags.value("facts");
        if (file != null) {
            files.add(Path.of(file));
        }
        String directory = flags.value("nodes-from");
        if (directory != null) {
            files.addAll(FactsFolder.files(Path.of(directory)));
        }
        return files;
    }

    private List<Path> modulepath() {
        String path = flags.value("modulepath");
        return path == null ? List.of() : Arrays.stream(path.split(":")).map(each -> Path.of(each).toAbsolutePath().normalize()).toList();
    }

    private CheckResult shown(CheckResult result) {
        String level = flags.value("error-level", "all");
        List<Finding> findings = switch (level) {
            case "all" -> result.findings();
            case "error" -> result.findings().stream().filter(finding -> !finding.isWarning()).toList();
            case "warning" -> result.findings().stream().filter(finding -> !finding.isError()).toList();
            default -> throw new UsageError("--error-level is one of all, warning, error; not " + level);
        };
        return new CheckResult(findings, result.files(), result.notes());
    }

    private Report report() {
        boolean ignored = flags.has("show-ignored") || options.showIgnored();
        String format = flags.value("log-format", options.logFormat() == null ? "" : options.logFormat());
        return switch (form()) {
            case TEXT -> format.isEmpty() ? new TextReport(ignored) : new LogFormatReport(format, ignored);
            case JSON -> new JsonReport();
            case SARIF -> new SarifReport(ProductVersion.NUMBER);
            case JUNIT -> new JunitReport();
            case GITHUB -> new GithubReport();
        };
    }

    private CheckFormat form() {
        CheckFormat asked = flags.oneOf(CheckFormat.class, "format");
        if (asked != null) {
            return asked;
        }
        return flags.has("json") ? CheckFormat.JSON : flags.has("sarif") ? CheckFormat.SARIF : CheckFormat.TEXT;
    }
}
