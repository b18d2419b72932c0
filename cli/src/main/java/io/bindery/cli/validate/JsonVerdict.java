package io.bindery.cli.validate;

import io.bindery.data.JsonOutput;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The result of a validation for a program: one JSON object on standard output.
final class JsonVerdict implements Verdict {
    private final JsonOutput json = new JsonOutput();

    JsonVerdict() {
        json.beginObject().key("diagnostics").beginArray();
    }

    @Override
    public void problem(String message) {
        json.beginObject();
        severity("error");
        json.key("message").string(message);
        json.endObject();
    }

    @Override
    public void unreadable(Source source, String reason, String hint) {
        json.beginObject();
        json.key("file").string(source.name());
        severity("error");
        json.key("message").string(reason);
        hints(hint.isEmpty() ? List.of() : List.of(hint));
        json.endObject();
    }

    @Override
    public void diagnostics(Source source, List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) {
            json.beginObject();
            json.key("file").string(source.name());
            place(diagnostic.place());
            severity(diagnostic.severity().name().toLowerCase(Locale.ROOT));
            json.key("code").string(diagnostic.code().name());
            json.key("message").string(diagnostic.message());
            hints(diagnostic.hints());
            json.endObject();
        }
    }

    private void place(@Nullable Place place) {
        if (place != null && !place.isWhole()) {
            json.key("line").number(place.line());
            json.key("column").number(place.column());
        }
    }

    private void severity(String severity) {
        json.key("severity").string(severity);
    }

    private void hints(List<String> hints) {
        if (!hints.isEmpty()) {
            json.key("hints").beginArray();
            hints.forEach(json::string);
            json.endArray();
        }
    }

    @Override
    public void progress(int done, int total) {
        // A program waits for the end.
    }

    @Override
    public void finish(int sources, int errors) {
        json.endArray();
        json.key("files").number(sources);
        json.key("errors").number(errors);
        json.endObject().newline();
        try {
            json.writeTo(System.out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
