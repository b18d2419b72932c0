package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RevokingTest {
    @TempDir
    Path folder;

    private static List<BigInteger> revoked(CertificateAuthority authority) throws Exception {
        return List.copyOf(Revocations.serials(authority.directory().revocations().own(authority.directory().authority())));
    }

    @Test
    void aListIsPruned() throws Exception {
        TestSite site = new TestSite(folder).with("autosign", "true").with("ca_ttl", "10d");
        CertificateAuthority authority = site.open();
        for (String name : List.of("a.example.org", "b.example.org", "c.example.org")) {
            authority.signing().submit(name, Csr.of(name).pem());
        }
        authority.revoking().clean(List.of("a.example.org", "b.example.org"), "tester");
        assertThat(revoked(authority)).containsExactly(BigInteger.valueOf(3), BigInteger.valueOf(4));
        assertThat(Files.exists(site.paths().signed("a.example.org"))).isFalse();
        assertThat(authority.revoking().prune(true, false, Set.of(), List.of())).isEqualTo(new Revoking.Pruned(2, 0, 0));
        assertThat(authority.revoking().prune(false, false, Set.of(), List.of("a.example.org")))
                .isEqualTo(new Revoking.Pruned(2, 0, 1));
        assertThat(revoked(authority)).containsExactly(BigInteger.valueOf(4));
        site.now = site.now.plus(Duration.ofDays(11));
        assertThat(authority.revoking().prune(false, true, Set.of(), List.of())).isEqualTo(new Revoking.Pruned(1, 0, 1));
        assertThat(Files.readString(site.paths().localList())).isEqualTo(Files.readString(site.paths().revocations()));
    }

    @Test
    void infraNodesHaveAListOfTheirOwn() throws Exception {
        TestSite site = new TestSite(folder).with("autosign", "true").configured("enable-infra-crl: true");
        CertificateAuthority authority = site.open();
        Files.writeString(site.paths().infraList(), "infra.example.org\n");
        for (String name : List.of("infra.example.org", "plain.example.org")) {
            authority.signing().submit(name, Csr.of(name).pem());
        }
        assertThat(Files.readString(site.paths().infraSerials())).isEqualTo("3\n");
        authority.revoking().revoke(List.of("infra.example.org", "plain.example.org"), "tester");
        X509CRLHolder infra = Pem.lists(Files.readString(authority.register().revocations())).getFirst();
        assertThat(Revocations.serials(infra)).containsExactly(BigInteger.valueOf(3));
        assertThat(revoked(authority)).containsExactly(BigInteger.valueOf(3), BigInteger.valueOf(4));
    }

    /// An authority below a root that others keep.
    @Test
    void anIntermediateAuthorityIsImported() throws Exception {
        TestSite site = new TestSite(folder);
        KeyPair rootKey = KeyPairs.make(CaSettings.KeyKind.RSA, 2048);
        Issuing.Validity validity = Issuing.Validity.from(site.now, Duration.ofDays(1000));
        X509CertificateHolder root = Issuing.forAuthority(
                Issuing.commonName("Company Root"), rootKey.getPublic(), Authority.signer(rootKey.getPrivate()), BigInteger.ONE, validity,
                "Company Root", rootKey.getPublic());
        Authority above = Authority.of(List.of(root), rootKey);
        KeyPair key = KeyPairs.make(CaSettings.KeyKind.EC, 256);
        X509CertificateHolder own = Issuing.forAuthority(
                above.name(), rootKey.getPublic(), above.signer(), BigInteger.TWO, validity, "Puppet below", key.getPublic());
        X509CRLHolder rootList = Revocations.empty(above, site.now);
        CertificateAuthority authority = site.authority();
        // The order of the bundle does not matter, and the authority's own list is made.
        authority.bring(text(root, own), text(key.getPrivate()), text(rootList));
        assertThat(authority.register().status("server.example.org").state()).isEqualTo(CertificateStatus.State.SIGNED);
        assertThat(authority.expirations().lists()).containsOnlyKeys("Puppet below", "Company Root");
        assertThat(Files.readString(site.paths().serial())).isEqualTo("0002");
        authority.revoking().revoke(List.of("server.example.org"), "tester");
        assertThat(revoked(authority)).containsExactly(BigInteger.ONE);

        // A newer list of the root is taken over, an older one is not, and this authority's own never.
        X509CRLHolder newer = Revocations.with(rootList, List.of(BigInteger.valueOf(77)), above, site.now);
        authority.revoking().update(text(newer));
        authority.revoking().update(text(rootList, Revocations.empty(authority.directory().authority(), site.now)));
        List<X509CRLHolder> lists = authority.directory().revocations().lists();
        assertThat(lists).hasSize(2);
        assertThat(lists.get(1)).isEqualTo(newer);
        assertThat(revoked(authority)).containsExactly(BigInteger.ONE);
        // A list by which the authority itself is revoked would end it.
        X509CRLHolder fatal = Revocations.with(newer, List.of(BigInteger.TWO), above, site.now);
        assertThatThrownBy(() -> authority.revoking().update(text(fatal))).hasMessageContaining("is revoked");
    }

    @Test
    void whatDoesNotBelongTogetherIsNotImported() throws Exception {
        TestSite site = new TestSite(folder);
        KeyPair key = KeyPairs.make(CaSettings.KeyKind.EC, 256);
        Issuing.Validity validity = Issuing.Validity.from(site.now, Duration.ofDays(10));
        X509CertificateHolder root = Issuing.forAuthority(
                Issuing.commonName("Root"), key.getPublic(), Authority.signer(key.getPrivate()), BigInteger.ONE, validity, "Root", key.getPublic());
        assertThatThrownBy(() -> site.authority().bring(text(root), text(Csr.KEY.getPrivate()), ""))
                .hasMessage("Could not find certificate matching private key");
        X509CertificateHolder leaf = Issuing.forHost(
                Authority.of(List.of(root), key), BigInteger.TWO, validity, "leaf", Csr.KEY.getPublic(), AlternativeNames.NONE.adding("leaf"), List.of());
        assertThatThrownBy(() -> site.authority().bring(text(root, leaf), text(Csr.KEY.getPrivate()), ""))
                .hasMessageContaining("is not that of an authority");
        site.now = site.now.plus(Duration.ofDays(11));
        assertThatThrownBy(() -> site.authority().bring(text(root), text(key.getPrivate()), "")).hasMessageContaining("is not valid now");
        assertThat(site.authority().isThere()).isFalse();
    }

    private static String text(Object... objects) {
        return new String(Pem.text(List.of(objects)), StandardCharsets.US_ASCII);
    }
}
