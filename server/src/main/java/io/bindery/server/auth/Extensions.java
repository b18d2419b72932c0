package io.bindery.server.auth;

import java.security.cert.X509Certificate;
import org.jspecify.annotations.Nullable;

/// Finds the extensions of certificates by the names that rules use for them.
@FunctionalInterface
public interface Extensions {
    /// Knows object identifiers only.
    Extensions BY_IDENTIFIER = CertificateExtensions::valueOf;

    /// The value of an extension, or null if the certificate has no such extension.
    @Nullable String value(X509Certificate certificate, String name);
}
