package io.bindery.data;

import java.util.function.Consumer;

/// How YAML is read: whether `:name` may be a symbol (else it is refused, as Psych's safe loading does), the limits, and who is
/// told of duplicate keys.
public record YamlOptions(boolean symbols, DataLimits limits, Consumer<DuplicateKey> duplicates) {
    public static final YamlOptions SAFE = new YamlOptions(false, DataLimits.USUAL, duplicate -> {});
    public static final YamlOptions WITH_SYMBOLS = new YamlOptions(true, DataLimits.USUAL, duplicate -> {});

    public YamlOptions onDuplicate(Consumer<DuplicateKey> listener) {
        return new YamlOptions(symbols, limits, listener);
    }

    public YamlOptions within(DataLimits limits) {
        return new YamlOptions(symbols, limits, duplicates);
    }
}
