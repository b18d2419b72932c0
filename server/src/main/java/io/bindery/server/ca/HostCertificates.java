package io.bindery.server.ca;

import io.bindery.files.FileReading;
import io.bindery.server.http.TlsFiles;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.time.Instant;
import java.util.List;
import org.bouncycastle.cert.X509CertificateHolder;

/// The certificate of the server itself, and others that may use the authority's API.
final class HostCertificates {
    private final CaDirectory directory;
    private final CaSettings settings;
    private final CaPaths paths;
    private final Signing signing;

    HostCertificates(CaDirectory directory, Signing signing) {
        this.directory = directory;
        this.settings = directory.settings();
        this.paths = directory.paths();
        this.signing = signing;
    }

    /// Makes the server's key and certificate where they are missing, and its copies of the authority's files.
    void ensure() throws IOException {
        directory.change(() -> {
            if (!Files.exists(paths.hostCertificate())) {
                issueOwn();
            } else if (!Files.exists(paths.hostKey())) {
                throw new CaError(CaError.Kind.STATE, "Found master cert '" + paths.hostCertificate() + "' but master private key '"
                        + paths.hostKey() + "' is missing");
            }
            if (!Files.exists(paths.localAuthority())) {
                directory.files().replace(paths.localAuthority(), FileReading.bytes(paths.certificate()), CaFiles.PUBLIC);
            }
            directory.publishRevocations();
        });
    }

    private void issueOwn() throws IOException {
        KeyPair pair = keys();
        X509CertificateHolder certificate = issue(settings.certname(), pair, ownNames());
        signing.store(settings.certname(), certificate);
        directory.files().replace(paths.hostCertificate(), Pem.text(certificate), CaFiles.PUBLIC);
    }

    // As Puppet does: the certname is appended even where it is among the names already.
    private AlternativeNames ownNames() {
        List<String> given = settings.alternativeNames();
        AlternativeNames names = AlternativeNames.parse(given.isEmpty() ? List.of("puppet") : given).adding(settings.certname());
        for (String host : names.hosts()) {
            if (host.contains("*")) {
                throw new CaError(
                        CaError.Kind.STATE, "Cert subjectAltName contains a wildcard, which is not allowed: " + host);
            }
        }
        return names;
    }

    /// The host's keys: those that are there, or new ones.
    private KeyPair keys() throws IOException {
        boolean hasPrivate = Files.exists(paths.hostKey());
        boolean hasPublic = Files.exists(paths.hostPublicKey());
        if (hasPrivate && hasPublic) {
            return Pem.keyPair(FileReading.text(paths.hostKey()));
        }
        if (hasPublic) {
            throw new CaError(CaError.Kind.STATE, "Found master public key '" + paths.hostPublicKey() + "' but master private key '"
                    + paths.hostKey() + "' is missing");
        }
        if (hasPrivate) {
            throw new CaError(CaError.Kind.STATE, "Found master private key '" + paths.hostKey() + "' but master public key '"
                    + paths.hostPublicKey() + "' is missing");
        }
        KeyPair pair = KeyPairs.make(settings);
        directory.files().replace(paths.hostPublicKey(), Pem.text(pair.getPublic()), CaFiles.PUBLIC);
        directory.files().replace(paths.hostKey(), Pem.text(pair.getPrivate()), CaFiles.SECRET);
        return pair;
    }

    /// Makes a certificate that may use the authority's API. Needs the authority's lock; the caller stores it.
    X509CertificateHolder issue(String name, KeyPair pair, AlternativeNames names) throws IOException {
        RequestAttributes attributes = RequestAttributes.read(settings.requestAttributes());
        BigInteger serial = directory.serial().take();
        return Issuing.forHost(
                directory.authority(),
                serial,
                Issuing.Validity.from(directory.now(), settings.lifetime()),
                name,
                pair.getPublic(),
                names,
                attributes.extensions());
    }

    /// Makes the companion of the server's certificate: the same names and the same end, for an EC key, which signs a TLS handshake in a twentieth of
    /// the time. It is kept beside the server's key, in one file with its certificate. Nothing is made where the server's key is an EC key, where
    /// another authority issued its certificate, or where there is a companion already.
    ///
    /// @return whether it was made
    boolean accompany() throws IOException {
        return directory.changing(() -> {
            X509CertificateHolder own = Pem.certificates(FileReading.text(paths.hostCertificate())).getFirst();
            Authority authority = directory.authority();
            boolean wanted = !(Pem.publicKey(own.getSubjectPublicKeyInfo()) instanceof ECPublicKey) && authority.hasIssued(own);
            if (!wanted || Files.exists(companion())) {
                return false;
            }
            KeyPair pair = KeyPairs.make(CaSettings.KeyKind.EC, 256);
            Issuing.Validity validity = new Issuing.Validity(own.getNotBefore().toInstant(), own.getNotAfter().toInstant());
            X509CertificateHolder certificate =
                    Issuing.repeated(authority, directory.serial().take(), validity, own, pair.getPublic());
            signing.register(settings.certname(), certificate);
            directory.files().replace(companion(), Pem.text(List.of(certificate, pair.getPrivate())), CaFiles.SECRET);
            return true;
        });
    }

    private Path companion() {
        return TlsFiles.companion(paths.hostKey());
    }

    /// Renews the server's own certificate if it runs out before a time. A certificate of another authority is left alone.
    ///
    /// @return whether it was renewed
    boolean refresh(Instant before) throws IOException {
        return directory.changing(() -> {
            if (!Files.exists(paths.hostCertificate())) {
                return false;
            }
            X509CertificateHolder own = Pem.certificates(FileReading.text(paths.hostCertificate())).getFirst();
            if (!own.getNotAfter().toInstant().isBefore(before) || !directory.authority().hasIssued(own)) {
                return false;
            }
            X509CertificateHolder renewed = signing.renew(own, settings.lifetime());
            directory.files().replace(paths.hostCertificate(), Pem.text(renewed), CaFiles.PUBLIC);
            // It ends with the old certificate; a server that needs it makes another one.
            directory.files().delete(companion());
            return true;
        });
    }
}
