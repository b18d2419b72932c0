package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.http.TlsFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.cert.X509CertificateHolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompanionTest {
    @TempDir
    Path folder;

    @Test
    void theCompanionHasTheNamesAndTheEndOfTheServersCertificate() throws Exception {
        TestSite site = new TestSite(folder).with("key_type", "rsa");
        CertificateAuthority authority = site.open();
        assertThat(authority.accompanyHost()).isTrue();
        assertThat(authority.accompanyHost()).isFalse();
        Path file = TlsFiles.companion(site.paths().hostKey());
        assertThat(file.getFileName()).hasToString("server.example.org.ec.pem");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-r-----");
        X509CertificateHolder own = Pem.certificates(Files.readString(site.paths().hostCertificate())).getFirst();
        X509CertificateHolder companion = Pem.certificates(Files.readString(file)).getFirst();
        assertThat(companion.getSubject()).isEqualTo(own.getSubject());
        assertThat(companion.getNotAfter()).isEqualTo(own.getNotAfter());
        assertThat(companion.getExtension(Extension.subjectAlternativeName)).isEqualTo(own.getExtension(Extension.subjectAlternativeName));
        assertThat(Pem.publicKey(companion.getSubjectPublicKeyInfo()).getAlgorithm()).startsWith("EC");
        assertThat(Pem.keyPair(Files.readString(file)).getPublic()).isEqualTo(Pem.publicKey(companion.getSubjectPublicKeyInfo()));
        assertThat(Files.readAllLines(site.paths().inventory())).hasSize(3).last().asString().startsWith("0x0003 ").endsWith("/CN=server.example.org");
        // What agents get by the server's name stays the server's own certificate.
        assertThat(Files.readString(site.paths().signed("server.example.org"))).isEqualTo(Files.readString(site.paths().hostCertificate()));
    }

    @Test
    void aServerWithAnEcKeyNeedsNone() throws Exception {
        TestSite site = new TestSite(folder);
        assertThat(site.open().accompanyHost()).isFalse();
        assertThat(Files.exists(TlsFiles.companion(site.paths().hostKey()))).isFalse();
    }

    @Test
    void theCompanionEndsWithTheCertificateThatItStandsFor() throws Exception {
        TestSite site = new TestSite(folder).with("key_type", "rsa");
        CertificateAuthority authority = site.open();
        authority.accompanyHost();
        authority.renewOwn();
        assertThat(Files.exists(TlsFiles.companion(site.paths().hostKey()))).isFalse();
    }

    @Test
    void revokingTheServerRevokesTheCompanion() throws Exception {
        TestSite site = new TestSite(folder).with("key_type", "rsa");
        CertificateAuthority authority = site.open();
        authority.accompanyHost();
        X509CertificateHolder companion =
                Pem.certificates(Files.readString(TlsFiles.companion(site.paths().hostKey()))).getFirst();
        authority.revoking().revoke(List.of("server.example.org"), "CA");
        assertThat(authority.directory().revocations().own(authority.directory().authority()).getRevokedCertificate(companion.getSerialNumber()))
                .isNotNull();
    }
}
