package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.testing.RawClient;
import io.bindery.server.testing.RawSession;
import io.bindery.server.testing.RecordingFiles;
import io.bindery.server.testing.RecordingTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hostile names at every place of a request that takes a name: no file outside of the server's directories is looked at, opened or made.
class HostileNamesTest {
    private static final String NODE = "{\"name\":\"@\",\"values\":{},\"timestamp\":\"2024-03-01T12:00:00Z\"}";
    private static final String REPORT = "{\"host\":\"@\",\"time\":\"2024-03-01T12:00:00Z\",\"logs\":[],\"metrics\":{},\"resource_statuses\":{}}";

    /// Request lines, and the body behind a blank.
    private static final List<String> PLACES = List.of(
            "GET /puppet/v3/node/@?environment=production",
            "GET /puppet/v3/node/server.example.org?environment=@",
            "GET /puppet/v3/catalog/@?environment=production",
            "GET /puppet/v3/catalog/server.example.org?environment=@",
            "GET /puppet/v3/file_metadata/@?environment=production",
            "GET /puppet/v3/file_metadata/modules/@?environment=production",
            "GET /puppet/v3/file_metadata/modules/demo/@?environment=production",
            "GET /puppet/v3/file_metadata/own/@?environment=production&links=follow",
            "GET /puppet/v3/file_metadatas/modules/demo/@?environment=production&recurse=true",
            "GET /puppet/v3/file_metadatas/plugins/@?environment=production&recurse=true&ignore=@",
            "GET /puppet/v3/file_content/modules/demo/@?environment=production",
            "GET /puppet/v3/file_content/@/x?environment=production",
            "GET /puppet/v3/file_content/own/@?environment=production",
            "GET /puppet/v3/file_content/tasks/demo/@?environment=production",
            "GET /puppet/v3/file_bucket_file/sha256/@?environment=production",
            "GET /puppet/v3/file_bucket_file/@?environment=production&diff_with=@",
            "PUT /puppet/v3/file_bucket_file/sha256/0/@?environment=production x",
            "GET /puppet/v3/static_file_content/@?environment=production&code_id=x",
            "GET /puppet/v3/static_file_content/modules/demo/files/@?environment=@&code_id=@",
            "GET /puppet/v3/tasks/demo/@?environment=production",
            "GET /puppet/v3/tasks/@/x?environment=production",
            "GET /puppet/v3/plans/demo/@?environment=production",
            "GET /puppet/v3/environment_classes?environment=@",
            "GET /puppet-ca/v1/certificate/@",
            "GET /puppet-ca/v1/certificate_request/@",
            "GET /puppet-ca/v1/certificate_status/@",
            "PUT /puppet-ca/v1/certificate_status/@ {\"desired_state\":\"signed\"}",
            "DELETE /puppet-ca/v1/certificate_status/@",
            "PUT /puppet-ca/v1/certificate_request/@ x",
            "DELETE /puppet-admin-api/v1/environment-cache?environment=@",
            "PUT /puppet/v3/report/@?environment=production " + REPORT,
            "PUT /puppet/v3/facts/@?environment=production " + NODE);

    @TempDir
    Path folder;

    @Test
    void thereAreFiveHundred() {
        assertThat(HostileNames.all()).hasSizeGreaterThanOrEqualTo(500);
    }

    @Test
    void nothingOutsideTheRootsIsTouched() throws IOException {
        Path root = folder.resolve("site");
        Files.createDirectories(root);
        Files.writeString(folder.resolve("secret"), "canary-7261");
        Files.writeString(root.resolve("secret"), "canary-7261");
        Set<Path> touched = new ConcurrentSkipListSet<>();
        TestServer site = new TestServer(root)
                .reading(new RecordingTree(touched), new RecordingFiles(touched))
                .write("code/environments/production/modules/demo/files/motd", "welcome\n")
                .write("code/environments/production/modules/demo/lib/facter/x.rb", "# x\n")
                .write("code/environments/production/modules/demo/tasks/run.sh", "#!/bin/sh\n")
                .write("code/environments/production/modules/demo/manifests/init.pp", "class demo { }\n")
                .write("files/one", "1\n")
                .write("conf/fileserver.conf", "[own]\n  path " + root.resolve("files") + "\n")
                .write("conf/auth.conf", "authorization: { version: 1, rules: [ { name: all, sort-order: 1, match-request: { path: \"/\", type: path }, allow: \"*\" } ] }");
        RawClient client = site.start();
        Set<String> before = outside(root);
        touched.clear();
        try (site;
                RawSession session = client.session()) {
            for (String place : PLACES) {
                for (String name : HostileNames.all()) {
                    ask(session, place, name);
                }
            }
        }
        assertThat(outside(root)).isEqualTo(before);
        List<Path> roots = Stream.of("code", "conf", "var", "ssl", "files").map(root::resolve).toList();
        assertThat(touched).isNotEmpty();
        assertThat(touched.stream().filter(path -> roots.stream().noneMatch(path::startsWith)).toList()).isEmpty();
        assertThat(site.log()).noneMatch(line -> line.contains("Failed to answer"));
    }

    private static void ask(RawSession session, String place, String name) throws IOException {
        int blank = place.indexOf(' ', place.indexOf(' ') + 1);
        String line = (blank < 0 ? place : place.substring(0, blank)).replace("@", name);
        byte[] body = blank < 0 ? new byte[0] : place.substring(blank + 1).replace("@", json(name)).getBytes(StandardCharsets.UTF_8);
        RawClient.Response answer = session.send(
                line,
                "Accept: application/json, application/octet-stream, text/plain\r\nContent-Type: "
                        + (place.contains("bucket") ? "application/octet-stream" : place.contains("certificate_request") ? "text/plain" : "application/json")
                        + "\r\nContent-Length: " + body.length + "\r\n",
                body);
        assertThat(answer.body()).as(line).doesNotContain("canary-7261").doesNotContain("root:x:").doesNotContain("\tat ").doesNotContain("Internal error");
        assertThat(answer.status()).as(line + "\n" + answer.body()).isIn(200, 204, 400, 403, 404, 405, 406, 409, 414, 415, 422, 431, 500);
    }

    private static String json(String name) {
        return java.net.URLDecoder.decode(name.replaceAll("%(?![0-9a-fA-F]{2})", "%25"), StandardCharsets.UTF_8)
                .replaceAll("[\"\\\\\\p{Cntrl}]", "_");
    }

    /// All files of the test that are in none of the server's own directories.
    private Set<String> outside(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> !path.startsWith(root.resolve("var")) && !path.startsWith(root.resolve("ssl")))
                    .map(Path::toString)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
