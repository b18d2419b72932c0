package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.diff.FleetResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A self-contained HTML page: the result as data, and a script that shows it, searches it and draws the affected resources. It
/// loads nothing from elsewhere.
public record PageReport() implements Report {
    @Override
    public String write(FleetResult result) {
        JsonOutput data = new JsonOutput();
        JsonReport.write(result, data);
        // A script ends at the first `</script`, also inside of a text, and `<!--` changes where it ends. Only texts hold this sign.
        String safe = data.toString().replace("<", "\\u003c");
        return template().replace("\"@DATA@\"", safe);
    }

    private static String template() {
        try (InputStream in = PageReport.class.getResourceAsStream("page.html")) {
            if (in == null) {
                throw new IllegalStateException("page.html is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
