package io.bindery.puppet.syntax.issue;

import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The report of a refused text, as Puppet makes it: a single error is itself the result; several errors are logged, and a
/// summary is the result.
///
/// The message has no location; `logged` holds the lines to log first, and contains errors only if there are several.
public record Refusal(String message, @Nullable Place place, List<Diagnostic> logged) {
    /// How many errors, and how many warnings and deprecations each, Puppet logs before it falls silent.
    private static final int MOST_LOGGED = 10;

    public Refusal {
        logged = List.copyOf(logged);
    }

    /// The refusal these diagnostics amount to, or nothing when none is an error.
    public static Optional<Refusal> of(List<Diagnostic> diagnostics) {
        List<Diagnostic> errors = ofSeverity(diagnostics, Severity.ERROR);
        if (errors.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic first = errors.getFirst();
        List<Diagnostic> logged = new ArrayList<>(warnings(diagnostics));
        if (errors.size() == 1) {
            return Optional.of(new Refusal(first.message(), first.place(), logged));
        }
        logged.addAll(errors.subList(0, Math.min(MOST_LOGGED, errors.size())));
        Place file = first.place() == null ? null : Place.whole(first.place().file());
        return Optional.of(new Refusal(summary(diagnostics, errors.size()), file, logged));
    }

    // As Puppet does: warnings of the lexer are logged as they come and not counted.
    private static String summary(List<Diagnostic> diagnostics, int errors) {
        long warnings = diagnostics.stream()
                .filter(d -> d.severity() != Severity.ERROR && !isLexical(d))
                .count();
        String text = "Language validation logged " + errors + " errors";
        return text + (warnings > 0 ? ", and " + warnings + " warnings" : "") + ". Giving up";
    }

    private static boolean isLexical(Diagnostic diagnostic) {
        return diagnostic.code() == Issue.UNRECOGNIZED_ESCAPE || diagnostic.code() == Issue.ILLEGAL_UNICODE_ESCAPE;
    }

    /// The warnings and deprecations that are logged whether or not there are errors.
    public static List<Diagnostic> warnings(List<Diagnostic> diagnostics) {
        List<Diagnostic> logged = new ArrayList<>();
        int warnings = 0;
        int deprecations = 0;
        for (Diagnostic diagnostic : diagnostics) {
            boolean wanted =
                    switch (diagnostic.severity()) {
                        case ERROR -> false;
                        case WARNING -> isLexical(diagnostic) || warnings++ < MOST_LOGGED;
                        case DEPRECATION -> deprecations++ < MOST_LOGGED;
                    };
            if (wanted) {
                logged.add(diagnostic);
            }
        }
        return logged;
    }

    private static List<Diagnostic> ofSeverity(List<Diagnostic> diagnostics, Severity severity) {
        return diagnostics.stream().filter(d -> d.severity() == severity).toList();
    }

    /// The message with its location, as Puppet prints it.
    public String text() {
        return place == null ? message : message + place.suffix();
    }
}
