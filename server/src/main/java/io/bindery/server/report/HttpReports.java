package io.bindery.server.report;

import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;

/// The report processor `http`: posts each report as YAML to the setting `reporturl`. As Puppet does: an error of the receiver is
/// logged and not reported to the agent.
public final class HttpReports implements ReportProcessor {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Supplier<String> url;
    private final HttpClient client;
    private final BiConsumer<String, String> log;

    /// @param tls the server's own certificate and authority, for receivers with https
    public HttpReports(Supplier<String> url, SSLContext tls, BiConsumer<String, String> log) {
        this.url = url;
        this.client = HttpClient.newBuilder()
                .sslContext(tls)
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(PATIENCE)
                .build();
        this.log = log;
    }

    @Override
    public void process(String host, Hash report) {
        String target = url.get();
        try {
            HttpResponse<Void> answer = client.send(request(URI.create(target), report), HttpResponse.BodyHandlers.discarding());
            if (answer.statusCode() / 100 != 2) {
                log.accept("err", "Unable to submit report to " + target + " [" + answer.statusCode() + "]");
            }
        } catch (IOException | IllegalArgumentException failed) {
            String reason = failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage();
            log.accept("err", "Unable to submit report to " + target + ": " + reason);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static HttpRequest request(URI target, Hash report) {
        HttpRequest.Builder request = HttpRequest.newBuilder(target)
                .timeout(PATIENCE)
                .header("Content-Type", "application/x-yaml")
                .POST(HttpRequest.BodyPublishers.ofString(ReportText.of(report), StandardCharsets.UTF_8));
        String user = target.getUserInfo();
        if (user != null) {
            request.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(user.getBytes(StandardCharsets.UTF_8)));
        }
        return request.build();
    }
}
