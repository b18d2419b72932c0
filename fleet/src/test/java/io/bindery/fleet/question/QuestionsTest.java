package io.bindery.fleet.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.fleet.SmallSite;
import io.bindery.fleet.compile.CompiledState;
import io.bindery.fleet.compile.FleetCompile;
import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.compile.StateCompiler;
import io.bindery.fleet.compile.WatchedState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.hiera.Lookup;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuestionsTest {
    @TempDir
    Path folder;

    private StateCompiler compiler;
    private SmallSite site;

    @BeforeEach
    void makeSite() {
        site = new SmallSite(folder)
                .write("manifests/site.pp", "node /^web/ { include web }\nnode default { notify { \"on ${facts['osfamily']}\": } }\n")
                .write("modules/web/manifests/init.pp", "class web (String $mode) {\n  file { '/etc/web':\n    mode => $mode,\n  }\n  web::say('x')\n  if $::osfamily == 'Debian' { notify { 'd': } }\n}\n")
                .write("modules/web/manifests/other.pp", "class web::other { }\n")
                .write("modules/web/manifests/thing.pp", "define web::thing { }\n")
                .write("modules/web/functions/say.pp", "function web::say($x) { notice($x) }\n")
                .write("modules/web/functions/unsaid.pp", "function web::unsaid($x) { notice($x) }\n")
                .write("modules/web/templates/old.epp", "x\n")
                .write("hiera.yaml", "version: 5\nhierarchy:\n  - {name: node, path: 'nodes/%{trusted.certname}.yaml'}\n  - {name: never, path: 'never/%{facts.role}.yaml'}\n  - {name: common, path: common.yaml}\n")
                .write("data/common.yaml", "---\nweb::mode: '0644'\nforgotten: 1\n")
                .write("data/nodes/web2.yaml", "---\nweb::mode: '0666'\n")
                .write("data/nodes/gone.yaml", "---\nweb::mode: '0666'\n")
                .node("db1", Map.of("role", "db", "osfamily", "Debian"))
                .node("web1", Map.of("role", "web", "osfamily", "Debian"))
                .node("web2", Map.of("role", "web", "osfamily", "Debian"));
        site.commit();
        compiler = site.compiler(site.state("main"));
    }

    private void compileAll(CompiledState state, BiConsumer<FleetNode, Outcome> sink) throws InterruptedException {
        new FleetCompile(state, () -> false).run(site.nodes(), new FleetWorkers(2), sink);
    }

    @Test
    void valuesOfAKeyAreGroupedWithTheirLines() {
        KeyValues values = new KeyValues(compiler, Lookup.Question.of("web::mode"));
        site.nodes().forEach(values::ask);
        assertThat(values.text())
                .isEqualTo("2 nodes (db1, web1)\n  '0644'\n  from environment layer, data/common.yaml:2\n\nweb2\n  '0666'\n  from environment layer, data/nodes/web2.yaml:2\n\n2 answers\n");
        assertThat(values.isFoundEverywhere()).isTrue();
    }

    @Test
    void whatNoNodeUsesIsListed() throws InterruptedException {
        FleetNode any = site.nodes().getFirst();
        Unused unused = new Unused(compiler.state(), Inventory.of(compiler.state(), compiler.snapshot(any, any.facts().read())));
        compileAll(new WatchedState(compiler, unused::watch), unused::note);
        assertThat(unused.text().lines())
                .containsExactly(
                        "class  web::other  modules/web/manifests/other.pp:1",
                        "data file  data/nodes/gone.yaml",
                        "define  web::thing  modules/web/manifests/thing.pp:1",
                        "file  modules/web/templates/old.epp",
                        "function  web::unsaid  modules/web/functions/unsaid.pp",
                        "key  forgotten  data/common.yaml:3",
                        "level  never",
                        "7 unused");
    }

    @Test
    void rulesFindFaultWithResources() throws InterruptedException {
        CatalogRules rules = new CatalogRules("rule('world-writable', 'File', 'may be written by everyone') |$file| { $file['mode'] !~ /[2367]$/ }\n"
                + "catalog_rule('few', 'has no file') |$resources| { $resources.keys.any |$each| { $each =~ /^File/ } }\n");
        RuleFindings findings = new RuleFindings(rules, compiler.state());
        compileAll(compiler, findings::examine);
        assertThat(findings.text().lines())
                .containsExactly(
                        "few: the catalog: has no file",
                        "    db1",
                        "world-writable: File[/etc/web]: may be written by everyone  at modules/web/manifests/init.pp:2",
                        "    web2",
                        "2 findings");
    }

    @Test
    void aRuleThatCannotBeEvaluatedIsAFailure() throws InterruptedException {
        RuleFindings findings = new RuleFindings(new CatalogRules("rule('bad', 'File', 'm') |$file| { nosuch($file) }\n"), compiler.state());
        compileAll(compiler, findings::examine);
        assertThat(findings.failures()).hasSize(1);
        assertThat(findings.failures().keySet().iterator().next()).contains("Unknown function: 'nosuch'");
    }

    @Test
    void legacyFactsAreNamedWithPlaceAndReplacement() throws InterruptedException {
        LegacyFactUses uses = new LegacyFactUses(compiler.state());
        compileAll(new WatchedState(compiler, uses::watch), uses::note);
        assertThat(uses.text().lines())
                .containsExactly(
                        "legacy fact osfamily, now os.family, read by 3 nodes (db1, web1, web2)",
                        "    manifests/site.pp:2",
                        "    modules/web/manifests/init.pp:6",
                        "1 legacy fact is read");
        assertThat(LegacyFacts.replacement("ipaddress_eth0")).isEqualTo("networking.interfaces.eth0.ip");
        assertThat(LegacyFacts.replacement("os")).isNull();
    }

    @Test
    void timesAreThoseOfClassesFunctionsAndLookups() throws InterruptedException {
        CompileTimes times = new CompileTimes();
        compileAll(new WatchedState(compiler, times::begin), (node, outcome) -> times.end());
        assertThat(times.text()).contains("Class[Web]", "function web::say", "lookup web::mode", "all nodes");
        assertThat(FlameGraph.page(times, "Compiles")).contains("<svg", "data-n=\"lookup web::mode\"").doesNotContain("http");
    }
}
