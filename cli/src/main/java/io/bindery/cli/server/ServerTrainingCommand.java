package io.bindery.cli.server;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import io.bindery.server.ca.HostTls;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.net.ssl.SSLContext;

/// `bindery server-training DIRECTORY`: serves the example environment to itself, so that the JVM can record the classes for the
/// AOT cache. The launcher runs it once; all files are below the temporary directory, which the launcher removes.
public final class ServerTrainingCommand implements Command {
    public static final String NAME = "server-training";

    private static final int ROUNDS = 30;
    private static final int PATIENCE = 600;

    @Override
    public Synopsis synopsis() {
        return new Synopsis("bindery server-training DIRECTORY", "Exercises the server for the AOT cache.");
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        Path examples = Path.of(flags.required("DIRECTORY")).toAbsolutePath();
        Path home = Path.of(System.getProperty("java.io.tmpdir", "/tmp")).resolve("server");
        FileReplacement.makePrivateFolder(home.resolve("conf"));
        FileReplacement.replace(home.resolve("conf/puppet.conf"), "[main]\ncertname = localhost\ndns_alt_names = localhost\nkeylength = 2048\n");
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String[] line = {
            "--confdir", home.resolve("conf").toString(), "--codedir", examples.toString(), "--vardir", home.resolve("var").toString(),
            "--ssldir", home.resolve("ssl").toString(), "--environmentpath", examples.resolve("environments").toString(),
            "--host", "127.0.0.1", "--port", Integer.toString(port)
        };
        Thread server = new Thread(null, () -> new ServerCommand().start(line), "server", 16L << 20);
        server.start();
        try {
            ask(URI.create("https://localhost:" + port), home.resolve("ssl"), facts(examples), server);
        } finally {
            server.interrupt();
            server.join();
        }
        return 0;
    }

    private static String facts(Path examples) throws IOException {
        Path file = examples.resolve("facts/web01.example.com.json");
        String values = Files.isRegularFile(file) ? FileReading.text(file) : "{}";
        return "%257B%2522name%2522%253A%2522localhost%2522%252C%2522values%2522%253A"
                + URLEncoder.encode(URLEncoder.encode(values, StandardCharsets.UTF_8).replace("+", "%20"), StandardCharsets.UTF_8)
                + "%257D";
    }

    private static void ask(URI server, Path ssl, String facts, Thread running) throws IOException, InterruptedException {
        Path certificate = ssl.resolve("certs/localhost.pem");
        Path key = ssl.resolve("private_keys/localhost.pem");
        Path authority = ssl.resolve("certs/ca.pem");
        for (int waited = 0; waited < PATIENCE && running.isAlive(); waited++) {
            if (Files.exists(certificate) && Files.exists(key) && Files.exists(authority) && Files.exists(ssl.resolve("crl.pem"))) {
                break;
            }
            Thread.sleep(100);
        }
        SSLContext tls = HostTls.client(certificate, key, authority);
        String environment = "environment=production";
        for (int round = 0; round < ROUNDS; round++) {
            // A client for each round: handshakes are what a server does most.
            try (HttpClient client = HttpClient.newBuilder().sslContext(tls).version(HttpClient.Version.HTTP_1_1).build()) {
                for (String path : List.of(
                        "/status/v1/simple",
                        "/puppet/v3/node/localhost?" + environment,
                        "/puppet/v3/file_metadatas/plugins?recurse=true&links=follow&checksum_type=sha256&source_permissions=ignore&" + environment,
                        "/puppet/v3/file_metadatas/pluginfacts?recurse=true&links=follow&checksum_type=sha256&source_permissions=use&" + environment,
                        "/puppet-ca/v1/certificate/ca")) {
                    send(client, HttpRequest.newBuilder(server.resolve(path)).GET());
                }
                send(client, HttpRequest.newBuilder(server.resolve("/puppet/v3/catalog/localhost?" + environment))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(environment + "&facts_format=application%2Fjson&facts=" + facts)));
                send(client, HttpRequest.newBuilder(server.resolve("/puppet/v3/report/localhost?" + environment))
                        .header("Content-Type", "application/json")
                        .PUT(HttpRequest.BodyPublishers.ofString(
                                "{\"host\":\"localhost\",\"time\":\"2026-01-01T00:00:00Z\",\"logs\":[],\"metrics\":{},\"resource_statuses\":{}}")));
            } catch (IOException early) {
                // The server may not listen yet.
                Thread.sleep(100);
            }
        }
    }

    private static void send(HttpClient client, HttpRequest.Builder request) throws IOException, InterruptedException {
        client.send(
                request.header("Accept", "application/vnd.puppet.rich+json, application/json, text/plain").header("Accept-Encoding", "gzip").build(),
                HttpResponse.BodyHandlers.discarding());
    }
}
