package io.bindery.puppet.syntax;

import java.util.List;

/// What the validator needs to know about where it is: how strict to be, and where modules and the main manifest live, for
/// definitions must stand in the file that bears their name. Directories are absolute.
public record ValidatorSettings(Strictness strict, String manifest, List<String> modulePath) {
    /// As Puppet validates a text that belongs to no module.
    public static final ValidatorSettings PLAIN = new ValidatorSettings(Strictness.WARNING, "", List.of());

    public ValidatorSettings {
        modulePath = List.copyOf(modulePath);
    }

    public ValidatorSettings withStrict(Strictness strictness) {
        return new ValidatorSettings(strictness, manifest, modulePath);
    }
}
