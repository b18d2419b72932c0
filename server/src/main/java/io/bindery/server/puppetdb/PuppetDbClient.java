package io.bindery.server.puppetdb;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import javax.net.ssl.SSLContext;

/// HTTPS requests to the servers of a PuppetDB, with the server's own certificate.
final class PuppetDbClient {
    private final PuppetDbSettings settings;
    private final HttpClient http;

    PuppetDbClient(PuppetDbSettings settings, SSLContext tls) {
        this.settings = settings;
        this.http = HttpClient.newBuilder()
                .sslContext(tls)
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(settings.timeout())
                .build();
    }

    /// The result of submitting a command.
    sealed interface Outcome {
        record Taken() implements Outcome {}

        /// The command itself is invalid: sending it again would not help.
        record Refused(String reason) implements Outcome {}

        record Failed(String reason) implements Outcome {}
    }

    Outcome submit(DbCommand command) throws InterruptedException {
        List<URI> urls = new ArrayList<>(settings.servers());
        urls.addAll(settings.submitOnly());
        int taken = 0;
        Outcome worst = new Outcome.Failed("no server is named");
        for (URI url : urls) {
            Outcome outcome = submit(url, command);
            switch (outcome) {
                case Outcome.Taken _ -> taken++;
                case Outcome.Refused _, Outcome.Failed _ -> worst = outcome;
            }
            if (taken > 0 && !settings.broadcast()) {
                break;
            }
        }
        return taken >= settings.fewestSubmissions() ? new Outcome.Taken() : worst;
    }

    private Outcome submit(URI url, DbCommand command) throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(url.resolve("/pdb/cmd/v1?" + command.query()))
                .timeout(settings.timeout())
                .header("Accept", "application/json")
                .header("Content-Type", "application/json; charset=utf-8")
                .header("Content-Encoding", "gzip")
                .header("X-Uncompressed-Length", Integer.toString(command.payload().length))
                .POST(HttpRequest.BodyPublishers.ofByteArray(packed(command.payload())))
                .build();
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            int status = response.statusCode();
            if (status == 200) {
                return new Outcome.Taken();
            }
            String reason = url + " answered " + status + ": " + oneLine(response.body());
            return status == 400 || status == 413 || status == 415 ? new Outcome.Refused(reason) : new Outcome.Failed(reason);
        } catch (IOException unreachable) {
            return new Outcome.Failed(url + ": " + reason(unreachable));
        }
    }

    private static byte[] packed(byte[] payload) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(payload);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return bytes.toByteArray();
    }

    /// The JSON that a query answers; the first server that can be reached is asked.
    ///
    /// @param path the entity to ask, below `/pdb/query/v4`; empty for a query that names its entity
    /// @throws IOException with the reason of the last server
    String query(String path, String query) throws IOException {
        IOException last = new IOException("no server is named");
        for (URI url : settings.servers()) {
            URI asked = url.resolve("/pdb/query/v4" + path + "?query=" + URLEncoder.encode(query, StandardCharsets.UTF_8));
            try {
                HttpRequest request =
                        HttpRequest.newBuilder(asked).timeout(settings.timeout()).header("Accept", "application/json").build();
                HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
                if (response.statusCode() == 200) {
                    return response.body();
                }
                last = new IOException(url + ": [" + response.statusCode() + "] " + oneLine(response.body()));
                if (response.statusCode() == 400) {
                    break;
                }
            } catch (IOException unreachable) {
                last = new IOException(url + ": " + reason(unreachable));
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted");
            }
        }
        throw last;
    }

    private static String reason(IOException failure) {
        return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
    }

    private static String oneLine(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() > 500 ? line.substring(0, 500) : line;
    }
}
