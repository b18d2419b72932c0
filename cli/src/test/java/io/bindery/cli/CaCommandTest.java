package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `bindery ca` with the words and exit codes of `puppetserver ca`.
class CaCommandTest {
    @TempDir
    Path folder;

    private Ran ca(String... arguments) throws IOException {
        Files.createDirectories(folder.resolve("conf"));
        Files.writeString(folder.resolve("conf/puppet.conf"), "[main]\ncertname = srv.example.org\nkey_type = ec\n");
        List<String> all = new ArrayList<>(List.of("ca"));
        all.addAll(List.of(arguments));
        all.addAll(List.of("--confdir", folder.resolve("conf").toString(), "--ssldir", folder.resolve("ssl").toString()));
        return Ran.command(all.toArray(String[]::new));
    }

    @Test
    void aCertificateLivesAndDies() throws Exception {
        assertThat(ca("list").code()).isEqualTo(1);
        assertThat(ca("setup").out()).isEqualTo("Generation succeeded. Find your files in " + folder.resolve("ssl/ca") + "\n");
        Ran again = ca("setup");
        assertThat(again.code()).isEqualTo(1);
        assertThat(again.err()).startsWith("Error:\nExisting file at '").endsWith("replace it!\n");
        assertThat(ca("list").out()).isEqualTo("No certificates to list\n");
        Ran nothing = ca("sign", "--all");
        assertThat(nothing.code()).isEqualTo(24);
        assertThat(nothing.err()).isEqualTo("Error:\n    No waiting certificate requests to sign\n");

        Ran generated = ca("generate", "--certname", "a.example.org", "--ttl", "90d");
        assertThat(generated.code()).isZero();
        assertThat(generated.out())
                .isEqualTo("""
                        Successfully saved private key for a.example.org to SSL/private_keys/a.example.org.pem
                        Successfully saved public key for a.example.org to SSL/public_keys/a.example.org.pem
                        Successfully submitted certificate request for a.example.org
                        Successfully signed certificate request for a.example.org
                        Successfully saved certificate for a.example.org to SSL/certs/a.example.org.pem
                        """.replace("SSL", folder.resolve("ssl").toString()));
        assertThat(ca("generate", "--certname", "a.example.org").err())
                .endsWith("Please delete these files if you really want to generate a new cert for a.example.org.\n");
        assertThat(ca("list", "--all").out())
                .startsWith("Signed Certificates:\n    a.example.org         (SHA256)  ")
                .contains("\talt names: [\"DNS:a.example.org\"]\n")
                .contains("\tauthorization extensions: [pp_cli_auth: true]\n");
        Ran named = ca("list", "--certname", "a.example.org,nobody", "--format", "json");
        assertThat(named.code()).isEqualTo(1);
        assertThat(named.out()).startsWith("{\"signed\":[{\"name\":\"a.example.org\"").endsWith("\"missing\":[\"nobody\"]}\n");

        assertThat(ca("renew", "--certname", "a.example.org").out()).startsWith("Renewed certificate for a.example.org, valid until ");
        assertThat(ca("revoke", "--certname", "a.example.org").out()).isEqualTo("Certificate for a.example.org has been revoked\n");
        assertThat(ca("prune").out())
                .isEqualTo("Total number of certificates found in Puppet's CRL is: 2.\nNo duplicate revocations found in the CRL.\n");
        assertThat(ca("prune", "--remove-entries", "--serial", "0x2").out())
                .isEqualTo("Total number of certificates found in Puppet's CRL is: 2.\nRemoved 1 certs from Puppet's CRL.\n");
        assertThat(ca("clean", "--certname", "a.example.org").out())
                .isEqualTo("Certificate for a.example.org has been revoked\nCleaned files related to a.example.org\n");
        Ran missing = ca("revoke", "--certname", "nobody");
        assertThat(missing.code()).isEqualTo(1);
        assertThat(missing.err()).isEqualTo("Error:\n    Could not find certificate for nobody\n");
        assertThat(ca("sign", "--certname", "nobody").err()).isEqualTo("Error:\n    Could not find certificate request for nobody\n");
        assertThat(ca("renew").out()).startsWith("Renewed certificate for srv.example.org, valid until ");
    }

    /// OpenSSL makes the authority that is taken over, and judges what comes of it.
    @Test
    void opensslAgrees() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/openssl")), "openssl is not installed");
        shell("""
                openssl req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -days 900 -subj '/CN=Company Root' 2>&1
                openssl ecparam -name prime256v1 -genkey -out ca.key
                openssl req -new -key ca.key -subj '/O=Example/CN=Puppet below' -out ca.csr
                printf 'basicConstraints=critical,CA:TRUE\\nkeyUsage=critical,keyCertSign,cRLSign\\nsubjectKeyIdentifier=hash\\nauthorityKeyIdentifier=keyid:always\\n' > ext
                openssl x509 -req -in ca.csr -CA root.pem -CAkey root.key -set_serial 7 -days 800 -extfile ext -out ca.pem 2>&1
                touch index; echo 01 > crlnumber
                printf '[ca]\\ndefault_ca=d\\n[d]\\ndatabase=index\\ncrlnumber=crlnumber\\ndefault_md=sha256\\ndefault_crl_days=100\\ncrl_extensions=e\\n[e]\\nauthorityKeyIdentifier=keyid:always\\n' > conf.cnf
                openssl ca -gencrl -config conf.cnf -keyfile root.key -cert root.pem -out root.crl 2>&1
                cat root.pem ca.pem > bundle.pem""");
        String at = folder.toString();
        Ran imported = ca("import", "--cert-bundle", at + "/bundle.pem", "--private-key", at + "/ca.key", "--crl-chain", at + "/root.crl");
        assertThat(imported.err()).isEmpty();
        assertThat(imported.code()).isZero();
        assertThat(ca("generate", "--certname", "b.example.org").code()).isZero();
        String verify = "openssl verify -crl_check_all -CAfile ssl/certs/ca.pem -CRLfile ssl/crl.pem ssl/certs/b.example.org.pem 2>&1";
        assertThat(shell(verify)).contains(": OK");
        assertThat(ca("revoke", "--certname", "b.example.org").code()).isZero();
        assertThat(shell(verify)).contains("certificate revoked");
        Ran wrong = ca("import", "--cert-bundle", at + "/root.pem", "--private-key", at + "/ca.key", "--crl-chain", at + "/root.crl", "--cadir", at + "/other");
        assertThat(wrong.code()).isEqualTo(1);
    }

    private String shell(String script) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("/bin/sh", "-c", script).directory(folder.toFile()).start();
        String out = new String(process.getInputStream().readAllBytes());
        process.waitFor();
        return out;
    }

    @Test
    void namesGivenByFlagsAreInTheCertificates() throws Exception {
        ca("setup", "--ca-name", "Own CA", "--root-ca-name", "Own Root", "--subject-alt-names", "other.example.org");
        assertThat(subjects("ssl/ca/ca_crt.pem")).containsExactly("CN=Own CA", "CN=Own Root");
        assertThat(ca("list", "--all").out()).contains("DNS:other.example.org");
        ca("generate", "--certname", "a.example.org", "--subject-alt-names", "b.example.org", "--ca-client");
        assertThat(ca("list", "--certname", "a.example.org").out()).contains("DNS:b.example.org", "pp_cli_auth: true");
        String authority = folder.resolve("ssl/ca").toString();
        Ran.command(
                "ca", "import", "--confdir", folder.resolve("conf").toString(), "--ssldir", folder.resolve("other").toString(), "--private-key", authority + "/ca_key.pem",
                "--cert-bundle", authority + "/ca_crt.pem", "--crl-chain", authority + "/ca_crl.pem", "--subject-alt-names", "third.example.org");
        assertThat(Ran.command("ca", "list", "--all", "--confdir", folder.resolve("conf").toString(), "--ssldir", folder.resolve("other").toString()).out())
                .contains("DNS:third.example.org");
    }

    private List<String> subjects(String bundle) throws Exception {
        try (java.io.InputStream in = Files.newInputStream(folder.resolve(bundle))) {
            return java.security.cert.CertificateFactory.getInstance("X.509").generateCertificates(in).stream()
                    .map(each -> ((java.security.cert.X509Certificate) each).getSubjectX500Principal().getName())
                    .toList();
        }
    }
}
