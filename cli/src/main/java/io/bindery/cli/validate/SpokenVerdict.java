package io.bindery.cli.validate;

import io.bindery.cli.command.Excerpt;
import io.bindery.cli.command.Terminal;
import io.bindery.puppet.syntax.issue.Refusal;
import io.bindery.text.Diagnostic;
import io.bindery.text.Severity;
import java.util.List;
import java.util.Optional;

/// The result of a validation for a person: Puppet's own lines, each followed by its source line.
final class SpokenVerdict implements Verdict {
    /// The prefix that Puppet puts before the error of a manifest with one error.
    private static final String MANIFEST = "Could not parse for environment production: ";

    private final Terminal terminal = new Terminal();

    @Override
    public void problem(String message) {
        terminal.log(Terminal.Level.ERROR, message);
    }

    @Override
    public void unreadable(Source source, String reason, String hint) {
        terminal.log(Terminal.Level.ERROR, prefix(source) + reason);
        terminal.note("  in " + source.name());
        if (!hint.isEmpty()) {
            terminal.note("  hint: " + hint);
        }
    }

    @Override
    public void diagnostics(Source source, List<Diagnostic> diagnostics) {
        Optional<Refusal> refusal = Refusal.of(diagnostics);
        if (refusal.isEmpty()) {
            Refusal.warnings(diagnostics).forEach(warning -> say(Terminal.Level.WARNING, "", warning));
            return;
        }
        boolean single = refusal.get().logged().stream().noneMatch(d -> d.severity() == Severity.ERROR);
        for (Diagnostic logged : refusal.get().logged()) {
            say(logged.severity() == Severity.ERROR ? Terminal.Level.ERROR : Terminal.Level.WARNING, "", logged);
        }
        if (single) {
            Diagnostic only = diagnostics.stream()
                    .filter(d -> d.severity() == Severity.ERROR)
                    .findFirst()
                    .orElseThrow();
            say(Terminal.Level.ERROR, prefix(source), only);
        } else {
            terminal.log(Terminal.Level.ERROR, refusal.get().message());
        }
    }

    private static String prefix(Source source) {
        return source.template() ? "" : MANIFEST;
    }

    private void say(Terminal.Level level, String prefix, Diagnostic diagnostic) {
        terminal.log(level, prefix + diagnostic.text());
        Excerpt.lines(diagnostic).forEach(terminal::note);
    }

    @Override
    public void progress(int done, int total) {
        terminal.progress("validated", done, total);
    }

    @Override
    public void finish(int sources, int errors) {
        terminal.clearProgress();
    }
}
