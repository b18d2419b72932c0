package io.bindery.check.finding;

import io.bindery.puppet.lint.Problem;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The problems found in one file.
public final class Findings {
    private final String file;
    private final List<Finding> found = new ArrayList<>();

    public Findings(String file) {
        this.file = file;
    }

    public String file() {
        return file;
    }

    public void error(String rule, int line, int column, String message) {
        add(rule, Severity.ERROR, line, column, message, null);
    }

    public void warning(String rule, int line, int column, String message) {
        add(rule, Severity.WARNING, line, column, message, null);
    }

    public void add(String rule, Severity severity, Place place, String message, @Nullable String hint) {
        add(rule, severity, place.line(), place.column(), message, hint);
    }

    private void add(String rule, Severity severity, int line, int column, String message, @Nullable String hint) {
        found.add(new Finding(rule, severity, message, file, line, column, hint, null));
    }

    public void add(Diagnostic diagnostic) {
        found.add(Finding.of(diagnostic, file));
    }

    public void add(Problem problem, Finding.@Nullable Excuse excuse) {
        found.add(Finding.of(problem, file, excuse));
    }

    public boolean hasErrors() {
        return found.stream().anyMatch(Finding::isError);
    }

    public List<Finding> all() {
        return List.copyOf(found);
    }
}
