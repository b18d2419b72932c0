package io.bindery.server.puppetdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import com.typesafe.config.ConfigFactory;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.catalog.Version;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.ca.CaLog;
import io.bindery.server.ca.CaSettings;
import io.bindery.server.ca.CertificateAuthority;
import io.bindery.server.ca.HostTls;
import io.bindery.server.catalog.NodeRecords;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands, the spool and queries against a server that answers as PuppetDB does.
class PuppetDbTest {
    @TempDir
    Path folder;

    /// The query and the body of a command that the server got.
    private record Taken(String query, String body) {}

    private final BlockingQueue<Taken> taken = new LinkedBlockingQueue<>();
    private volatile int status = 200;
    private volatile String answer = "[]";

    private SSLContext tls() throws IOException {
        Map<String, String> settings = Map.of(
                "confdir", folder.resolve("conf").toString(),
                "ssldir", folder.resolve("ssl").toString(),
                "certname", "localhost",
                "key_type", "ec");
        CertificateAuthority.open(
                CaSettings.of(Settings.defaults("localhost").with(settings), ConfigFactory.empty()), CaLog.NONE);
        Path ssl = folder.resolve("ssl");
        return HostTls.client(
                ssl.resolve("certs/localhost.pem"), ssl.resolve("private_keys/localhost.pem"), ssl.resolve("certs/ca.pem"));
    }

    private HttpServer serve(SSLContext tls, int port) throws IOException {
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(tls));
        server.createContext("/pdb", exchange -> {
            if (exchange.getRequestMethod().equals("POST")) {
                byte[] body = new GZIPInputStream(exchange.getRequestBody()).readAllBytes();
                if (status == 200) {
                    taken.add(new Taken(exchange.getRequestURI().getQuery(), new String(body, StandardCharsets.UTF_8)));
                }
            } else {
                taken.add(new Taken(exchange.getRequestURI().getPath() + " " + exchange.getRequestURI().getQuery(), ""));
            }
            byte[] reply = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, reply.length);
            exchange.getResponseBody().write(reply);
            exchange.close();
        });
        server.start();
        return server;
    }

    private PuppetDb database(SSLContext tls, int port, List<String> problems) throws IOException {
        Path file = folder.resolve("puppetdb.conf");
        Files.writeString(file, "[main]\nserver_urls = https://localhost:" + port + "/\nserver_url_timeout = 10\n");
        return new PuppetDb(PuppetDbSettings.read(file), "localhost", folder.resolve("spool"), tls, problems::add);
    }

    private static Hash json(String text) {
        return (Hash) JsonReader.read(new SourceFile("test", text), ValueBuilder.VALUES);
    }

    private static void await(List<String> problems) throws InterruptedException {
        for (int i = 0; i < 400 && problems.isEmpty(); i++) {
            Thread.sleep(50);
        }
    }

    private long waiting() throws IOException {
        try (var files = Files.list(folder.resolve("spool"))) {
            return files.filter(file -> file.toString().endsWith(".command")).count();
        }
    }

    @Test
    void whatIsAcceptedWaitsUntilPuppetDbIsThere() throws Exception {
        SSLContext tls = tls();
        HttpServer closed = serve(tls, 0);
        int port = closed.getAddress().getPort();
        closed.stop(0);
        List<String> problems = new CopyOnWriteArrayList<>();
        PuppetDb database = database(tls, port, problems);
        database.facts("a.example.org", Hash.of(Str.of("os"), Str.of("Debian")), Hash.of(Str.of("certname"), Str.of("a.example.org")), "production");
        database.facts("b.example.org", Hash.EMPTY, Hash.EMPTY, "production");
        assertThat(waiting()).isEqualTo(2);
        await(problems);
        HttpServer server = serve(tls, port);
        try {
            Taken first = taken.poll(20, TimeUnit.SECONDS);
            assertThat(first).isNotNull();
            assertThat(first.query).startsWith("version=5&certname=a.example.org&command=replace_facts&producer-timestamp=2");
            Hash facts = json(first.body);
            assertThat(facts.get("certname")).isEqualTo(Str.of("a.example.org"));
            assertThat(facts.get("values")).isEqualTo(json("{\"os\":\"Debian\",\"trusted\":{\"certname\":\"a.example.org\"}}"));
            assertThat(taken.poll(20, TimeUnit.SECONDS)).isNotNull();
            assertThat(problems).hasSize(1).first().asString().startsWith("PuppetDB cannot be reached; commands wait on disk: ");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void whatPuppetDbRefusesIsPutAside() throws Exception {
        SSLContext tls = tls();
        status = 400;
        HttpServer server = serve(tls, 0);
        try {
            List<String> problems = new CopyOnWriteArrayList<>();
            PuppetDb database = database(tls, server.getAddress().getPort(), problems);
            database.facts("a.example.org", Hash.EMPTY, Hash.EMPTY, "production");
            await(problems);
            assertThat(problems).first().asString().startsWith("PuppetDB refuses 'replace_facts' for a.example.org");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void exportedResourcesAndQueriesAreAsked() throws Exception {
        SSLContext tls = tls();
        HttpServer server = serve(tls, 0);
        try {
            PuppetDb database = database(tls, server.getAddress().getPort(), new ArrayList<>());
            ExportedResources exported = database.exported("me.example.org");
            answer = "[{\"certname\":\"b\",\"type\":\"File\",\"title\":\"/x\",\"parameters\":{\"content\":\"hello\"},\"tags\":[\"file\"],\"line\":3,\"file\":\"f.pp\"}]";
            ExportedResources.Stored stored = exported.find("File").getFirst();
            assertThat(stored.id()).isEqualTo("b|File|/x");
            assertThat(stored.resource().value("content")).isEqualTo(Str.of("hello"));
            assertThat(taken.take().query)
                    .isEqualTo("/pdb/query/v4/resources query=[\"and\",[\"=\",\"type\",\"File\"],[\"=\",\"exported\",true],"
                            + "[\"not\",[\"=\",\"certname\",\"me.example.org\"]]]");
            answer = "[{\"certname\":\"b\"}]";
            Value found = exported.query(new Arr(List.of(Str.of("from"), Str.of("nodes"))));
            assertThat(found).isEqualTo(new Arr(List.of(Hash.of(Str.of("certname"), Str.of("b")))));
            assertThat(taken.take().query).isEqualTo("/pdb/query/v4 query=[\"from\",\"nodes\"]");
            status = 500;
            answer = "no\n database";
            assertThatThrownBy(() -> exported.find("File"))
                    .hasMessage("Could not retrieve resources from the PuppetDB at https://localhost:" + server.getAddress().getPort()
                            + ": [500] no database");
        } finally {
            server.stop(0);
        }
    }

    private static Resource resource(String type, String title, boolean exported, List<String> sensitive, Parameter... parameters) {
        return new Resource(new Reference(type, title), Kind.NATIVE, List.of(parameters), List.of("a", "a", "b"), sensitive, exported, false, null, 0);
    }

    private static Parameter parameter(String name, Value value) {
        return new Parameter(name, value, Origin.Given.STORED);
    }

    @Test
    void aCatalogHasTheWireForm() throws Exception {
        Resource one = resource("Notify", "one", false, List.of("message"),
                parameter("message", Str.of("canary")), parameter("require", Str.of("File[/etc/x/]")));
        Resource file = resource("File", "x", false, List.of(), parameter("path", Str.of("/etc/x")));
        Resource export = resource("File", "/y", true, List.of(), parameter("before", Str.of("Notify[one]")));
        List<Edge> edges = List.of(new Edge(new Reference("Stage", "main"), one.reference()));
        Version version = new Version.Time(17);
        Catalog.Heading heading = new Catalog.Heading("n", "production", version, null, "uuid");
        Catalog shipped = new Catalog(heading, List.of(one, file), edges, List.of(), List.of());
        Catalog stored = new Catalog(heading, List.of(one, file, export), edges, List.of(), List.of());
        byte[] wire = WireCatalog.json(
                new NodeRecords.Kept(shipped, stored, "t-1", null, List.of()), settings(), "server", Instant.parse("2026-01-01T00:00:00Z"));
        String text = new String(wire, StandardCharsets.UTF_8);
        assertThat(text).doesNotContain("canary").contains("\"version\":\"17\"", "\"transaction_uuid\":\"t-1\"", "\"job_id\":null");
        Hash catalog = json(text);
        // By its path, written with a slash more: the file that has the title `x`. What is only exported has no relationships.
        assertThat(catalog.get("edges")).isEqualTo(json("""
                {"e": [{"source": {"type": "Stage", "title": "main"}, "target": {"type": "Notify", "title": "one"}, "relationship": "contains"},
                       {"source": {"type": "File", "title": "x"}, "target": {"type": "Notify", "title": "one"}, "relationship": "required-by"}]}
                """).get("e"));
        assertThat(((Arr) catalog.get("resources")).elements().get(1)).isEqualTo(json("""
                {"type": "File", "title": "x", "exported": false, "tags": ["a", "b"], "parameters": {"path": "/etc/x", "alias": ["/etc/x"]}}
                """));
    }

    @Test
    void keysLookedUpAreSentAsInputs() {
        Catalog.Heading heading = new Catalog.Heading("n", "production", new Version.Time(17), null, "uuid");
        Catalog catalog = new Catalog(heading, List.of(), List.of(), List.of(), List.of());
        byte[] wire = WireInputs.json(
                new NodeRecords.Kept(catalog, catalog, "t-1", null, List.of("ntp::servers", "motd")), Instant.parse("2026-01-01T00:00:00Z"));
        assertThat(json(new String(wire, StandardCharsets.UTF_8))).isEqualTo(json("""
                {"certname": "n", "catalog_uuid": "uuid", "producer_timestamp": "2026-01-01T00:00:00Z",
                 "inputs": [["hiera", "ntp::servers"], ["hiera", "motd"]]}
                """));
    }

    private static PuppetDbSettings settings() {
        return new PuppetDbSettings(List.of(URI.create("https://x")), List.of(), false, java.time.Duration.ofSeconds(1), false, true, false, 1);
    }

    @Test
    void aReportHasTheWireForm() {
        Hash report = json("""
                {"host": "n", "time": "2026-01-01T01:00:00.5+01:00", "configuration_version": 17, "transaction_uuid": "t", "report_format": 12,
                 "puppet_version": "7.23.0", "status": "changed", "environment": "production", "noop": false, "noop_pending": false,
                 "corrective_change": false,
                 "logs": [{"level": "notice", "message": "m", "source": "s", "tags": ["notice"], "time": "2026-01-01T00:00:01Z", "file": null, "line": null}],
                 "metrics": {"time": {"name": "time", "label": "Time", "values": [["total", "Total", 1.5]]}},
                 "resource_statuses": {
                   "Notify[a]": {"title": "a", "resource_type": "Notify", "skipped": false, "time": "2026-01-01T00:00:01Z", "file": null, "line": 3,
                                 "containment_path": ["Stage[main]"], "corrective_change": false,
                                 "events": [{"status": "success", "time": "2026-01-01T00:00:01Z", "name": "c", "property": "p", "desired_value": true,
                                             "previous_value": null, "corrective_change": false, "message": "m"}]},
                   "Notify[b]": {"title": "b", "resource_type": "Notify", "skipped": false, "time": "2026-01-01T00:00:01Z", "events": []}}}
                """);
        Hash wire = json(new String(
                WireReport.json(report, settings(), "server", Instant.parse("2026-01-02T00:00:00Z")), StandardCharsets.UTF_8));
        assertThat(wire.get("certname")).isEqualTo(Str.of("n"));
        assertThat(wire.get("configuration_version")).isEqualTo(Str.of("17"));
        assertThat(wire.get("start_time")).isEqualTo(Str.of("2026-01-01T00:00:00.500Z"));
        assertThat(wire.get("end_time")).isEqualTo(Str.of("2026-01-01T00:00:02Z"));
        assertThat(wire.get("catalog_uuid")).isEqualTo(Str.of("t"));
        assertThat(wire.get("metrics")).isEqualTo(json("{\"m\": [{\"category\": \"time\", \"name\": \"total\", \"value\": 1.5}]}").get("m"));
        Arr resources = (Arr) wire.get("resources");
        assertThat(resources.elements()).hasSize(1);
        assertThat(((Hash) resources.elements().getFirst()).get("events")).isEqualTo(json("""
                {"e": [{"status": "success", "timestamp": "2026-01-01T00:00:01Z", "name": "c", "property": "p", "new_value": "true", "old_value": "",
                        "corrective_change": false, "message": "m"}]}
                """).get("e"));
    }

    @Test
    void wrongSettingsAreRefused() throws Exception {
        Path file = folder.resolve("puppetdb.conf");
        for (String wrong : List.of(
                "[main]\nserver_urls = http://x:1\n", "[main]\nserver_urls = https://x:1/path\n", "[main]\nwhat is this\n",
                "[main]\nserver_urls = https://x:1\nmin_successful_submissions = 2\n", "[main]\nserver_url_timeout = soon\n")) {
            Files.writeString(file, wrong);
            assertThatThrownBy(() -> PuppetDbSettings.read(file)).isInstanceOf(IOException.class);
        }
        Files.writeString(file, "# comment\n[main]\nserver_urls = https://a:1, https://b:2\ncommand_broadcast = true\nmin_successful_submissions = 2\n");
        assertThat(PuppetDbSettings.read(file).servers()).containsExactly(URI.create("https://a:1"), URI.create("https://b:2"));
    }
}
