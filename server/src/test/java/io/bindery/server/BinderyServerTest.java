package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.server.http.ListenerSettings;
import io.bindery.server.testing.RawClient;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole server with an authority of its own, asked over TLS. The client with a certificate is the server itself.
class BinderyServerTest {
    private static final String NAME = "server.example.org";

    /// What an attacker would put where a name is expected. The file `secret` lies beside all roots.
    private static final List<String> HOSTILE = List.of(
            "..", "../secret", "../../secret", "..%2fsecret", "%2e%2e/secret", "%2e%2e%2fsecret", "%252e%252e%252fsecret", "..%5csecret",
            "....//secret", "%00", "a%00.json", "%0a", "a%0d%0aX:1", "/etc/passwd", "//etc/passwd", "%2fetc%2fpasswd", "file:///etc/passwd",
            "*", "*.example.org", "~root", "$HOME", "`id`", "$(id)", "|id", ";id", "a;b", "-rf", "con", "%ff%fe", "%c0%ae%c0%ae/secret",
            "%u002e%u002e", ".", "...", "%20", "+", "a".repeat(300), "a/".repeat(200), "%e2%80%ae");

    private static final List<String> PLACES = List.of(
            "GET /puppet/v3/node/@?environment=production",
            "GET /puppet/v3/node/server.example.org?environment=@",
            "GET /puppet/v3/catalog/@?environment=production",
            "GET /puppet/v3/catalog/server.example.org?environment=@",
            "GET /puppet/v3/file_metadata/modules/@?environment=production",
            "GET /puppet/v3/file_metadata/modules/demo/@?environment=production",
            "GET /puppet/v3/file_metadatas/plugins/@?environment=production&recurse=true",
            "GET /puppet/v3/file_content/modules/demo/@?environment=production",
            "GET /puppet/v3/file_content/@/x?environment=production",
            "GET /puppet/v3/file_bucket_file/sha256/@?environment=production",
            "GET /puppet/v3/file_bucket_file/@?environment=production",
            "GET /puppet/v3/static_file_content/modules/demo/files/@?environment=production&code_id=x",
            "GET /puppet/v3/tasks/demo/@?environment=production",
            "GET /puppet-ca/v1/certificate/@",
            "GET /puppet-ca/v1/certificate_status/@",
            "PUT /puppet/v3/report/@?environment=production",
            "PUT /puppet/v3/facts/@?environment=production");

    @TempDir
    static Path root;

    private static BinderyServer server;
    private static RawClient client;
    private static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

    @BeforeAll
    static void start() throws IOException {
        write("code/environments/production/manifests/site.pp", "notify { \"for ${trusted['certname']}\": }\n");
        write("code/environments/production/modules/demo/files/motd", "welcome\n");
        write("code/environments/production/modules/demo/manifests/init.pp", "class demo { }\n");
        write("secret", "canary-7261\n");
        write("conf/puppet.conf", "[main]\ncertname = " + NAME + "\nkeylength = 2048\nautosign = false\nreports = store\n");
        Settings settings = Settings.defaults(NAME)
                .with(Map.of(
                        "confdir", root.resolve("conf").toString(),
                        "codedir", root.resolve("code").toString(),
                        "vardir", root.resolve("var").toString(),
                        "ssldir", root.resolve("ssl").toString(),
                        "environmentpath", root.resolve("code/environments").toString(),
                        "certname", NAME,
                        "keylength", "2048",
                        "reports", "store"));
        ServerLog log = (level, source, message) -> LOG.add(message);
        server = new BinderyServer(new BinderyServer.Parts(
                new ReloadingSettings(root.resolve("conf/puppet.conf"), () -> settings, log),
                CodeSource.directories(new Compiler(new Library(DiskTree.DISK), Generators.ALLOWED)),
                Hash.EMPTY,
                ListenerSettings.of("127.0.0.1", 0),
                log,
                entry -> {},
                10));
        client = new RawClient(
                server.port(), root.resolve("ssl/certs/" + NAME + ".pem"), root.resolve("ssl/private_keys/" + NAME + ".pem"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void runsWithoutConfigurationOfItsOwn() throws IOException {
        assertThat(client.anonymously("GET /status/v1/simple", "").body()).isEqualTo("running");
        assertThat(client.send("GET /puppet/v3/environments", "").status()).isEqualTo(200);
    }

    @Test
    void compilesForTheCallerOnly() throws IOException {
        RawClient.Response own = client.send("GET /puppet/v3/catalog/" + NAME + "?environment=production", "Accept: application/json\r\n");
        assertThat(own.status()).isEqualTo(200);
        assertThat(own.body()).contains("for " + NAME);
        assertThat(client.send("GET /puppet/v3/catalog/other.example.org?environment=production", "Accept: application/json\r\n").status())
                .isEqualTo(403);
        assertThat(client.anonymously("GET /puppet/v3/catalog/" + NAME + "?environment=production", "Accept: application/json\r\n").status())
                .isEqualTo(403);
    }

    @Test
    void keepsReportsForTheirOwnerOnly() throws IOException {
        String report = "{\"host\":\"" + NAME + "\",\"time\":\"2024-03-01T12:00:00Z\",\"logs\":[],\"metrics\":{},\"resource_statuses\":{}}";
        RawClient.Response answer = client.send(
                "PUT /puppet/v3/report/" + NAME + "?environment=production",
                "Content-Type: application/json\r\nContent-Length: " + report.length() + "\r\n",
                report.getBytes(StandardCharsets.UTF_8));
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        try (var files = Files.list(root.resolve("var/reports/" + NAME))) {
            Path stored = files.findFirst().orElseThrow();
            assertThat(Files.getPosixFilePermissions(stored).toString()).doesNotContain("OTHERS");
            assertThat(Files.readString(stored)).startsWith("--- !ruby/object:Puppet::Transaction::Report\nhost: " + NAME);
        }
    }

    @Test
    void opensNothingOutsideItsRoots() throws IOException {
        for (String place : PLACES) {
            for (String name : HOSTILE) {
                String line = place.replace("@", name);
                if (line.chars().filter(each -> each == ' ').count() > 1) {
                    continue;
                }
                RawClient.Response answer = client.send(line, "Accept: application/json, application/octet-stream\r\nContent-Length: 0\r\n");
                assertThat(answer.body()).as(line).doesNotContain("canary-7261").doesNotContain("root:x:").doesNotContain("\tat ");
                assertThat(answer.status()).as(line + "\n" + answer.body()).isIn(200, 400, 403, 404, 406, 414, 415, 500);
                assertThat(answer.body()).as(line).doesNotContain("Internal error");
            }
        }
    }

    @Test
    void answersMutatedRequestsWithoutInternalErrors() throws IOException {
        Random random = new Random(4711);
        List<String> seeds = new ArrayList<>(PLACES);
        seeds.addAll(List.of("GET /status/v1/services/server?level=debug", "POST /puppet/v4/catalog", "GET /metrics/v2/read/x", "DELETE /puppet-admin-api/v1/environment-cache"));
        for (int round = 0; round < 150; round++) {
            StringBuilder line = new StringBuilder(seeds.get(random.nextInt(seeds.size())).replace("@", NAME));
            int space = line.indexOf(" ");
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                int at = space + 2 + random.nextInt(line.length() - space - 2);
                line.setCharAt(at, (char) (33 + random.nextInt(94)));
            }
            RawClient.Response answer = client.send(line.toString(), "Accept: */*\r\nContent-Length: 0\r\n");
            assertThat(answer.status()).as(line.toString()).isBetween(200, 599);
            assertThat(answer.body()).as(line.toString()).doesNotContain("\tat ").doesNotContain("Internal error");
        }
    }
}
