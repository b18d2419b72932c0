package io.bindery.fleet.nodes;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/// Nodes of a PuppetDB, from its entity `inventory`, which has the facts and trusted data of all nodes that are not deactivated.
/// Rows are requested in pages. The condition of `--where` is sent as PQL, so that PuppetDB selects the nodes.
public final class PuppetDbNodes {
    private static final Duration PATIENCE = Duration.ofSeconds(120);
    private static final Duration CONNECTING = Duration.ofSeconds(15);
    private static final int PAGE = 500;
    private static final int MOST_BYTES = 256 << 20;
    private static final int SHOWN = 300;

    private final URI server;
    private final HttpClient http;

    /// @param server such as `https://puppetdb:8081`
    /// @param tls the certificates of the caller; null for those that Java trusts
    public PuppetDbNodes(URI server, @Nullable SSLContext tls) {
        this.server = server;
        HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(CONNECTING);
        this.http = (tls == null ? builder : builder.sslContext(tls)).build();
    }

    /// Whether `--nodes-from` names a server.
    public static boolean isAddress(String text) {
        return text.startsWith("http://") || text.startsWith("https://");
    }

    /// All nodes for which a condition of PQL holds, sorted by name.
    ///
    /// @param where the condition; null for all
    /// @throws NodesError if PuppetDB cannot be reached, refuses the query or has no node
    public List<FleetNode> list(@Nullable String where) throws InterruptedException {
        List<FleetNode> nodes = new ArrayList<>();
        for (int offset = 0; ; offset += PAGE) {
            String condition = where == null ? "" : where + " ";
            Arr page = ask("inventory[certname, facts, trusted] { " + condition + "order by certname limit " + PAGE + " offset " + offset + " }");
            nodes.addAll(PuppetDbAnswers.nodes(page));
            if (page.size() < PAGE) {
                break;
            }
        }
        if (nodes.isEmpty()) {
            throw new NodesError("PuppetDB " + server + " has no node" + (where == null ? "" : " for which holds: " + where));
        }
        return nodes;
    }

    private Arr ask(String query) throws InterruptedException {
        URI asked = server.resolve("/pdb/query/v4?query=" + URLEncoder.encode(query, StandardCharsets.UTF_8));
        try {
            HttpRequest request = HttpRequest.newBuilder(asked).timeout(PATIENCE).header("Accept", "application/json").build();
            HttpResponse<InputStream> response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                byte[] bytes = body.readNBytes(MOST_BYTES);
                if (bytes.length == MOST_BYTES) {
                    throw new NodesError("PuppetDB " + server + " answers more than " + (MOST_BYTES >> 20) + " MiB for " + PAGE + " nodes");
                }
                return answer(response.statusCode(), new String(bytes, StandardCharsets.UTF_8));
            }
        } catch (IOException unreachable) {
            String reason = unreachable.getMessage() == null ? unreachable.getClass().getSimpleName() : unreachable.getMessage();
            throw new NodesError("Could not ask PuppetDB " + server + ": " + reason);
        }
    }

    private Arr answer(int status, String text) {
        if (status != 200) {
            String line = text.replaceAll("\\s+", " ").strip();
            throw new NodesError("PuppetDB " + server + " answers " + status + ": " + line.substring(0, Math.min(SHOWN, line.length())));
        }
        try {
            Value value = JsonReader.read(new SourceFile(server.toString(), text), ValueBuilder.VALUES);
            if (value instanceof Arr rows) {
                return rows;
            }
        } catch (DataError broken) {
            throw new NodesError("PuppetDB " + server + " answers no JSON: " + broken.text());
        }
        throw new NodesError("PuppetDB " + server + " answers no list");
    }
}
