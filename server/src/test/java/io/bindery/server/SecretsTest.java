package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.testing.RawClient;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The value of a Sensitive stands in the catalog of its node and nowhere else: in no log, status page, metric or error.
class SecretsTest {
    private static final String CANARY = "canary-90210";

    @TempDir
    Path root;

    @Test
    void staysOutOfLogsPagesAndErrors() throws IOException {
        String secret = "Sensitive('" + CANARY + "')";
        List<String> sites = List.of(
                "notify { 'a': message => " + secret + " }",
                "$s = " + secret + "\nnotice($s)\nwarning(\"${s}\")\nnotify { 'b': message => 'x' }",
                "$s = " + secret + "\nfail(\"${s}\")",
                "$s = " + secret + "\nnotify { $s: }",
                "$s = " + secret + "\n$n = 1 + $s",
                "$s = " + secret + "\n$n = Integer($s)",
                "$s = " + secret + "\nfile { '/x': ensure => $s, nosuch => $s }",
                "$s = " + secret + "\nclass c(Integer $i) { }\nclass { 'c': i => $s }",
                "$s = " + secret + "\n$h = { 'a' => $s }\nnotice($h)\nnotice($h['a']['b'])",
                "$s = " + secret + "\nnotice(inline_epp('<%= $s %>', { 's' => $s }))",
                "$s = " + secret + "\n$s.split('-').each |$x| { notice($x) }",
                "$s = " + secret + "\ncreate_resources('notify', { 'q' => { 'message' => $s, 'bad' => $s } })");
        TestServer site = new TestServer(root).slowFrom(0).with("storeconfigs", "false");
        for (int at = 0; at < sites.size(); at++) {
            site.write("code/environments/env" + at + "/manifests/site.pp", sites.get(at) + "\n");
        }
        RawClient client = site.start();
        try (site) {
            for (int at = 0; at < sites.size(); at++) {
                RawClient.Response answer = client.send(
                        "GET /puppet/v3/catalog/" + TestServer.NAME + "?environment=env" + at, "Accept: application/vnd.puppet.rich+json\r\n");
                if (answer.status() != 200) {
                    assertThat(answer.body()).as(sites.get(at)).doesNotContain(CANARY);
                } else {
                    assertThat(at == 0).as(sites.get(at)).isEqualTo(answer.body().contains(CANARY));
                }
            }
            assertThat(client.send("GET /status/v1/services?level=debug", "").body()).doesNotContain(CANARY);
            assertThat(client.send("GET /metrics/prometheus", "").body()).doesNotContain(CANARY);
            assertThat(site.log()).isNotEmpty().noneMatch(line -> line.contains(CANARY));
            assertThat(site.access()).noneMatch(line -> line.contains(CANARY));
        }
    }

    /// How a manifest gets a secret into `$s`.
    private static final List<String> WAYS = List.of(
            "$s = Sensitive('%s')",
            "$s = Sensitive.new('%s')",
            "function own() >> Sensitive[String] { Sensitive('%s') }\n$s = own()",
            "$s = { 'deep' => [Sensitive('%s')] }['deep'][0]",
            "$s = Sensitive(Sensitive('%s').unwrap)",
            "$s = lookup('secret')",
            "$s = Sensitive(inline_epp('<%%= $x %%>', { 'x' => '%s' }))");

    /// What a manifest does with it. Only the first sends it to the node.
    private static final List<String> USES = List.of(
            "notify { 'a': message => $s }",
            "notice($s)\nerr(\"<${s}>\")\nnotify { \"${s}\": }",
            "fail(\"it is ${s}\")",
            "$s =~ Integer\n$n = $s + 1",
            "class c(Enum['a', 'b'] $i) { }\nclass { 'c': i => $s }",
            "define d($p) { fail(\"${p}\") }\nd { 'x': p => $s }",
            "$x = Integer(\"${s}\")",
            "notice($s.unwrap.length)\nassert_type(Integer, $s)");

    @Test
    void fiftyCanariesReachTheirNodeAtMost() throws IOException {
        TestServer site = new TestServer(root).slowFrom(0).with("storeconfigs", "true");
        List<String> canaries = new ArrayList<>();
        for (String way : WAYS) {
            for (String use : USES) {
                String canary = "canary-%04d-%s".formatted(canaries.size(), "6f1c");
                String environment = "code/environments/env" + canaries.size();
                site.write(environment + "/manifests/site.pp", way.formatted(canary) + "\n" + use + "\n")
                        .write(environment + "/hiera.yaml", "version: 5\nhierarchy: [{ name: all, path: all.yaml }]\n")
                        .write(environment + "/data/all.yaml", "secret: " + canary + "\nlookup_options: { secret: { convert_to: Sensitive } }\n");
                canaries.add(canary);
            }
        }
        assertThat(canaries).hasSizeGreaterThanOrEqualTo(50);
        RawClient client = site.start();
        try (site) {
            for (int at = 0; at < canaries.size(); at++) {
                RawClient.Response answer = client.send(
                        "GET /puppet/v3/catalog/" + TestServer.NAME + "?environment=env" + at, "Accept: application/vnd.puppet.rich+json\r\n");
                boolean sends = at % USES.size() == 0;
                assertThat(answer.status() == 200 || !sends).as(answer.body()).isTrue();
                assertThat(answer.body().contains(canaries.get(at))).as(answer.body()).isEqualTo(sends);
            }
            String figures = client.send("GET /status/v1/services?level=debug", "").body() + client.send("GET /metrics/prometheus", "").body();
            String written = figures + site.log() + site.access();
            assertThat(canaries).noneMatch(written::contains);
        }
    }
}
