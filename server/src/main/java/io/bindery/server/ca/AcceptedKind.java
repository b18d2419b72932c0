package io.bindery.server.ca;

import io.bindery.server.http.Request;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The Content-Type of an answer about certificates, as Puppet Server derives it from the header Accept: the range with the greatest weight decides, of equal ones
/// the last. A wildcard makes the whole header the type of the content.
///
/// @param ofContent the type of an answer with content
/// @param ofNothing the type of an answer without; it lacks a name where no range names one
record AcceptedKind(String ofContent, String ofNothing) {
    static final Set<String> KINDS = Set.of("application/json", "text/pson", "pson");

    private static final String CHARSET = ";charset=UTF-8";

    /// Null if the client accepts none of the kinds.
    static @Nullable AcceptedKind of(Request request) {
        String header = request.headers().value("Accept").orElse("");
        if (header.isEmpty()) {
            return new AcceptedKind("application/json" + CHARSET, CHARSET);
        }
        String best = null;
        double most = 0;
        for (String range : header.split(",")) {
            String kind = range.split(";")[0].strip().toLowerCase(Locale.ROOT);
            double weight = weight(range);
            boolean fits = KINDS.contains(kind) || kind.equals("*/*") || kind.equals("application/*") || kind.equals("text/*");
            if (fits && weight > 0 && weight >= most) {
                best = kind;
                most = weight;
            }
        }
        return best == null ? null : named(best, header);
    }

    private static AcceptedKind named(String kind, String header) {
        return switch (kind) {
            case "*/*" -> new AcceptedKind(header + CHARSET, CHARSET);
            case "application/*" -> named("application/json", header);
            case "text/*" -> named("text/pson", header);
            case "pson" -> new AcceptedKind(kind + CHARSET, CHARSET);
            default -> new AcceptedKind(kind + CHARSET, kind + CHARSET);
        };
    }

    private static double weight(String range) {
        for (String part : range.split(";")) {
            String text = part.strip().toLowerCase(Locale.ROOT);
            if (text.matches("q=[01](\\.\\d{0,3})?")) {
                return Double.parseDouble(text.substring(2));
            }
        }
        return 1;
    }
}
