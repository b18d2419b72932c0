package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Strictness;
import java.util.List;

/// What the validator needs to know about where it is: how strict to be, and where modules and the main manifest live, for
/// definitions must stand in the file that bears their name. Directories are absolute. The role, if it is not
/// [ManifestRole#ANY], is that of every file validated; else it is worked out from where the file is.
///
/// @param texts whether the texts of heredocs are checked for the syntax they name
public record ValidatorSettings(
        Strictness strict, String manifest, List<String> modulePath, ManifestRole role, boolean texts) {
    /// As Puppet validates a text that belongs to no module.
    public static final ValidatorSettings PLAIN = new ValidatorSettings(Strictness.WARNING, "", List.of());

    public ValidatorSettings(Strictness strict, String manifest, List<String> modulePath) {
        this(strict, manifest, modulePath, ManifestRole.ANY, true);
    }

    public ValidatorSettings {
        modulePath = List.copyOf(modulePath);
    }

    public ValidatorSettings withStrict(Strictness strictness) {
        return new ValidatorSettings(strictness, manifest, modulePath, role, texts);
    }

    public ValidatorSettings withRole(ManifestRole known) {
        return new ValidatorSettings(strict, manifest, modulePath, known, texts);
    }

    public ValidatorSettings withoutTexts() {
        return new ValidatorSettings(strict, manifest, modulePath, role, false);
    }
}
