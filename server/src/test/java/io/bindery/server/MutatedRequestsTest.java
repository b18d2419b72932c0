package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.testing.RawClient;
import io.bindery.server.testing.RawSession;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Requests with changed bytes, in their line, headers and body: an answer or a closed connection, never a failure that nobody foresaw. The
/// property `mutated.requests` sets how many; `it/server-fuzz` sends a hundred thousand.
class MutatedRequestsTest {
    private static final int ROUNDS = Integer.getInteger("mutated.requests", 1_500);
    private static final long MOST_GROWTH = 32L << 20;
    private static final String NODE = TestServer.NAME;

    private static final List<String> SEEDS = List.of(
            "GET /puppet/v3/node/" + NODE + "?environment=production",
            "GET /puppet/v3/catalog/" + NODE + "?environment=production",
            "POST /puppet/v3/catalog/" + NODE + "?environment=production application/x-www-form-urlencoded facts_format=application%2Fjson&facts=%257B%2522name%2522%253A%2522"
                    + NODE + "%2522%252C%2522values%2522%253A%257B%2522a%2522%253A1%257D%257D&environment=production&static_catalog=true&checksum_type=sha256",
            "POST /puppet/v4/catalog application/json {\"certname\":\"" + NODE + "\",\"persistence\":{\"facts\":false,\"catalog\":false},\"environment\":\"production\",\"facts\":{\"values\":{}}}",
            "PUT /puppet/v3/facts/" + NODE + "?environment=production application/json {\"name\":\"" + NODE + "\",\"values\":{\"a\":[1,{\"b\":null}]},\"timestamp\":\"2024-03-01T12:00:00Z\"}",
            "PUT /puppet/v3/report/" + NODE + "?environment=production application/json {\"host\":\"" + NODE
                    + "\",\"time\":\"2024-03-01T12:00:00Z\",\"logs\":[{\"level\":\"notice\",\"message\":\"x\",\"source\":\"Puppet\"}],\"metrics\":{},\"resource_statuses\":{}}",
            "GET /puppet/v3/file_metadata/modules/demo/motd?environment=production&links=manage&checksum_type=sha256",
            "GET /puppet/v3/file_metadatas/plugins?environment=production&recurse=true&max_files=-1&ignore=.git&links=follow",
            "GET /puppet/v3/file_content/modules/demo/motd?environment=production",
            "PUT /puppet/v3/file_bucket_file/sha256/0000/srv/x?environment=production application/octet-stream content",
            "GET /puppet/v3/static_file_content/modules/demo/files/motd?environment=production&code_id=x",
            "GET /puppet/v3/environments", "GET /puppet/v3/tasks?environment=production", "GET /puppet/v3/environment_classes?environment=production",
            "GET /puppet-ca/v1/certificate/ca", "GET /puppet-ca/v1/certificate_statuses/all", "GET /puppet-ca/v1/expirations",
            "PUT /puppet-ca/v1/certificate_request/x.example.org text/plain -----BEGIN CERTIFICATE REQUEST-----\nMIIC\n-----END CERTIFICATE REQUEST-----\n",
            "PUT /puppet-ca/v1/clean application/json {\"certnames\":[\"x.example.org\"]}",
            "GET /status/v1/services/server?level=debug", "GET /metrics/v2/read/java.lang:type=Memory", "GET /metrics/prometheus",
            "DELETE /puppet-admin-api/v1/environment-cache?environment=production");

    @TempDir
    Path root;

    @Test
    void neverFailUnforeseen() throws IOException {
        TestServer site = new TestServer(root)
                .write("code/environments/production/modules/demo/files/motd", "welcome\n")
                .write("code/environments/production/modules/demo/lib/facter/x.rb", "# x\n")
                .write("conf/auth.conf", "authorization: { version: 1, rules: [ { name: all, sort-order: 1, match-request: { path: \"/\", type: path }, allow-unauthenticated: true } ] }");
        RawClient client = site.start();
        Random random = new Random(4711);
        try (site;
                RawSession session = client.session()) {
            send(session, random, ROUNDS / 2);
            long before = used();
            send(session, random, ROUNDS - ROUNDS / 2);
            assertThat(used() - before).as("growth of the heap").isLessThan(MOST_GROWTH);
        }
        assertThat(site.log()).noneMatch(line -> line.contains("Failed to answer"));
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static void send(RawSession session, Random random, int rounds) throws IOException {
        for (int round = 0; round < rounds; round++) {
            byte[] request = mutated(request(SEEDS.get(random.nextInt(SEEDS.size()))), random);
            RawClient.Response answer;
            try {
                answer = session.send(request, request[0] == 'H');
            } catch (IOException closed) {
                // What is no HTTP any more may end the connection.
                continue;
            }
            String shown = new String(request, StandardCharsets.UTF_8);
            assertThat(answer.status()).as(shown).isBetween(200, 599);
            assertThat(answer.body()).as(shown).doesNotContain("\tat ").doesNotContain("Internal error").doesNotContain("Exception:");
        }
    }

    private static byte[] request(String seed) {
        String[] parts = seed.split(" ", 4);
        byte[] body = parts.length < 4 ? new byte[0] : parts[3].getBytes(StandardCharsets.UTF_8);
        String head = parts[0] + " " + parts[1] + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json, */*\r\nAccept-Encoding: gzip;q=0\r\n"
                + (parts.length < 4 ? "" : "Content-Type: " + parts[2] + "\r\nContent-Length: " + body.length + "\r\n") + "\r\n";
        byte[] first = head.getBytes(StandardCharsets.UTF_8);
        byte[] whole = Arrays.copyOf(first, first.length + body.length);
        System.arraycopy(body, 0, whole, first.length, body.length);
        return whole;
    }

    // Bytes are changed, not added or taken away before the body, and the length told stays, so that no request waits for more. A changed name of that
    // header makes the body the beginning of the next request: the server closes the connection then, and the session opens another.
    private static byte[] mutated(byte[] request, Random random) {
        byte[] changed = request.clone();
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            int at = random.nextInt(changed.length);
            boolean structure = changed[at] == '\r' || changed[at] == '\n' || isLength(changed, at);
            if (!structure) {
                changed[at] = (byte) (random.nextInt(8) == 0 ? 1 + random.nextInt(255) : 33 + random.nextInt(94));
            }
        }
        return changed;
    }

    private static boolean isLength(byte[] request, int at) {
        int from = at;
        while (from > 0 && request[from - 1] != '\n') {
            from--;
        }
        return new String(request, from, at - from, StandardCharsets.ISO_8859_1).contains("Length:");
    }
}
