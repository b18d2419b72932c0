package io.bindery.server.http;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The decoded parameters of a query string or of a form, in the order they were sent. A name may be there several times.
public record Parameters(Map<String, List<String>> values) {
    public static final Parameters NONE = new Parameters(Map.of());

    /// The last value of a name. As Puppet Server does: of several equal names the last one counts.
    public Optional<String> last(String name) {
        List<String> all = values.get(name);
        return all == null || all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
    }

    public List<String> all(String name) {
        return values.getOrDefault(name, List.of());
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    /// These parameters, with those of `others` in place of equal names.
    public Parameters with(Parameters others) {
        Map<String, List<String>> both = new LinkedHashMap<>(values);
        both.putAll(others.values);
        return new Parameters(both);
    }
}
