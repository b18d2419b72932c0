package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Strictness;
import java.util.List;

/// The settings of the validator: how strict it is, and the directories of modules and of the main manifest, because a definition
/// must be in the file that has its name. Directories are absolute. If the role is not [ManifestRole#ANY], it applies to every
/// file; otherwise it is derived from the file's path.
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
