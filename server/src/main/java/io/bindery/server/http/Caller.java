package io.bindery.server.http;

import java.security.cert.X509Certificate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Who sent a request, as the TLS handshake proved it, or a proxy that the site trusts says.
public sealed interface Caller {
    Caller ANONYMOUS = new Anonymous();

    /// The name in the caller's certificate; empty for a caller without certificate.
    default Optional<String> name() {
        return switch (this) {
            case Anonymous _ -> Optional.empty();
            case Certified certified -> Optional.of(certified.certname());
        };
    }

    /// The caller's certificate, verified against the authority and its revocation list; empty also where a proxy sends the name alone.
    default Optional<X509Certificate> certificate() {
        return switch (this) {
            case Anonymous _ -> Optional.empty();
            case Certified certified -> Optional.ofNullable(certified.verified());
        };
    }

    /// A caller that sent no certificate.
    record Anonymous() implements Caller {}

    /// A caller with a certificate of the authority.
    ///
    /// @param certname the common name of the certificate's subject
    /// @param verified the certificate; null where a proxy verified it and sends the name alone
    record Certified(String certname, @Nullable X509Certificate verified) implements Caller {}
}
