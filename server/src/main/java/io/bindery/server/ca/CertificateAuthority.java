package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
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

    public Generation generation() {
        return new Generation(directory, signing, hosts());
    }

    /// The files that a new authority would replace.
    public List<Path> existingFiles() {
        return new AuthorityFiles(directory).existing();
    }

    /// Makes a root and an authority below it, and the server's certificate.
    public void setUp(String rootName) throws IOException {
        new AuthorityFiles(directory).makeWithRoot(rootName);
        hosts().ensure();
    }

    /// Takes over an authority: its certificates up to the root, its key, and all their revocation lists, as PEM texts.
    ///
    /// @throws CaError if they do not belong together
    public void bring(String certificates, String key, String lists) throws IOException {
        new AuthorityFiles(directory).bring(Pem.certificates(certificates), Pem.keyPair(key), Pem.lists(lists));
        hosts().ensure();
    }

    public Expirations expirations() throws IOException {
        return Expirations.of(directory.authority().chain(), directory.revocations().lists());
    }

    /// When the server's own certificate expires; null if the server has no certificate.
    public @Nullable Instant hostExpiration() throws IOException {
        if (!Files.exists(directory.paths().hostCertificate())) {
            return null;
        }
        X509CertificateHolder own = Pem.certificates(FileReading.text(directory.paths().hostCertificate())).getFirst();
        return own.getNotAfter().toInstant();
    }

    /// Renews the server's own certificate and the revocation lists, whenever they run out.
    public void renewOwn() throws IOException {
        revoking().refresh(Instant.MAX);
        hosts().refresh(Instant.MAX);
    }

    /// Makes a second certificate for the server, with a key that signs faster, where its own is slow.
    ///
    /// @return whether it was made
    public boolean accompanyHost() throws IOException {
        return hosts().accompany();
    }

    /// Renews the certificate of a name for the same key.
    ///
    /// @return when the new one runs out
    public Instant renew(String name) throws IOException {
        Path file = register().certificate(name);
        if (file == null || name.equals("ca")) {
            throw new CaError(CaError.Kind.NOT_FOUND, "Could not find certificate for " + name);
        }
        X509CertificateHolder old = Pem.certificates(FileReading.text(file)).getFirst();
        return signing.renew(old, directory.settings().lifetime()).getNotAfter().toInstant();
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
