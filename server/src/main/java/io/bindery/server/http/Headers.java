package io.bindery.server.http;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The headers of a request, by lower-case name. Equal names keep their values in the order they were sent.
public record Headers(Map<String, List<String>> values) {
    public static final Headers NONE = new Headers(Map.of());

    /// The value of a header in any spelling of its name; several values are joined with commas.
    public Optional<String> value(String name) {
        List<String> all = values.get(name.toLowerCase(Locale.ROOT));
        return all == null || all.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", all));
    }
}
