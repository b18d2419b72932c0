package io.bindery.server.http;

import java.nio.file.Path;

/// The files for TLS: the server's own certificate and key, the authority's certificates and the revocation lists.
///
/// @param certificate  the server's certificate, followed by the certificates of intermediate authorities
/// @param authorities  the certificates of the authorities whose clients are accepted
/// @param revocations  the revocation lists of these authorities; if the file is missing, no certificate is revoked
public record TlsFiles(Path certificate, Path privateKey, Path authorities, Path revocations) {
    /// The file of the server's second key and certificate; it may be missing.
    Path companion() {
        return companion(privateKey);
    }

    /// The file of a second key and its certificate beside a host's key: `NAME.ec.pem` for `NAME.pem`.
    public static Path companion(Path privateKey) {
        String name = String.valueOf(privateKey.getFileName());
        return privateKey.resolveSibling((name.endsWith(".pem") ? name.substring(0, name.length() - 4) : name) + ".ec.pem");
    }
}
