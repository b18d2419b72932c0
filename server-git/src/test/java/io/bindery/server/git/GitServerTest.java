package io.bindery.server.git;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.server.BinderyServer;
import io.bindery.server.CodeSource;
import io.bindery.server.ReloadingSettings;
import io.bindery.server.ServerLog;
import io.bindery.server.ca.HostTls;
import io.bindery.server.http.ListenerSettings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.PersonIdent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server whose environments are the refs of a repository that has no checkout of them.
class GitServerTest {
    private static final String NAME = "localhost";

    @TempDir
    Path folder;

    private Git git;
    private BinderyServer server;
    private HttpClient client;
    private final List<String> log = new ArrayList<>();

    @BeforeEach
    void start() throws IOException, GitAPIException {
        git = Git.init().setInitialBranch("production").setDirectory(folder.resolve("repository").toFile()).call();
        write("manifests/site.pp", "notify { \"one ${environment}\": }\nfile { '/x': source => 'puppet:///modules/demo/motd' }\n");
        write("modules/demo/files/motd", "first\n");
        write("modules/demo/facts.d/fact.sh", "#!/bin/sh\necho a=b\n");
        assertThat(folder.resolve("repository/modules/demo/facts.d/fact.sh").toFile().setExecutable(true)).isTrue();
        commit("one");
        git.branchCreate().setName("feature/login-page").call();
        git.tag().setName("v1").setAnnotated(false).call();
        Settings settings = Settings.defaults(NAME)
                .with(Map.of(
                        "confdir", folder.resolve("conf").toString(),
                        "codedir", folder.resolve("code").toString(),
                        "vardir", folder.resolve("var").toString(),
                        "ssldir", folder.resolve("ssl").toString(),
                        "basemodulepath", folder.resolve("code/modules").toString(),
                        "certname", NAME,
                        "dns_alt_names", NAME,
                        "key_type", "ec"));
        GitCode code = new GitCode(folder.resolve("repository"), folder.resolve("var/git/environments"), folder.resolve("var/git/copies"), log::add);
        Library library = new Library(new GitTree(code));
        ServerLog lines = (level, source, message) -> log.add(message);
        server = new BinderyServer(new BinderyServer.Parts(
                new ReloadingSettings(folder.resolve("conf/puppet.conf"), () -> settings, lines),
                new CodeSource(new Compiler(library), new GitEnvironments(code, library), new GitFiles(code), new GitVersions(code)),
                Hash.EMPTY,
                ListenerSettings.of("127.0.0.1", 0),
                lines,
                entry -> {},
                100));
        Path ssl = folder.resolve("ssl");
        client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .sslContext(HostTls.client(ssl.resolve("certs/localhost.pem"), ssl.resolve("private_keys/localhost.pem"), ssl.resolve("certs/ca.pem")))
                .build();
    }

    @AfterEach
    void stop() {
        client.close();
        server.close();
        git.close();
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve("repository").resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String commit(String message) throws GitAPIException {
        git.add().addFilepattern(".").call();
        PersonIdent author = new PersonIdent("A", "a@example.org");
        return git.commit().setMessage(message).setAuthor(author).setCommitter(author).setSign(false).call().getName();
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://localhost:" + server.port() + path))
                .header("Accept", "application/json, application/octet-stream")
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private String catalog(String environment) throws IOException, InterruptedException {
        HttpResponse<String> answer = get("/puppet/v3/catalog/" + NAME + "?environment=" + environment + "&static_catalog=true&checksum_type=sha256");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    @Test
    void everyRefIsAnEnvironment() throws IOException, InterruptedException {
        assertThat(get("/puppet/v3/environments").body()).contains("\"production\"").contains("\"feature_login_page\"").contains("\"v1\"");
        assertThat(catalog("feature_login_page")).contains("one feature_login_page");
        assertThat(catalog("v1")).contains("one v1");
        assertThat(get("/puppet/v3/node/" + NAME + "?environment=nosuch").statusCode()).isEqualTo(404);
    }

    @Test
    void aNewCommitIsServedAtOnceAndTheOldOneByItsId() throws IOException, InterruptedException, GitAPIException {
        String first = git.getRepository().resolve("production").getName();
        String before = catalog("production");
        assertThat(before).contains("\"code_id\":\"" + first + "\"").contains("puppet:///modules/demo/files/motd").contains("one production");
        // Not committed yet: the working tree does not count.
        write("manifests/site.pp", "notify { 'two': }\n");
        write("modules/demo/files/motd", "second\n");
        assertThat(catalog("production")).contains("one production");
        String second = commit("two");
        assertThat(catalog("production")).contains("\"code_id\":\"" + second + "\"").contains("two").doesNotContain("one production");
        assertThat(get("/puppet/v3/file_content/modules/demo/motd?environment=production").body()).isEqualTo("second\n");
        String old = "/puppet/v3/static_file_content/modules/demo/files/motd?environment=production&code_id=";
        assertThat(get(old + first).body()).isEqualTo("first\n");
        assertThat(get(old + second).body()).isEqualTo("second\n");
        assertThat(get(old + "0123456789012345678901234567890123456789").statusCode()).isEqualTo(500);
    }

    @Test
    void programsKeepTheirModes() throws IOException, InterruptedException {
        String listing = get("/puppet/v3/file_metadatas/pluginfacts?environment=production&recurse=true&links=follow&source_permissions=use").body();
        assertThat(listing).contains("fact.sh").contains("\"mode\":493");
    }

    @Test
    void noWayLeadsOutOfACommit() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("secret"), "canary");
        for (String path : List.of("%2e%2e/%2e%2e/secret", "..%2f..%2f..%2f..%2fsecret", "%2fetc%2fpasswd")) {
            HttpResponse<String> answer = get("/puppet/v3/file_content/modules/demo/" + path + "?environment=production");
            assertThat(answer.statusCode()).isIn(400, 404);
        }
        assertThat(get("/puppet/v3/static_file_content/modules/demo/files/..%2f..%2f..%2f..%2fsecret?environment=production&code_id="
                                + git.getRepository().resolve("production").getName())
                        .body())
                .doesNotContain("canary");
    }
}
