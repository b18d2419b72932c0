package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Content;
import io.bindery.server.http.Headers;
import io.bindery.server.http.Parameters;
import io.bindery.server.http.Request;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Map;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Answers of the API that the routes of Puppet Server 7 do not have, and those that need a clock or a certificate.
class CaEndpointTest {
    @TempDir
    Path folder;

    private TestSite site;
    private CaEndpoint endpoint;

    @BeforeEach
    void open() throws Exception {
        site = new TestSite(folder).configured("allow-auto-renewal: true, auto-renewal-cert-ttl: 60d");
        endpoint = new CaEndpoint(site.open(), CaLog.NONE);
    }

    private Answer ask(String method, String path, String body, Map<String, List<String>> headers, Caller caller) {
        return endpoint.answer(
                new Request(method, path, Parameters.NONE, new Headers(headers), body.getBytes(StandardCharsets.UTF_8)), caller);
    }

    private Answer ask(String method, String path, String body) {
        return ask(method, path, body, Map.of(), Caller.ANONYMOUS);
    }

    private static String text(Answer answer) {
        return answer.content() instanceof Content.Bytes(byte[] bytes) ? new String(bytes, StandardCharsets.UTF_8) : "";
    }

    @Test
    void manyRequestsAreSignedAtOnce() {
        for (String name : List.of("a.example.org", "b.example.org", "c.example.org")) {
            assertThat(ask("PUT", "/puppet-ca/v1/certificate_request/" + name, Csr.of(name).pem()).status()).isEqualTo(200);
        }
        Answer some = ask("POST", "/puppet-ca/v1/sign", "{\"certnames\":[\"a.example.org\",\"z.example.org\"]}");
        assertThat(text(some)).isEqualTo("{\"signed\":[\"a.example.org\"],\"no-csr\":[\"z.example.org\"],\"signing-errors\":[]}");
        assertThat(text(ask("POST", "/puppet-ca/v1/sign/all", "{}")))
                .isEqualTo("{\"signed\":[\"b.example.org\",\"c.example.org\"],\"no-csr\":[],\"signing-errors\":[]}");
        assertThat(ask("POST", "/puppet-ca/v1/sign", "{\"certnames\":7}").status()).isEqualTo(422);
    }

    @Test
    void aListIsSentOnlyIfItIsNewer() throws Exception {
        String path = "/puppet-ca/v1/certificate_revocation_list/ca";
        Files.setLastModifiedTime(site.paths().revocations(), java.nio.file.attribute.FileTime.from(site.now));
        assertThat(ask("GET", path, "", Map.of("if-modified-since", List.of("Sun, 01 Mar 2026 12:00:00 GMT")), Caller.ANONYMOUS).status())
                .isEqualTo(304);
        assertThat(ask("GET", path, "", Map.of("if-modified-since", List.of("Sun, 01 Mar 2026 11:59:59 GMT")), Caller.ANONYMOUS).status())
                .isEqualTo(200);
        assertThat(ask("GET", path, "", Map.of("if-modified-since", List.of("yesterday")), Caller.ANONYMOUS).status()).isEqualTo(200);
    }

    @Test
    void anAgentRenewsItsCertificate() throws Exception {
        ask("PUT", "/puppet-ca/v1/certificate_request/a.example.org", Csr.of("a.example.org").pem());
        ask("PUT", "/puppet-ca/v1/certificate_status/a.example.org", "{\"desired_state\":\"signed\"}");
        X509Certificate certificate = new JcaX509CertificateConverter()
                .getCertificate(Pem.certificates(Files.readString(site.paths().signed("a.example.org"))).getFirst());
        Caller caller = new Caller.Certified("a.example.org", certificate);
        Answer renewed = ask("POST", "/puppet-ca/v1/certificate_renewal", "", Map.of(), caller);
        assertThat(renewed.status()).isEqualTo(200);
        assertThat(text(renewed)).isEqualTo(Files.readString(site.paths().signed("a.example.org")));
        assertThat(ask("POST", "/puppet-ca/v1/certificate_renewal", "").status()).isEqualTo(400);
        ask("PUT", "/puppet-ca/v1/certificate_status/a.example.org", "{\"desired_state\":\"revoked\"}");
        assertThat(ask("POST", "/puppet-ca/v1/certificate_renewal", "", Map.of(), caller).status()).isEqualTo(403);
    }

    @Test
    void noPathLeadsToAnotherFile() {
        for (String name : List.of("", "..", "../ca_key", "../../private_keys/server.example.org", "ca_key", "%2e%2e", "a/b", "x\u0000", ".lock")) {
            for (String route : List.of("certificate/", "certificate_request/", "certificate_status/")) {
                Answer answer = ask("GET", "/puppet-ca/v1/" + route + name, "");
                assertThat(answer.status()).as(route + name).isEqualTo(404);
                assertThat(text(answer)).doesNotContain("PRIVATE KEY");
            }
        }
    }

    @Test
    void requestsAreDeleted() {
        ask("PUT", "/puppet-ca/v1/certificate_request/a.example.org", Csr.of("a.example.org").pem());
        assertThat(ask("DELETE", "/puppet-ca/v1/certificate_request/a.example.org", "").status()).isEqualTo(204);
        assertThat(ask("DELETE", "/puppet-ca/v1/certificate_request/a.example.org", "").status()).isEqualTo(404);
    }
}
