package io.bindery.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A message about a source text for its author: the problem, its severity, its place, and a hint.
///
/// The wording is the reference program's own, so that tools which search for it go on working; hints are ours.
public record Diagnostic(Code code, Severity severity, String message, @Nullable Place place, List<String> hints) {

    public Diagnostic {
        hints = List.copyOf(hints);
    }

    public static Diagnostic error(Code code, String message, @Nullable Place place) {
        return new Diagnostic(code, Severity.ERROR, message, place, List.of());
    }

    public static Diagnostic warning(Code code, String message, @Nullable Place place) {
        return new Diagnostic(code, Severity.WARNING, message, place, List.of());
    }

    /// The message with its location, as the Puppet tools print it.
    public String text() {
        return place == null ? message : message + place.suffix();
    }

    public Diagnostic withHint(String hint) {
        List<String> more = new ArrayList<>(hints);
        more.add(hint);
        return new Diagnostic(code, severity, message, place, more);
    }
}
