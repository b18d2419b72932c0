package io.bindery.puppet.facts;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of collecting facts.
///
/// @param values   structured, external and custom facts, and the requested old flat facts
/// @param messages in the order they were given
public record CollectedFacts(Hash values, List<FactMessage> messages, List<FactTiming> timings) {
    public CollectedFacts {
        messages = List.copyOf(messages);
        timings = List.copyOf(timings);
    }

    /// The value at a path such as `os.release.major` or `processors.models.0`; null if no fact has the path. A fact whose whole
    /// name is the path comes first.
    public @Nullable Value at(String path) {
        Value whole = values.get(path);
        return whole != null ? whole : inside(path);
    }

    private @Nullable Value inside(String path) {
        Value value = values;
        for (String key : path.split("\\.")) {
            value = switch (value) {
                case Hash hash -> hash.get(key);
                case Arr list -> element(list, key);
                case null, default -> null;
            };
        }
        return value;
    }

    private static @Nullable Value element(Arr list, String key) {
        try {
            int index = Integer.parseInt(key);
            return index >= 0 && index < list.size() ? list.get(index) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    public boolean hasErrors() {
        return messages.stream().anyMatch(message -> message.level() == FactMessage.Level.ERROR);
    }
}
