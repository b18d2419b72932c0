package io.bindery.puppet.facts;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Facts set by environment variables: `FACTER_role=web`. They override all other facts.
final class EnvironmentFacts {
    private EnvironmentFacts() {}

    static Map<String, Value> of(Map<String, String> environment) {
        Map<String, Value> facts = new LinkedHashMap<>();
        environment.forEach((variable, value) -> {
            String lower = variable.toLowerCase(Locale.ROOT);
            String name = lower.startsWith("facter_") ? lower.substring("facter_".length()) : lower.startsWith("facter") ? lower.substring("facter".length()) : "";
            if (!name.isEmpty() && name.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '_')) {
                facts.put(name, Str.of(value));
            }
        });
        return facts;
    }
}
