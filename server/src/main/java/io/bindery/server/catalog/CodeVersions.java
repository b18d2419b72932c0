package io.bindery.server.catalog;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Versions of the code: the present version of an environment, and the content of a file in a version. Catalogs of versioned
/// code are static.
public interface CodeVersions {
    /// Whether the code has versions at all.
    boolean isConfigured();

    /// The version of an environment's code, or null if there is no version or it is unknown.
    @Nullable String current(String environment);

    /// A file of a module as it was in a version.
    ///
    /// @param path below the environment's directory
    Outcome content(String environment, String id, String path);

    /// The result of requesting a file.
    sealed interface Outcome {
        record Found(byte[] content) implements Outcome {}

        record Failed(String reason) implements Outcome {}
    }

    /// Whether a text has the form of a version.
    static boolean isValid(String id) {
        return Form.VALID.matcher(id).matches();
    }

    /// The form of versions. As Puppet Server does: the empty text is a version, too.
    final class Form {
        private static final Pattern VALID = Pattern.compile("[A-Za-z0-9_\\-:;]*");

        private Form() {}
    }
}
