package io.bindery.fleet.diff;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.fleet.SmallSite;
import io.bindery.fleet.report.TextReport;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FleetDiffTest {
    @TempDir
    Path folder;

    private SmallSite site;

    @BeforeEach
    void makeSite() {
        site = new SmallSite(folder)
                .write("manifests/site.pp", "node 'web1', 'web2' { include web }\nnode default { notify { 'plain': } }\n")
                .write("modules/web/manifests/init.pp", "class web (String $mode) {\n  file { '/etc/web':\n    mode => $mode,\n  }\n}\n")
                .write("hiera.yaml", "version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n")
                .write("data/common.yaml", "---\nother: 1\nweb::mode: '0644'\n")
                .node("db1", Map.of("role", "db"))
                .node("web1", Map.of("role", "web"))
                .node("web2", Map.of("role", "web"));
    }

    @Test
    void groupsIdenticalChangesAndNamesTheLineOfData() {
        String from = site.commit();
        site.write("data/common.yaml", "---\nother: 1\nweb::mode: '0600'\n");
        FleetResult result = site.diff(from, site.commit());
        assertThat(new TextReport(false, false).write(result).lines().toList())
                .startsWith(
                        "2 nodes (web1, web2)",
                        "  ~ File[/etc/web] mode: '0644' -> '0600'  because data/common.yaml:3");
        assertThat(result.counts()).isEqualTo(new FleetResult.Counts(3, 2, 0, 1, 0, 0, 0));
        assertThat(result.exitCode(true)).isEqualTo(2);
    }

    @Test
    void aValueThatALineLooksUpIsBecauseOfTheData() {
        String code = "class web {\n  $text = lookup('web::text')\n  file { '/etc/a': content => lookup('web::more', String) }\n  file { '/etc/b': content => \"x ${text}\" }\n"
                + "  file { '/etc/c': mode => '%s' }\n}\n";
        site.write("modules/web/manifests/init.pp", code.formatted("0600")).write("data/common.yaml", "---\nweb::more: a\nother: [1]\nweb::text: c\n");
        String from = site.commit();
        site.write("modules/web/manifests/init.pp", code.formatted("0644")).write("data/common.yaml", "---\nweb::more: b\nother: [1]\nweb::text: d\n");
        assertThat(new TextReport(false, false).write(site.diff(from, site.commit())).lines().toList()).contains(
                "  ~ File[/etc/a] content: 'a' -> 'b'  because data/common.yaml:2",
                "  ~ File[/etc/b] content: 'x c' -> 'x d'  because data/common.yaml:4",
                "  ~ File[/etc/c] mode: '0600' -> '0644'  because modules/web/manifests/init.pp:5");
    }

    @Test
    void comparesTheWorkingTree() {
        String from = site.commit();
        site.write("manifests/site.pp", "node default { notify { 'other': } }\n");
        FleetResult result = site.diff(from, "WORKTREE");
        assertThat(result.groups().stream().map(group -> group.change().getClass().getSimpleName() + " " + group.change().subject() + " " + group.nodes()))
                .containsExactly(
                        "Removed File[/etc/web] [web1, web2]",
                        "Added Node[default] [web1, web2]",
                        "Removed Node[web1] [web1]",
                        "Removed Node[web2] [web2]",
                        "Added Notify[other] [db1, web1, web2]",
                        "Removed Notify[plain] [db1]");
    }

    @Test
    void aNodeThatFailsHidesNoOther() {
        String from = site.commit();
        site.write("modules/web/manifests/init.pp", "class web (String $mode) { fail('no') }\n")
                .write("manifests/site.pp", "node 'web1', 'web2' { include web }\nnode default { notify { 'new': } }\n");
        FleetResult result = site.diff(from, site.commit());
        assertThat(result.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.where()).isEqualTo(FailureGroup.Where.NEW);
            assertThat(failure.nodes()).containsExactly("web1", "web2");
            assertThat(failure.file()).isEqualTo("modules/web/manifests/init.pp");
        });
        assertThat(result.groups()).hasSize(2);
        assertThat(result.exitCode(true)).isEqualTo(1);
    }

    @Test
    void failuresOfBothSidesCanBePassedOver() {
        site.write("modules/web/manifests/init.pp", "class web { fail('no') }\n");
        String from = site.commit();
        site.write("README", "");
        FleetResult result = site.diff(from, site.commit());
        assertThat(result.counts().failedBefore()).isEqualTo(2);
        assertThat(result.exitCode(true)).isEqualTo(1);
        assertThat(result.exitCode(false)).isEqualTo(0);
    }

    @Test
    void contentsOfServedFilesAreCompared() {
        site.write("modules/web/manifests/init.pp", "class web (String $mode) { file { '/etc/web': source => 'puppet:///modules/web/a.txt' } }\n")
                .write("modules/web/files/a.txt", "one\ntwo\n");
        String from = site.commit();
        site.write("modules/web/files/a.txt", "one\n2\n");
        FleetResult result = site.diff(from, site.commit());
        assertThat(new TextReport(false, false).write(result))
                .contains("~ File[/etc/web] content  because modules/web/files/a.txt", "      -two", "      +2");
    }

    @Test
    void exportedResourcesReachThoseWhoCollectThem() {
        site.write("manifests/site.pp", "node 'web1' { @@notify { 'a': message => 'one' } }\nnode 'web2' { Notify <<| |>> @@user { 'h': } }\nnode default { User <<| |>> }\n");
        String from = site.commit();
        site.write("manifests/site.pp", "node 'web1' { @@notify { 'a': message => 'two' } }\nnode 'web2' { Notify <<| |>> @@user { 'h': } }\nnode default { User <<| |>> }\n");
        FleetResult result = site.diff(from, site.commit());
        assertThat(result.failures()).isEmpty();
        assertThat(result.groups()).singleElement().satisfies(group -> {
            assertThat(group.change().subject()).isEqualTo("Notify[a]");
            assertThat(group.nodes()).containsExactly("web2");
        });
    }

    @Test
    void secretsAreNeverShown() {
        site.write("manifests/site.pp", "file { '/s': content => Sensitive('hush1') }\n");
        String from = site.commit();
        site.write("manifests/site.pp", "file { '/s': content => Sensitive('hush2') }\nfile { '/t': content => Sensitive('hush3') }\n");
        FleetResult result = site.diff(from, site.commit());
        assertThat(result.groups()).hasSize(2);
        assertThat(result.toString() + new TextReport(false, true).write(result)).doesNotContain("hush");
    }

    @Test
    void rulesOfOctocatalogDiffLeaveDifferencesOut() {
        site.write("manifests/site.pp", "file { '/a': mode => '0600', content => 'x: 1' } notify { 'n': }\n");
        String from = site.commit();
        site.write("manifests/site.pp", "file { '/a': mode => '0644', content => 'x:  1' }\n");
        String to = site.commit();
        assertThat(subjects(from, to)).containsExactly("File[/a]", "File[/a]", "Notify[n]");
        assertThat(subjects(from, to, "File[/a]mode")).containsExactly("File[/a]", "Notify[n]");
        assertThat(subjects(from, to, "Notify[*]", "file[/A]")).isEmpty();
        assertThat(subjects(from, to, "*[*]mode=+>0644", "*[*]content=~>x", "Notify[n]-")).isEmpty();
        assertThat(subjects(from, to, "*[*]mode=->0644")).hasSize(3);
    }

    private List<String> subjects(String from, String to, String... rules) {
        Comparing comparing = new Comparing(
                List.of(rules).stream().map(IgnoreRule::read).toList(), List.of(), false, false, false, true, true, EnumSet.allOf(Comparing.Filter.class));
        return site.diff(from, to, comparing, false).groups().stream().map(group -> group.change().subject()).toList();
    }
}
