package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `bindings migrate`: a node finds the same values before and after, and what stays in Hiera is listed.
final class BindingsMigrateTest {
    private static final String KEYS = "notice(lookup('a'), lookup('b'), lookup('c'), lookup('users'), lookup('d'), lookup('l'), lookup('s'))";

    @TempDir
    private Path site = Path.of("");

    private void write(String file, String text) throws IOException {
        Path path = site.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @BeforeEach
    void hierarchy() throws IOException {
        write("hiera.yaml", """
                version: 5
                defaults: { datadir: data, data_hash: yaml_data }
                hierarchy:
                  - { name: Json, data_hash: json_data, path: top.json }
                  - { name: Other, data_hash: hocon_data, path: other.conf }
                  - { name: Node, path: "nodes/%{trusted.certname}.yaml" }
                  - { name: System, path: "os/%{facts.os.family}.yaml" }
                  - { name: Globs, glob: "more/*.yaml" }
                  - { name: Common, paths: [common.yaml, last.yaml] }
                """);
        write("data/top.json", "{\"j\": 1}");
        write("data/other.conf", "o: 1");
        write("data/nodes/web01.yaml", "a: node\nl: \"%{lookup('a')}\"\n");
        write("data/os/Debian.yaml", "a: os\nb: \"in %{facts.os.family}\"\nusers: [x]\n");
        write("data/common.yaml", """
                a: common
                b: common
                c: { k: [1, 2.5, true] }
                l: common
                n: ~
                users: [y]
                s: '50% of $5 "quoted" ''too'''
                lookup_options: { users: { merge: unique } }
                """);
        write("data/last.yaml", "a: last\nd: \"it's\"\n");
        write("facts.json", "{\"os\":{\"family\":\"Debian\"}}");
        write("manifests/site.pp", KEYS);
    }

    private String values() {
        Ran ran = Ran.command(
                "compile", "--environment-dir", site.toString(), "--facts", site.resolve("facts.json").toString(),
                "--certname", "web01", "--format", "summary");
        return ran.out() + ran.err();
    }

    @Test
    void aNodeFindsTheSameValues() {
        String before = values();
        assertThat(before).contains("node in Debian {k => [1, 2.5, true]} [x, y] it's node 50% of $5 \"quoted\" 'too'");
        assertThat(Ran.command("bindings", "migrate", "--out", site.toString(), site.resolve("hiera.yaml").toString()).code()).isZero();
        assertThat(values()).isEqualTo(before);
        assertThat(Ran.command("bindings", "validate", "--environment-dir", site.toString()).code()).isZero();
    }

    @Test
    void whatIsNotCarriedOverIsListed() {
        String shown = Ran.command("bindings", "migrate", site.resolve("hiera.yaml").toString()).out();
        assertThat(shown)
                .contains("node => $trusted['certname'],", "os_family => getvar('facts.os.family'),", "when os_family 'Debian' {")
                .contains("level 'Other' stays in Hiera: its data_hash is hocon_data")
                .contains("level 'Globs' stays in Hiera: glob has no counterpart among categories")
                .contains("key 'users' stays in Hiera: it has lookup_options")
                .contains("key 'n' of data/common.yaml stays in Hiera: a binding always has a value")
                .contains("key 'l' of data/nodes/web01.yaml stays in Hiera: %{lookup('a')} is a function of Hiera")
                .doesNotContain("bind 'l'");
    }

    @Test
    void noFileIsReplaced() throws IOException {
        write("bindings/hierarchy.pp", "mine");
        Ran refused = Ran.command("bindings", "migrate", "--out", site.toString(), site.resolve("hiera.yaml").toString());
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.err()).contains("hierarchy.pp is there already");
        assertThat(Files.readString(site.resolve("bindings/hierarchy.pp"))).isEqualTo("mine");
        assertThat(site.resolve("manifests/bindings.pp")).doesNotExist();
    }

    @Test
    void onlyVersionFive() throws IOException {
        write("hiera.yaml", "version: 3\n");
        assertThat(Ran.command("bindings", "migrate", site.resolve("hiera.yaml").toString()).err())
                .contains("Only a hiera.yaml of version 5 can be migrated");
    }
}
