package io.bindery.cli.validate;

import io.bindery.text.Diagnostic;
import java.util.List;

/// Receives the results of a validation, source by source, and prints them for a person or a program.
interface Verdict {
    /// Something wrong with the request itself.
    void problem(String message);

    void unreadable(Source source, String reason, String hint);

    void diagnostics(Source source, List<Diagnostic> diagnostics);

    void progress(int done, int total);

    /// After the last source.
    void finish(int sources, int errors);
}
