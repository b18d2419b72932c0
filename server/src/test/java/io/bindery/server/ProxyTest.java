package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.http.ListenerSettings;
import java.io.IOException;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A proxy before the server ends the TLS connections and tells in headers who the callers are.
class ProxyTest {
    private static final String RULES = "authorization: { version: 1, %s rules: ["
            + " { name: own, sort-order: 1, match-request: { path: \"^/puppet/v3/(?:node|catalog)/([^/]+)$\", type: regex }, allow: \"$1\" },"
            + " { name: admin, sort-order: 2, match-request: { path: \"/puppet-ca/v1/certificate_status\", type: path }, allow: { extensions: { pp_cli_auth: \"true\" } } } ] }";
    private static final String NODE = "/puppet/v3/node/a.example.org?environment=production";

    @TempDir
    Path root;

    private TestServer site(String more) throws IOException {
        TestServer site = new TestServer(root)
                .write("conf/auth.conf", RULES.formatted(more))
                .listening(ListenerSettings.of("127.0.0.1", 0).withPlain(new ListenerSettings.PlainAddress("127.0.0.1", 0)));
        site.start();
        return site;
    }

    private static String ask(TestServer site, String path, String headers) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", site.plainPort())) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: application/json\r\n" + headers + "\r\n")
                            .getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).substring(9);
        }
    }

    @Test
    void headersMeanNothingUnlessSwitchedOn() throws IOException {
        try (TestServer site = site("")) {
            assertThat(ask(site, NODE, "X-Client-Verify: SUCCESS\r\nX-Client-DN: CN=a.example.org\r\n")).startsWith("403");
        }
    }

    @Test
    void headersTellTheCaller() throws IOException {
        try (TestServer site = site("allow-header-cert-info: true,")) {
            assertThat(ask(site, NODE, "X-Client-Verify: SUCCESS\r\nX-Client-DN: CN=a.example.org\r\n")).startsWith("200");
            assertThat(ask(site, NODE, "X-Client-Verify: SUCCESS\r\nX-Client-DN: CN=a.example.org,O=site\r\n")).startsWith("200");
            assertThat(ask(site, NODE, "X-Client-Verify: SUCCESS\r\nX-Client-DN: /O=site/CN=a.example.org\r\n")).startsWith("200");
            assertThat(ask(site, NODE, "X-Client-Verify: SUCCESS\r\nX-Client-DN: CN=b.example.org\r\n")).startsWith("403");
            assertThat(ask(site, NODE, "X-Client-Verify: FAILED\r\nX-Client-DN: CN=a.example.org\r\n")).startsWith("403");
            assertThat(ask(site, NODE, "X-Client-DN: CN=a.example.org\r\n")).startsWith("403");
            assertThat(ask(site, NODE, "")).startsWith("403");
        }
    }

    @Test
    void theCertificateInTheHeaderHasItsExtensions() throws IOException {
        try (TestServer site = site("allow-header-cert-info: true,")) {
            String pem = Files.readString(root.resolve("ssl/certs/" + TestServer.NAME + ".pem"));
            String status = "/puppet-ca/v1/certificate_status/" + TestServer.NAME;
            String caller = "X-Client-Verify: SUCCESS\r\nX-Client-DN: CN=" + TestServer.NAME + "\r\n";
            assertThat(ask(site, status, caller + "X-Client-Cert: " + encoded(pem) + "\r\n")).startsWith("200");
            assertThat(ask(site, status, caller)).startsWith("403");
            assertThat(ask(site, status, caller + "X-Client-Cert: " + encoded(pem + pem) + "\r\n"))
                    .startsWith("400").contains("Only 1 PEM should be supplied for x-client-cert but 2 found");
            assertThat(ask(site, status, caller + "X-Client-Cert: %zz\r\n")).startsWith("400");
            assertThat(ask(site, status, caller + "X-Client-Cert: none\r\n")).startsWith("400");
        }
    }

    private static String encoded(String pem) {
        return URLEncoder.encode(pem, StandardCharsets.US_ASCII).replace("+", "%20");
    }
}
