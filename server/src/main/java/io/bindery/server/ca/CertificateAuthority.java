package io.bindery.server.ca;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.bouncycastle.cert.X509CertificateHolder;
import org.jspecify.annotations.Nullable;

/// The certificate authority of one directory. Several objects, in this process and in others, may work on the same directory.
public final class CertificateAuthority {
    /// As Puppet Server does: a list that runs out within 30 days is signed anew.
    private static final Duration LIST_MARGIN = Duration.ofDays(30);

    /// The server's own certificate is renewed when a tenth of its life, or 30 days, is left.
    private static final Duration CERTIFICATE_MARGIN = Duration.ofDays(30);

    private final CaDirectory directory;
    private final Signing signing;

    CertificateAuthority(CaDirectory directory) {
        this.directory = directory;
        this.signing = new Signing(directory);
    }

    /// The authority of a directory, whether it is there yet or not.
    public static CertificateAuthority of(CaSettings settings, CaLog log) {
        return new CertificateAuthority(new CaDirectory(settings, CaFiles.DISK, InstantSource.system(), log));
    }

    /// The authority of a directory, ready to serve: the authority and the server's certificate are made where they are missing.
    public static CertificateAuthority open(CaSettings settings, CaLog log) throws IOException {
        CertificateAuthority authority = of(settings, log);
        authority.ensure();
        return authority;
    }

    void ensure() throws IOException {
        new AuthorityFiles(directory).ensure();
        if (directory.settings().infraList()) {
            directory.change(() -> {
                directory.infra().writeSerials();
            });
        }
        hosts().ensure();
    }

    CaDirectory directory() {
        return directory;
    }

    HostCertificates hosts() {
        return new HostCertificates(directory, signing);
    }

    public CaSettings settings() {
        return directory.settings();
    }

    /// Whether the authority's files are there.
    public boolean isThere() {
        CaPaths paths = directory.paths();
        return Files.exists(paths.certificate()) && Files.exists(paths.key()) && Files.exists(paths.revocations());
    }

    public Signing signing() {
        return signing;
    }

    public Revoking revoking() {
        return new Revoking(directory);
    }

    public Register register() {
        return new Register(directory);
    }

    public Expirations expirations() throws IOException {
        return Expirations.of(directory.authority().chain(), directory.revocations().lists());
    }

    /// When the server's own certificate runs out; null where there is none.
    public @Nullable Instant hostExpiration() throws IOException {
        if (!Files.exists(directory.paths().hostCertificate())) {
            return null;
        }
        X509CertificateHolder own = Pem.certificates(Files.readString(directory.paths().hostCertificate())).getFirst();
        return own.getNotAfter().toInstant();
    }

    /// Renews what runs out soon: the revocation lists and the server's own certificate. To be called once a day at least.
    ///
    /// @return whether anything was renewed, so that TLS must read its files again
    public boolean renewWhatRunsOut() throws IOException {
        Duration tenth = directory.settings().lifetime().dividedBy(10);
        Duration margin = tenth.compareTo(CERTIFICATE_MARGIN) < 0 ? tenth : CERTIFICATE_MARGIN;
        boolean lists = revoking().refresh(directory.now().plus(LIST_MARGIN));
        boolean own = hosts().refresh(directory.now().plus(margin));
        return lists || own;
    }
}
