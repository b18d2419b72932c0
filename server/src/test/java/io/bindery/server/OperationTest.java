package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.bindery.server.testing.RawClient;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What operators and proxies see of a server: compression, ranges, validators, ids, figures, and what slow catalogs cost.
class OperationTest {
    private static final String MOTD = "/puppet/v3/file_content/modules/demo/motd?environment=production";
    private static final String BINARY = "Accept: application/octet-stream\r\n";

    @TempDir
    Path root;

    private TestServer site;
    private RawClient client;
    private HttpServer receiver;
    private final LinkedBlockingQueue<String> received = new LinkedBlockingQueue<>();

    @BeforeEach
    void start() throws IOException {
        receiver = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        receiver.createContext("/upload", exchange -> {
            received.add(exchange.getRequestHeaders().getFirst("Content-Type") + "\n"
                    + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        receiver.start();
        site = new TestServer(root)
                .write("code/environments/production/modules/demo/files/motd", "0123456789")
                .write("code/environments/production/modules/demo/lib/facter/one.rb", "# one\n")
                .write("code/environments/production/modules/demo/manifests/init.pp", "class demo { notify { 'x': } }\n")
                .write("code/environments/production/manifests/site.pp", "include demo\n")
                .with("reports", "store,http")
                .with("reporturl", "http://127.0.0.1:" + receiver.getAddress().getPort() + "/upload")
                .slowFrom(0);
        client = site.start();
    }

    @AfterEach
    void stop() {
        site.close();
        receiver.stop(0);
    }

    @Test
    void sendsPartsOfFiles() throws IOException {
        RawClient.Response middle = client.send("GET " + MOTD, BINARY + "Range: bytes=2-4\r\n");
        assertThat(middle.status()).isEqualTo(206);
        assertThat(middle.body()).isEqualTo("234");
        assertThat(middle.head()).contains("Content-Range: bytes 2-4/10");
        assertThat(client.send("GET " + MOTD, BINARY + "Range: bytes=-3\r\n").body()).isEqualTo("789");
        assertThat(client.send("GET " + MOTD, BINARY + "Range: bytes=7-\r\n").body()).isEqualTo("789");
        assertThat(client.send("GET " + MOTD, BINARY + "Range: bytes=10-\r\n").status()).isEqualTo(416);
        assertThat(client.send("GET " + MOTD, BINARY + "Range: lines=1-2\r\n").status()).isEqualTo(200);
        assertThat(client.send("GET " + MOTD, BINARY + "Range: bytes=2-4\r\nIf-Range: \"other\"\r\n").status()).isEqualTo(200);
    }

    @Test
    void sendsNothingThatTheClientHas() throws IOException {
        RawClient.Response whole = client.send("GET " + MOTD, BINARY);
        String tag = whole.head().lines().filter(each -> each.startsWith("ETag: ")).findFirst().orElseThrow().substring(6);
        assertThat(client.send("GET " + MOTD, BINARY + "If-None-Match: " + tag + "\r\n").status()).isEqualTo(304);
        assertThat(client.send("GET " + MOTD, BINARY + "If-None-Match: \"x\", W/" + tag + "\r\n").status()).isEqualTo(304);
        assertThat(client.send("GET " + MOTD, BINARY + "If-None-Match: \"x\"\r\n").status()).isEqualTo(200);
        assertThat(client.send("GET " + MOTD, BINARY + "If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n").status()).isEqualTo(304);
        Files.writeString(root.resolve("code/environments/production/modules/demo/files/motd"), "other text");
        assertThat(client.send("GET " + MOTD, BINARY + "If-None-Match: " + tag + "\r\n").body()).isEqualTo("other text");
    }

    @Test
    void compressesForClientsThatTakeIt() throws IOException {
        String line = "GET /puppet-ca/v1/certificate/ca";
        assertThat(client.anonymously(line, "Accept-Encoding: gzip;q=1.0,deflate;q=0.6\r\n").head()).contains("Content-Encoding: gzip");
        assertThat(client.anonymously(line, "Accept-Encoding: gzip;q=0, identity\r\n").body()).startsWith("-----BEGIN CERTIFICATE");
        assertThat(client.anonymously(line, "").head()).doesNotContain("Content-Encoding");
    }

    @Test
    void keepsListingsOnlyWhileNothingChanges() throws IOException {
        String line = "GET /puppet/v3/file_metadatas/plugins?environment=production&recurse=true&links=follow";
        String first = client.send(line, "Accept: application/json\r\n").body();
        assertThat(client.send(line, "Accept: application/json\r\n").body()).isEqualTo(first).contains("facter/one.rb");
        Files.writeString(root.resolve("code/environments/production/modules/demo/lib/facter/one.rb"), "# two\n");
        String changed = client.send(line, "Accept: application/json\r\n").body();
        assertThat(changed).isNotEqualTo(first);
        Files.writeString(root.resolve("code/environments/production/modules/demo/lib/facter/more.rb"), "# more\n");
        assertThat(client.send(line, "Accept: application/json\r\n").body()).contains("more.rb");
        site.write("code/environments/production/modules/other/lib/facter/other.rb", "# other\n");
        assertThat(client.send(line, "Accept: application/json\r\n").body()).contains("other.rb");
        Path lib = root.resolve("code/environments/production/modules/demo/lib");
        Files.move(lib, root.resolve("old"));
        site.write("code/environments/production/modules/demo/lib/facter/swapped.rb", "# swapped\n");
        assertThat(client.send(line, "Accept: application/json\r\n").body()).contains("swapped.rb").doesNotContain("more.rb");
    }

    @Test
    void seesModulesAndLinksThatAreTurnedElsewhere() throws IOException {
        String line = "GET /puppet/v3/file_metadatas/plugins?environment=production&recurse=true&links=follow";
        Path modules = root.resolve("code/environments/production/modules");
        site.write("code/environments/production/modules/bare/manifests/init.pp", "");
        site.write("elsewhere/linked/lib/facter/linked.rb", "# linked\n");
        site.write("turned/linked/lib/facter/turned.rb", "# turned\n");
        assertThat(client.send(line, "Accept: application/json\r\n").body()).doesNotContain("bare.rb");
        site.write("code/environments/production/modules/bare/lib/facter/bare.rb", "# bare\n");
        assertThat(client.send(line, "Accept: application/json\r\n").body()).contains("facter/bare.rb");
        Files.createSymbolicLink(modules.resolve("linked"), root.resolve("elsewhere/linked"));
        assertThat(client.send(line, "Accept: application/json\r\n").body()).contains("facter/linked.rb");
        Files.move(root.resolve("elsewhere"), root.resolve("gone"));
        Files.move(root.resolve("turned"), root.resolve("elsewhere"));
        assertThat(client.send(line, "Accept: application/json\r\n").body()).contains("facter/turned.rb").doesNotContain("facter/linked.rb");
        Path other = root.resolve("other-modules");
        site.write("other-modules/whole/lib/facter/whole.rb", "# whole\n");
        Files.move(modules, root.resolve("modules-before"));
        Files.createSymbolicLink(modules, other);
        assertThat(client.send(line, "Accept: application/json\r\n").body()).contains("facter/whole.rb").doesNotContain("facter/bare.rb");
    }

    @Test
    void namesRequestsInAnswersAndLogs() throws IOException {
        RawClient.Response given = client.send(
                "GET /puppet/v3/catalog/" + TestServer.NAME + "?environment=production", "Accept: application/json\r\nX-Request-Id: from-proxy_1\r\n");
        assertThat(given.head()).contains("X-Request-Id: from-proxy_1");
        assertThat(site.log()).anyMatch(line -> line.contains("[from-proxy_1]") && line.contains("Compiled catalog"));
        assertThat(client.send("GET /status/v1/simple", "X-Request-Id: bad id\u0001\r\n").head()).doesNotContain("bad id");
        assertThat(client.send("GET /status/v1/simple", "").head()).containsPattern("X-Request-Id: [0-9a-f]{16}");
        assertThat(site.access()).anyMatch(line -> line.contains("from-proxy_1"));
    }

    @Test
    void saysWhatTookTheTimeOfASlowCatalog() throws IOException {
        client.send("GET /puppet/v3/catalog/" + TestServer.NAME + "?environment=production", "Accept: application/json\r\n");
        assertThat(site.log())
                .anyMatch(line -> line.contains("Slow catalog for " + TestServer.NAME + " in environment production: waiting for a thread ")
                        && line.contains("writing JSON")
                        && line.contains("Class[Demo]"));
    }

    @Test
    void namesTheVersionOfItsInterfaceInManifestsToo() throws IOException {
        site.write("code/environments/told/manifests/site.pp", "notify { \"server ${server_facts['serverversion']}\": }\n");
        RawClient.Response given = catalog("told");
        assertThat(given.head()).contains("X-Puppet-Version: 7.23.0");
        assertThat(given.body()).contains("server 7.23.0");
    }

    @Test
    void warnsOnceOfAnOddEnvironment() throws IOException {
        site.write("code/environments/odd/environment.conf", "colour = green\n").write("code/environments/odd/manifests/site.pp", "");
        catalog("odd");
        catalog("odd");
        assertThat(site.log()).filteredOn(line -> line.contains("unknown setting(s) are being ignored: colour")).hasSize(1);
    }

    @Test
    void takesFormatsAndNumbersAsPuppetServerDoes() throws IOException {
        String node = "GET /puppet/v3/node/" + TestServer.NAME + "?environment=production";
        assertThat(client.send(node, "Accept: Application/JSON;q=0.5\r\n").status()).isEqualTo(200);
        assertThat(client.send(node, "Accept: application/json; charset=utf-8\r\n").status()).isEqualTo(406);
        String json = "Accept: application/json\r\n";
        assertThat(client.send("GET /puppet/v3/file_metadata/modules/demo/motd/?environment=production", json).status()).isEqualTo(404);
        String listing = "GET /puppet/v3/file_metadatas/modules/demo?recurse=true&environment=production&";
        assertThat(client.send(listing + "recurselimit=1.5", json).status()).isEqualTo(200);
        assertThat(client.send(listing + "recurselimit=2&recurselimit=1", json).body()).contains("comparison of Integer with Array failed");
        assertThat(client.send(listing + "max_files=-2", json).body()).contains("comparison of String with 0 failed");
        assertThat(client.send("GET /puppet/v3/file_bucket_file/?environment=production", json).body()).contains("No request key specified");
    }

    @Test
    void listsTheTransportsOfModules() throws IOException {
        site.write("conf/auth.conf", "authorization: { version: 1, rules: [{ name: all, sort-order: 1, match-request: { path: \"/\", type: path }, allow: \"*\" }] }\n")
                .write("code/environments/devices/modules/one/lib/puppet/transport/schema/switch.rb", """
                        Puppet::ResourceApi.register_transport(
                          name: 'switch',
                          desc: 'A switch',
                          connection_info: { host: { type: 'String' }, password: { type: 'String', sensitive: true } },
                        )
                        """)
                .write("code/environments/devices/modules/one/lib/puppet/transport/schema/odd.rb", "register_transport(name: NAME)\n");
        assertThat(client.send("GET /puppet/v3/environment_transports?environment=devices", "").body())
                .isEqualTo("{\"name\":\"devices\",\"transports\":[{\"name\":\"switch\",\"desc\":\"A switch\",\"connection_info\":"
                        + "{\"host\":{\"type\":\"String\"},\"password\":{\"type\":\"String\",\"sensitive\":true}},"
                        + "\"connection_info_order\":[\"host\",\"password\"]}]}");
        assertThat(site.log()).anyMatch(line -> line.contains("odd.rb is left out: line 1 is more than literals"));
    }

    private RawClient.Response catalog(String environment) throws IOException {
        return client.send("GET /puppet/v3/catalog/" + TestServer.NAME + "?environment=" + environment, "Accept: application/json\r\n");
    }

    @Test
    void showsFiguresToPrometheus() throws IOException {
        client.send("GET /puppet/v3/catalog/" + TestServer.NAME + "?environment=production", "Accept: application/json\r\n");
        client.send("GET /nowhere/made-up-by-a-client", "");
        RawClient.Response page = client.send("GET /metrics/prometheus", "");
        assertThat(page.head()).contains("text/plain; version=0.0.4");
        assertThat(page.body())
                .contains("bindery_http_requests_total{endpoint=\"puppet-v3-catalog\",code=\"200\"} 1")
                .contains("bindery_http_requests_total{endpoint=\"other\",code=\"404\"} 1")
                .contains("bindery_compiles_total{end=\"done\"} 1")
                .containsPattern("bindery_expiry_timestamp_seconds\\{kind=\"host\",name=\"server.example.org\"} \\d+")
                .doesNotContain("made-up");
        assertThat(client.anonymously("GET /metrics/prometheus", "").status()).isEqualTo(403);
    }

    @Test
    void showsInTheStatusWhatRunsOut() throws IOException {
        assertThat(client.send("GET /status/v1/services/ca?level=debug", "").body()).contains("\"host " + TestServer.NAME + "\"").contains("\"active_alerts\":[]");
        assertThat(client.send("GET /status/v1/services/ca", "").body()).contains("\"status\":{}");
    }

    @Test
    void postsReports() throws IOException, InterruptedException {
        String report = "{\"host\":\"" + TestServer.NAME + "\",\"time\":\"2024-03-01T12:00:00Z\",\"logs\":[],\"metrics\":{},\"resource_statuses\":{}}";
        RawClient.Response answer = client.send(
                "PUT /puppet/v3/report/" + TestServer.NAME + "?environment=production",
                "Content-Type: application/json\r\nContent-Length: " + report.length() + "\r\n",
                report.getBytes(StandardCharsets.UTF_8));
        assertThat(answer.body()).isEqualTo("[\"store\",\"http\"]");
        assertThat(received.poll(10, TimeUnit.SECONDS)).startsWith("application/x-yaml\n--- !ruby/object:Puppet::Transaction::Report\nhost: " + TestServer.NAME);
        receiver.stop(0);
        assertThat(client.send(
                                "PUT /puppet/v3/report/" + TestServer.NAME + "?environment=production",
                                "Content-Type: application/json\r\nContent-Length: " + report.length() + "\r\n",
                                report.getBytes(StandardCharsets.UTF_8))
                        .status())
                .isEqualTo(200);
        assertThat(site.log()).anyMatch(line -> line.contains("Unable to submit report to "));
    }
}
