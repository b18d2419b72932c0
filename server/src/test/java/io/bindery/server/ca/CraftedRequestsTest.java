package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.DEROctetString;
import org.bouncycastle.asn1.DERUTF8String;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hostile requests, all sent to an authority that signs whatever the allow list lets pass.
class CraftedRequestsTest {
    private static final String PP_ROLE = "1.3.6.1.4.1.34380.1.1.13";
    private static final String PP_AUTH_ROLE = "1.3.6.1.4.1.34380.1.3.13";

    @TempDir
    Path folder;

    /// @param name the name in the path of the request
    /// @param isGood whether it is to be signed
    private record Crafted(String about, String name, String request, boolean isGood) {}

    private static Crafted good(String name, Csr csr) {
        return new Crafted("good " + name, name, csr.pem(), true);
    }

    private static Crafted bad(String about, String name, String request) {
        return new Crafted(about, name, request, false);
    }

    @Test
    void theAllowListDecides() throws Exception {
        List<Crafted> all = new ArrayList<>();
        names(all);
        extensions(all);
        alternativeNames(all);
        keys(all);
        broken(all);
        assertThat(all).hasSizeGreaterThanOrEqualTo(200);
        TestSite site = new TestSite(folder).with("autosign", "true");
        CertificateAuthority authority = site.open();
        List<String> wrong = new ArrayList<>();
        for (Crafted each : all) {
            boolean signed = isSigned(authority, each);
            if (signed != each.isGood) {
                wrong.add(each.about);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(all.stream().filter(Crafted::isGood).count()).isGreaterThan(10);
        // Nothing was written beside the files that belong there.
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile).map(Path::toString))
                    .allMatch(file -> file.contains("/ssl/") && !file.contains(".."));
        }
        assertThat(authority.register().statuses(CertificateStatus.State.SIGNED))
                .allMatch(status -> !status.authorization().containsKey("pp_cli_auth") || status.name().equals("server.example.org"));
    }

    private static boolean isSigned(CertificateAuthority authority, Crafted crafted) throws IOException {
        try {
            return authority.signing().submit(crafted.name, crafted.request);
        } catch (CaError refusal) {
            assertThat(refusal.text()).isNotBlank().doesNotContainPattern("\\p{Cntrl}");
            return false;
        }
    }

    private static void names(List<Crafted> all) {
        int count = 0;
        for (String name : List.of("a", "a1.example.org", "with_under.example.org", "_x.example.org", "9.9.9", "a--b.example.org", "x".repeat(60))) {
            all.add(good(name, Csr.of(name)));
        }
        for (String name : List.of(
                "", ".", "..", "../../etc/passwd", "../ca_key", "a/b", "a\\b", "-dash.example.org", "dash-.", "dash-", "dot.", ".dot", "a..b",
                "*.example.org", "a*b", "UPPER.example.org", "sp ace", "tab\t", "new\nline", "bell\u0007", "nul\u0000", "\u00fcml.example.org",
                "\u4e2d\u6587", "a;b", "a'b", "a\"b", "$(id)", "`id`", "a|b", "a&b", "a%2fb", "a%00b", "~root", "a:b", "a,b", "a=b", "CN=a",
                "a+b", "a<b", "a>b", "a#b", "a?b", "a!b", "a@b", "{a}", "[a]", "x".repeat(250), "a\u202eb", "a\u200bb", "a\ufeffb", "ca/..")) {
            all.add(bad("name " + count++, name, Csr.of(name.isEmpty() ? " " : name).pem()));
            all.add(bad("another's name " + count, "n" + count + ".example.org", Csr.of("other" + name + ".example.org").pem()));
        }
        all.add(bad("no common name", "nocn.example.org", Csr.subject("O=Example").pem()));
        all.add(bad("two common names", "two.example.org", Csr.subject("CN=two.example.org,CN=server.example.org").pem()));
        all.add(bad("several values in one", "multi.example.org", Csr.subject("CN=multi.example.org+CN=x").pem()));
        all.add(bad("the server's own name", "server.example.org", Csr.of("server.example.org").pem()));
        all.add(good("org.example.org", Csr.subject("C=DE,O=Example,CN=org.example.org")));
    }

    private static void extensions(List<Crafted> all) throws Exception {
        all.add(good("role.example.org", Csr.of("role.example.org").text(PP_ROLE, "web").text("1.3.6.1.4.1.34380.1.2.1.7", "private")));
        all.add(good("utf8.example.org", Csr.of("utf8.example.org").text(PP_ROLE, "\u00fcber")));
        int count = 0;
        for (String identifier : List.of(
                "2.5.29.19", "2.5.29.15", "2.5.29.37", "2.5.29.14", "2.5.29.35", "2.5.29.31", "2.5.29.32", "2.5.29.30", "2.5.29.36", "2.5.29.18",
                "2.5.29.9", "1.3.6.1.5.5.7.1.1", "1.3.6.1.5.5.7.1.24", "2.16.840.1.113730.1.13", "2.16.840.1.113730.1.1", "1.2.3.4",
                "1.3.6.1.4.1.34380.1", "1.3.6.1.4.1.34380.1.1", "1.3.6.1.4.1.34380.1.3", "1.3.6.1.4.1.34380.1.4.1", "1.3.6.1.4.1.34380.2.1",
                "1.3.6.1.4.1.34380.11.1", "1.3.6.1.4.1.3438.0.1.1", PP_AUTH_ROLE, "1.3.6.1.4.1.34380.1.3.1", "1.3.6.1.4.1.34380.1.3.39",
                "1.3.6.1.4.1.34380.1.3.39.1", "1.3.6.1.4.1.34380.1.3.2")) {
            for (boolean critical : new boolean[] {false, true}) {
                String name = "ext" + count++ + ".example.org";
                Csr csr = Csr.of(name).extension(new ASN1ObjectIdentifier(identifier), critical, new DERUTF8String("true"));
                all.add(bad("extension " + identifier, name, csr.pem()));
            }
        }
        all.add(bad("authority", "auth.example.org", Csr.of("auth.example.org")
                .extension(Extension.basicConstraints, true, new BasicConstraints(true)).pem()));
        all.add(bad("may sign", "usage.example.org", Csr.of("usage.example.org")
                .extension(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign)).pem()));
        all.add(bad("code signing", "code.example.org", Csr.of("code.example.org")
                .extension(Extension.extendedKeyUsage, false, new ExtendedKeyUsage(KeyPurposeId.id_kp_codeSigning)).pem()));
        ASN1ObjectIdentifier role = new ASN1ObjectIdentifier(PP_ROLE);
        all.add(bad("not a text", "number.example.org", Csr.of("number.example.org").extension(role, false, new ASN1Integer(7)).pem()));
        all.add(bad("octets", "octets.example.org", Csr.of("octets.example.org").extension(role, false, new DEROctetString(new byte[9])).pem()));
        all.add(bad("no encoding", "raw.example.org", Csr.of("raw.example.org").raw(role, false, new byte[] {12, 99, 1}).pem()));
        all.add(bad("empty value", "empty.example.org", Csr.of("empty.example.org").raw(role, false, new byte[0]).pem()));
    }

    private static void alternativeNames(List<Crafted> all) throws Exception {
        all.add(good("own.example.org", Csr.of("own.example.org").hosts("own.example.org")));
        int count = 0;
        for (GeneralName other : List.of(
                new GeneralName(GeneralName.dNSName, "server.example.org"),
                new GeneralName(GeneralName.dNSName, "*.example.org"),
                new GeneralName(GeneralName.dNSName, "puppet"),
                new GeneralName(GeneralName.iPAddress, "127.0.0.1"),
                new GeneralName(GeneralName.iPAddress, "::1"),
                new GeneralName(GeneralName.rfc822Name, "root@example.org"),
                new GeneralName(GeneralName.uniformResourceIdentifier, "https://example.org/"),
                new GeneralName(Issuing.commonName("server.example.org")),
                new GeneralName(GeneralName.registeredID, "1.2.3"))) {
            String name = "san" + count++ + ".example.org";
            all.add(bad("other name " + other, name, Csr.of(name).names(other).pem()));
            String both = "both" + count + ".example.org";
            all.add(bad("own and other name " + other, both, Csr.of(both).names(new GeneralName(GeneralName.dNSName, both), other).pem()));
        }
        all.add(bad("broken names", "sanraw.example.org", Csr.of("sanraw.example.org")
                .raw(Extension.subjectAlternativeName, false, new byte[] {48, 5, (byte) 130, 9, 1}).pem()));
        all.add(bad("address of 5 bytes", "ip5.example.org", Csr.of("ip5.example.org")
                .raw(Extension.subjectAlternativeName, false, new byte[] {48, 7, (byte) 135, 5, 1, 2, 3, 4, 5}).pem()));
    }

    private static void keys(List<Crafted> all) {
        KeyPair rsa = KeyPairs.make(CaSettings.KeyKind.RSA, 2048);
        all.add(good("rsa.example.org", Csr.of("rsa.example.org").key(rsa)));
        all.add(bad("weak key", "weak.example.org", Csr.of("weak.example.org").key(KeyPairs.make(CaSettings.KeyKind.RSA, 512)).pem()));
        all.add(bad("signed by another key", "forged.example.org", Csr.of("forged.example.org").signedBy(Csr.OTHER_KEY).pem()));
        all.add(bad("signed by a key of another kind", "kind.example.org", Csr.of("kind.example.org").signedBy(rsa).pem()));
    }

    private static void broken(List<Crafted> all) {
        String honest = Csr.of("broken.example.org").pem();
        all.add(bad("empty", "broken.example.org", ""));
        all.add(bad("no PEM", "broken.example.org", "not a request"));
        all.add(bad("two requests", "broken.example.org", honest + honest));
        all.add(bad("a certificate", "broken.example.org", honest.replace("CERTIFICATE REQUEST", "CERTIFICATE")));
        all.add(bad("huge", "broken.example.org", "x".repeat(SigningRequest.LARGEST_TEXT + 1)));
        all.add(bad("no end", "broken.example.org", honest.substring(0, honest.length() - 20)));
        Random random = new Random(7);
        String[] lines = honest.split("\n");
        for (int i = 0; i < 40; i++) {
            String[] copy = lines.clone();
            int line = 1 + random.nextInt(lines.length - 2);
            char[] characters = copy[line].toCharArray();
            int at = random.nextInt(characters.length - 1);
            characters[at] = characters[at] == 'A' ? 'B' : 'A';
            copy[line] = new String(characters);
            String changed = String.join("\n", copy) + "\n";
            if (!changed.equals(honest)) {
                all.add(bad("one character changed, " + i, "broken.example.org", changed));
            }
        }
    }
}
