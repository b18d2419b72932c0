package io.bindery.cli.validate;

import io.bindery.cli.command.ThreadFactoryWithStack;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.text.Diagnostic;
import io.bindery.text.Severity;
import io.bindery.text.UnreadableSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Validates sources and counts the results.
final class Validation {
    /// From so many files on, starting threads pays.
    private static final int MANY = 32;

    private final ValidatorSettings settings;
    private final Verdict verdict;
    private int errors;

    Validation(ValidatorSettings settings, Verdict verdict) {
        this.settings = settings;
        this.verdict = verdict;
    }

    /// The exit code.
    int run(Inputs inputs, Function<String, Source> kind) {
        List<String> files = inputs.files();
        if (files.size() < MANY) {
            for (String file : files) {
                conclude(check(kind.apply(file)));
            }
        } else {
            runTogether(files, kind);
        }
        for (String problem : inputs.problems()) {
            errors++;
            verdict.problem(problem);
        }
        verdict.finish(files.size(), errors);
        return errors == 0 ? 0 : 1;
    }

    /// Files are checked on all cores and reported in their order.
    private void runTogether(List<String> files, Function<String, Source> kind) {
        int threads = Runtime.getRuntime().availableProcessors();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads, new ThreadFactoryWithStack())) {
            List<Future<Checked>> checks = new ArrayList<>(files.size());
            for (String file : files) {
                checks.add(pool.submit(() -> check(kind.apply(file))));
            }
            for (int i = 0; i < checks.size(); i++) {
                verdict.progress(i, files.size());
                conclude(checks.get(i).get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            errors++;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /// The result for one source: diagnostics, or why it could not be read.
    private record Checked(Source source, List<Diagnostic> diagnostics, @Nullable UnreadableSource unreadable) {}

    private Checked check(Source source) {
        try {
            return new Checked(source, Validator.check(source.parse(source.read()), settings), null);
        } catch (UnreadableSource e) {
            return new Checked(source, List.of(), e);
        }
    }

    private void conclude(Checked checked) {
        UnreadableSource unreadable = checked.unreadable();
        if (unreadable != null) {
            errors++;
            verdict.unreadable(checked.source(), unreadable.reason(), unreadable.hint());
            return;
        }
        for (Diagnostic diagnostic : checked.diagnostics()) {
            errors += diagnostic.severity() == Severity.ERROR ? 1 : 0;
        }
        verdict.diagnostics(checked.source(), checked.diagnostics());
    }
}
