package io.bindery.hiera;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The environment that lookup runs in.
public interface Surroundings {
    String environmentName();

    /// The folder of the environment; null for one that has none.
    @Nullable Path environmentDirectory();

    /// The setting `environment_data_provider` of the environment's `environment.conf`.
    default @Nullable String environmentDataProvider() {
        return null;
    }

    /// A module by name, null if no such module is installed.
    @Nullable ModuleFolder module(String name);

    /// The setting `hiera_config`.
    Path globalConfig();

    /// The setting `codedir`, where version 3 looks for data by default.
    Path codeDirectory();

    Strict strict();

    /// The setting `data_binding_terminus`: `hiera` or `none`.
    default String dataBindingTerminus() {
        return "hiera";
    }

    /// What becomes of encrypted values.
    default Secrets secrets() {
        return Secrets.DECRYPTED;
    }

    /// Told of each key that is looked up.
    default void asked(String key) {}

    void warning(String message);

    /// Logs a warning, once for each identity.
    ///
    /// @param file the file that the warning names, null for no file
    void warnOnce(String identity, String message, @Nullable Path file);

    /// A module: its directory, and the `data_provider` of its metadata.
    record ModuleFolder(Path path, @Nullable String dataProvider) {}

    /// The treatment of encrypted values.
    enum Secrets {
        /// They are decrypted; without the key that is an error.
        DECRYPTED,
        /// Each becomes a placeholder that is the same as long as its ciphertext is, so that catalogs can be compared where no
        /// keys are, as in continuous integration.
        PLACEHOLDERS
    }
}
