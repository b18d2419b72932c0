package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.cert.X509CertificateHolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SigningTest {
    @TempDir
    Path folder;

    @Test
    void aNewAuthorityIsMadeAsPuppetServerMakesIt() throws Exception {
        TestSite site = new TestSite(folder).with("ca_name", "Puppet CA: a test").with("dns_alt_names", "puppet, server.example.org");
        CertificateAuthority authority = site.open();
        CaPaths paths = site.paths();
        assertThat(Files.readString(paths.serial())).isEqualTo("0003");
        assertThat(Files.readAllLines(paths.inventory()))
                .containsExactly(
                        "0x0001 2026-02-28T12:00:00UTC 2031-02-28T12:00:00UTC /CN=Puppet CA: a test",
                        "0x0002 2026-02-28T12:00:00UTC 2031-02-28T12:00:00UTC /CN=server.example.org");
        assertThat(Files.readString(paths.localAuthority())).isEqualTo(Files.readString(paths.certificate()));
        assertThat(Files.readString(paths.localList())).isEqualTo(Files.readString(paths.revocations()));
        assertThat(Files.readString(paths.hostCertificate())).isEqualTo(Files.readString(paths.signed("server.example.org")));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(paths.key()))).isEqualTo("rw-r-----");
        CertificateStatus own = authority.register().status("server.example.org");
        assertThat(own.alternativeNames()).containsExactly("DNS:puppet", "DNS:server.example.org", "DNS:server.example.org");
        assertThat(own.authorization()).containsEntry("pp_cli_auth", "true");
        // Opening it again changes nothing.
        byte[] before = Files.readAllBytes(paths.certificate());
        site.open();
        assertThat(Files.readAllBytes(paths.certificate())).isEqualTo(before);
    }

    @Test
    void halfAnAuthorityIsRefused() throws Exception {
        TestSite site = new TestSite(folder);
        site.open();
        Files.delete(site.paths().serial());
        assertThatThrownBy(site::open)
                .isInstanceOf(CaError.class)
                .hasMessageStartingWith("Cannot initialize CA with partial state; need all files or none.");
    }

    @Test
    void aRequestWaitsUntilItIsSigned() throws Exception {
        TestSite site = new TestSite(folder);
        CertificateAuthority authority = site.open();
        assertThat(authority.signing().submit("a.example.org", Csr.of("a.example.org").pem())).isFalse();
        assertThat(authority.register().requests()).containsExactly("a.example.org");
        assertThatThrownBy(() -> authority.signing().submit("a.example.org", Csr.of("a.example.org").pem()))
                .hasMessage("a.example.org already has a requested certificate; ignoring certificate request");
        authority.signing().sign("a.example.org", null, "tester");
        assertThat(authority.register().requests()).isEmpty();
        assertThat(Files.readString(site.paths().inventory())).endsWith("2031-02-28T12:00:00UTC /CN=a.example.org\n");
        assertThat(site.log()).contains("INFO Entity tester signed 1 certificate: a.example.org.");
        X509CertificateHolder signed = Pem.certificates(Files.readString(site.paths().signed("a.example.org"))).getFirst();
        assertThat(AlternativeNames.of(signed.getExtensions()).texts()).containsExactly("DNS:a.example.org");
        assertThat(signed.getCriticalExtensionOIDs().size()).isEqualTo(3);
        assertThatThrownBy(() -> authority.signing().submit("a.example.org", Csr.of("a.example.org").pem()))
                .hasMessage("a.example.org already has a signed certificate; ignoring certificate request");
        authority.revoking().revoke(List.of("a.example.org"), "tester");
        assertThatThrownBy(() -> authority.signing().submit("a.example.org", Csr.of("a.example.org").pem()))
                .hasMessage("a.example.org already has a revoked certificate; ignoring certificate request");
        authority.revoking().clean(List.of("a.example.org"), "tester");
        authority.signing().submit("a.example.org", Csr.of("a.example.org").pem());
    }

    @Test
    void oldAndNewCertificatesOfANameAreRevokedTogether() throws Exception {
        TestSite site = new TestSite(folder).with("autosign", "true");
        CertificateAuthority authority = site.open();
        authority.signing().submit("a.example.org", Csr.of("a.example.org").pem());
        X509CertificateHolder first = Pem.certificates(Files.readString(site.paths().signed("a.example.org"))).getFirst();
        X509CertificateHolder second = authority.signing().renew(first, Duration.ofDays(90));
        assertThat(second.getSubjectPublicKeyInfo()).isEqualTo(first.getSubjectPublicKeyInfo());
        assertThat(second.getSerialNumber()).isGreaterThan(first.getSerialNumber());
        assertThat(second.getExtension(Extension.subjectAlternativeName)).isEqualTo(first.getExtension(Extension.subjectAlternativeName));
        authority.revoking().revoke(List.of("a.example.org"), "tester");
        assertThat(Revocations.serials(authority.directory().revocations().own(authority.directory().authority())))
                .containsExactly(first.getSerialNumber(), second.getSerialNumber());
        assertThatThrownBy(() -> authority.signing().renew(second, Duration.ofDays(90))).hasMessageContaining("revoked");
    }

    @Test
    void extensionsOfTheRequestComeIntoTheCertificate() throws Exception {
        TestSite site = new TestSite(folder)
                .with("autosign", "true")
                .configured("allow-subject-alt-names: true, allow-authorization-extensions: true");
        CertificateAuthority authority = site.open();
        String request = Csr.of("a.example.org")
                .hosts("b.example.org")
                .text("1.3.6.1.4.1.34380.1.1.13", "web")
                .text("1.3.6.1.4.1.34380.1.3.13", "compiler")
                .pem();
        assertThat(authority.signing().submit("a.example.org", request)).isTrue();
        CertificateStatus status = authority.register().status("a.example.org");
        assertThat(status.alternativeNames()).containsExactly("DNS:b.example.org", "DNS:a.example.org");
        assertThat(status.authorization()).containsOnlyKeys("pp_auth_role");
    }

    @Test
    void autosignFollowsItsFile() throws Exception {
        Path list = folder.resolve("autosign.conf");
        TestSite site = new TestSite(folder).with("autosign", list.toString());
        CertificateAuthority authority = site.open();
        assertThat(authority.signing().submit("a.auto.example.org", Csr.of("a.auto.example.org").pem())).isFalse();
        Files.writeString(list, "# nobody\nwith space.example.org\n*.AUTO.example.org\n");
        assertThat(authority.signing().submit("b.auto.example.org", Csr.of("b.auto.example.org").pem())).isTrue();
        assertThat(authority.signing().submit("auto.example.org", Csr.of("auto.example.org").pem())).isTrue();
        assertThat(authority.signing().submit("b.xauto.example.org", Csr.of("b.xauto.example.org").pem())).isFalse();
        Files.writeString(list, "#!/bin/sh\ntest \"$1\" = yes.example.org && grep -q 'BEGIN CERTIFICATE REQUEST'\n");
        Files.setPosixFilePermissions(list, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(authority.signing().submit("yes.example.org", Csr.of("yes.example.org").pem())).isTrue();
        assertThat(authority.signing().submit("no.example.org", Csr.of("no.example.org").pem())).isFalse();
    }

    @Test
    void whatRunsOutIsRenewed() throws Exception {
        TestSite site = new TestSite(folder).with("ca_ttl", "100d");
        CertificateAuthority authority = site.open();
        assertThat(authority.renewWhatRunsOut()).isFalse();
        site.now = site.now.plus(Duration.ofDays(95));
        assertThat(authority.renewWhatRunsOut()).isTrue();
        assertThat(authority.hostExpiration()).isEqualTo(site.now.plus(Duration.ofDays(100)));
        assertThat(Files.readString(site.paths().hostCertificate())).isEqualTo(Files.readString(site.paths().signed("server.example.org")));
        site.now = site.now.plus(Duration.ofDays(5 * 365 - 120));
        authority.revoking().refresh(site.now.plus(Duration.ofDays(30)));
        assertThat(authority.expirations().lists().firstEntry().getValue()).isAfter(site.now.plus(Duration.ofDays(1800)));
        assertThat(Files.readString(site.paths().localList())).isEqualTo(Files.readString(site.paths().revocations()));
    }
}
