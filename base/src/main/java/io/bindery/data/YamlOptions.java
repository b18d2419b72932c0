package io.bindery.data;

import java.util.function.Consumer;

/// The options of reading YAML: whether `:name` may be a symbol (else it is refused, as in Psych's safe loading), whether aliases
/// are allowed, the limits, and the receiver of duplicate keys.
public record YamlOptions(boolean symbols, boolean aliases, DataLimits limits, Consumer<DuplicateKey> duplicates) {
    public static final YamlOptions SAFE = new YamlOptions(false, true, DataLimits.USUAL, duplicate -> {});
    public static final YamlOptions WITH_SYMBOLS = new YamlOptions(true, true, DataLimits.USUAL, duplicate -> {});
    /// As `YAML.load` of Ruby 3.1 and later reads.
    public static final YamlOptions PLAIN = new YamlOptions(true, false, DataLimits.USUAL, duplicate -> {});

    public YamlOptions onDuplicate(Consumer<DuplicateKey> listener) {
        return new YamlOptions(symbols, aliases, limits, listener);
    }

    public YamlOptions within(DataLimits limits) {
        return new YamlOptions(symbols, aliases, limits, duplicates);
    }
}
