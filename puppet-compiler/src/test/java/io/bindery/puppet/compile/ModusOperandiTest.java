package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Requirements MO-19 to MO-50: how a catalog is built, loaded and completed.
final class ModusOperandiTest {

    @Test
    void mo19_topThenNodeThenDefines() {
        Site.Outcome outcome = Site.of("notice('top') d { 'x': } node default { notice('node') } define d { notice('define') }").compile();
        assertThat(outcome.notices()).containsExactly("top", "node", "define");
        assertThat(outcome.phases()).containsSubsequence(Phase.MAIN, Phase.NODE, Phase.NODE_CLASSES, Phase.DEFINE, Phase.FINISH);
    }

    @Test
    void mo20_initialEvaluationSetsGlobalsAndLeavesNodesAlone() {
        Site.Outcome outcome = Site.of("$x = 'top' node default { notice($x) } node other { notice('never') }").compile();
        assertThat(outcome.notices()).containsExactly("top");
    }

    @Test
    void mo21_trustedAndFactsAreThereFromTheFirstStatement() {
        Site.Outcome outcome =
                Site.of("notice($trusted['certname'], $facts['k'], $server_facts['servername'])").fact("k", "v").compile();
        assertThat(outcome.notices()).containsExactly("web01.example.com v puppet.example.com");
    }

    @Test
    void mo22_globalsAreTopScope() {
        assertThat(Site.of("$x = 1 class a { notice($::x) } include a").compile().notices()).containsExactly("1");
    }

    @Test
    void mo23_exactThenRegexThenDefault() {
        String nodes = "node /^web/ { notice('regex') } node 'web01.example.com' { notice('exact') } node default { notice('default') }";
        assertThat(Site.of(nodes).compile().notices()).containsExactly("exact");
        assertThat(Site.of(nodes).node("WEB01.example.com").compile().notices()).containsExactly("exact");
        assertThat(Site.of(nodes).node("web02.example.com").compile().notices()).containsExactly("regex");
        assertThat(Site.of(nodes).node("db").compile().notices()).containsExactly("default");
        assertThat(Site.of("node /^zz/ { notice(1) } node /web/ { notice(2) } node /w/ { notice(3) }").compile().notices())
                .containsExactly("2");
        assertThat(Site.of("node other {}").compile().message())
                .isEqualTo("Could not find node statement with name 'default' or 'web01.example.com' on node web01.example.com");
    }

    @Test
    void mo24_defaultIsTheFallback() {
        assertThat(Site.of("node default { notify { 'd': } }").compile().resources()).contains("Node[default]", "Notify[d]");
    }

    @Test
    void mo25_capturesOfARegexAreVisibleInTheBody() {
        assertThat(Site.of("node /^web(\\d+)/ { notice($0, $1) }").compile().notices()).containsExactly("web01 01");
    }

    @Test
    void mo26_withoutNodeDefinitionsCompilationGoesOn() {
        assertThat(Site.of("notify { 'x': }").compile().resources()).contains("Notify[x]");
    }

    @Test
    void mo27_theNodeIsAResourceEvaluatedAfterMain() {
        Site.Outcome outcome = Site.of("node web { notify { 'in': } } notify { 'top': }").node("web").compile();
        assertThat(outcome.resources()).containsSubsequence("Class[main]", "Notify[top]", "Node[web]", "Notify[in]");
        assertThat(outcome.edges()).contains("Class[main] -> Node[web]", "Node[web] -> Notify[in]");
    }

    @Test
    void mo28_loadingIsTheSameWhateverTriggersIt() {
        String module = "class m { notify { 'm': } }";
        for (String trigger : List.of("include m", "class { 'm': }", "contain m", "require m")) {
            assertThat(Site.of(trigger).file("modules/m/manifests/init.pp", module).compile().resources()).contains("Notify[m]");
        }
    }

    @Test
    void mo29_aNameLeadsToItsFile() {
        Site.Outcome outcome = Site.of("include m::a::b").file("modules/m/manifests/a/b.pp", "class m::a::b { notify { 'deep': } }").compile();
        assertThat(outcome.resources()).contains("Notify[deep]");
    }

    @Test
    void mo30_aSyntaxErrorEndsTheCompileWithItsPlace() {
        Site.Outcome outcome = Site.of("notify { 'x'\n}").compile();
        assertThat(outcome.message())
                .isEqualTo("Could not parse for environment production: Syntax error at '}'"
                        + " (file: /env/production/manifests/site.pp, line: 2, column: 1) on node web01.example.com");
        assertThat(outcome.error().line()).isEqualTo(2);
        assertThat(outcome.error().column()).isEqualTo(1);
    }

    @Test
    void mo31_allFaultsAreTold() {
        Site.Outcome outcome = Site.of("$a::b = 1\n$c::d = 2\n").compile();
        assertThat(outcome.message()).contains("Language validation logged 2 errors. Giving up");
        assertThat(outcome.log().toString()).contains("'a::b'").contains("'c::d'");
    }

    @Test
    void mo32_definitionsAreKnownBeforeTheyAreMet() {
        assertThat(Site.of("include later class later { notify { 'l': } }").compile().resources()).contains("Notify[l]");
    }

    @Test
    void mo33_aKnownDefinitionIsNotReadAgain() {
        ReadCounter counter = new ReadCounter(
                Site.of("include m include m m::d { 'x': }")
                        .file("modules/m/manifests/init.pp", "class m { } define m::d { }")
                        .files());
        Site site = Site.of("");
        Compiler compiler = new Compiler(new io.bindery.puppet.load.Library(counter));
        site.compile(compiler).catalog();
        site.compile(compiler).catalog();
        assertThat(counter.reads("modules/m/manifests/init.pp")).isEqualTo(1);
    }

    @Test
    void mo34_redefiningIsAnError() {
        assertThat(Site.of("class a {}\nclass a {}").compile().message())
                .isEqualTo("Class 'a' is already defined (file: /env/production/manifests/site.pp, line: 1); cannot redefine"
                        + " (file: /env/production/manifests/site.pp, line: 2) on node web01.example.com");
        assertThat(Site.of("notice('a')").file("manifests/z.pp", "notice('b')").compile().notices()).containsExactly("a", "b");
    }

    @Test
    void mo35_definitionsInABodyAreSteppedOver() {
        assertThat(Site.of("notice(1) class a { notice('no') } define d { } function f() { 1 } notice(2)").compile().notices())
                .containsExactly("1", "2");
    }

    @Test
    void mo36_loadingRecurses() {
        Site.Outcome outcome = Site.of("include a")
                .file("modules/a/manifests/init.pp", "class a { include b }")
                .file("modules/b/manifests/init.pp", "class b { include c }")
                .file("modules/c/manifests/init.pp", "class c { notify { 'end': } }")
                .compile();
        assertThat(outcome.resources()).contains("Notify[end]");
    }

    @Test
    void mo37_functionsAreLoadedWhenCalled() {
        Site.Outcome outcome = Site.of("notify { m::f('x'): }").file("modules/m/functions/f.pp", "function m::f($a) { \"f-${a}\" }").compile();
        assertThat(outcome.resources()).contains("Notify[f-x]");
        assertThat(Site.of("nosuch()").compile().message()).startsWith("Evaluation Error: Unknown function: 'nosuch'.");
    }

    @Test
    void mo38_includingTwiceEvaluatesOnce() {
        assertThat(Site.of("class a { notice('once') } include a include a contain a require a").compile().notices())
                .containsExactly("once");
    }

    @Test
    void mo39_otherThingsThatNeedAClass() {
        Site site = Site.of("class { 'm': }").file("modules/m/manifests/init.pp", "class m inherits m::base { }")
                .file("modules/m/manifests/base.pp", "class m::base { notify { 'base': } }");
        assertThat(site.compile().resources()).contains("Notify[base]");
        Site defined = Site.of("notice(defined('m'), defined('nosuch'))").file("modules/m/manifests/init.pp", "class m { }");
        assertThat(defined.compile().notices()).containsExactly("true false");
        assertThat(Site.of("lookup('classes').include")
                        .file("hiera.yaml", "version: 5\nhierarchy:\n  - {name: all, path: all.yaml, datadir: data}\n")
                        .file("data/all.yaml", "classes: [m]\n")
                        .file("modules/m/manifests/init.pp", "class m { notify { 'listed': } }")
                        .compile()
                        .resources())
                .contains("Notify[listed]");
        assertThat(Site.of("").classified("m", Hash.EMPTY).file("modules/m/manifests/init.pp", "class m { notify { 'enc': } }").compile().resources())
                .contains("Notify[enc]");
        assertThat(Site.of("notice(3 =~ M::Size, 9 =~ M::Size)").file("modules/m/types/size.pp", "type M::Size = Integer[1, 5]").compile().notices())
                .containsExactly("true false");
        assertThat(Site.of("M::D['x'] -> notify { 'n': }").file("modules/m/manifests/d.pp", "define m::d { }").compile().message())
                .isEqualTo("Could not find resource 'M::D[x]' for relationship on 'Notify[n]' on node web01.example.com");
        Site created = Site.of("create_resources('m::d', { 'x' => {} })").file("modules/m/manifests/d.pp", "define m::d { notify { $title: } }");
        assertThat(created.compile().resources()).contains("Notify[x]");
    }

    @Test
    void mo40_aWaitingDefineLoadsWhenItsTurnComes() {
        Site.Outcome outcome = Site.of("m::outer { 'x': }")
                .file("modules/m/manifests/outer.pp", "define m::outer { m::inner { 'y': } }")
                .file("modules/m/manifests/inner.pp", "define m::inner { notify { 'inner': } }")
                .compile();
        assertThat(outcome.resources()).contains("Notify[inner]");
    }

    @Test
    void mo41_aDefineIsCreatedAtOnceAndEvaluatedLater() {
        Site.Outcome outcome = Site.of("define d { notice('body') } d { 'x': } notice(defined(D['x'])) notice('after')").compile();
        assertThat(outcome.notices()).containsExactly("true", "after", "body");
    }

    @Test
    void mo42_defaultsApplyToWhatIsDeclaredAfterThem() {
        assertThat(Site.of("Notify { message => 'd' } notify { 'x': }").compile().value("Notify[x]", "message")).isEqualTo(Str.of("d"));
        assertThat(Site.of("notify { 'x': } Notify { message => 'd' }").compile().value("Notify[x]", "message")).isNull();
    }

    @Test
    void mo43_relationshipsWaitForTheirResources() {
        assertThat(Site.of("Notify['a'] -> Notify['b'] notify { ['a', 'b']: }").compile().value("Notify[a]", "before"))
                .isEqualTo(Arr.of(Str.of("Notify[b]")));
    }

    @Test
    void mo44_collectorsWaitForTheirResources() {
        assertThat(Site.of("Notify <| |> @notify { 'v': }").compile().resources()).contains("Notify[v]");
    }

    @Test
    void mo45_workMakesMoreWorkUntilNoneIsLeft() {
        assertThat(Site.of("define a { b { 'x': } } define b { c { 'x': } } define c { notify { 'deep': } } a { 'x': }")
                        .compile()
                        .resources())
                .contains("Notify[deep]");
        assertThat(Site.of("define d($n) { d { \"x${n}\": n => $n + 1 } } d { 'x': n => 1 }").compile().message())
                .isEqualTo("Somehow looped more than 1000 times while evaluating host catalog on node web01.example.com");
    }

    @Test
    void mo46_aCollectedDefineMayHoldAnotherCollector() {
        assertThat(Site.of("define d { Notify <| tag == 'later' |> } @d { 'x': } @notify { 'n': tag => 'later' } D <| |>")
                        .compile()
                        .resources())
                .contains("D[x]", "Notify[n]");
    }

    @Test
    void mo47_theFinishedCatalogIsCheckedAndWritten() {
        assertThat(CatalogWriter.json(Site.of("notify { 'x': }").compile().catalog()).toString())
                .startsWith("{\"tags\":[\"settings\"],\"name\":\"web01.example.com\",\"version\":")
                .contains("{\"type\":\"Notify\",\"title\":\"x\",\"tags\":[\"notify\",\"x\",\"class\"],"
                        + "\"file\":\"/env/production/manifests/site.pp\",\"line\":1,\"exported\":false,\"kind\":\"compilable_type\"}");
        assertThat(Site.of("notify { 'x': require => Notify['y'] }").compile().message())
                .startsWith("Could not find resource 'Notify[y]' in parameter 'require'");
    }

    @Test
    void mo48_declarationOrderIsCatalogOrder() {
        assertThat(Site.of("notify { 'b': } notify { 'a': } notify { 'c': }").compile().resources())
                .containsSubsequence("Notify[b]", "Notify[a]", "Notify[c]");
    }

    @Test
    void mo49_resourcesAtTopScopeLandInEveryCatalog() {
        Site site = Site.of("notify { 'all': } node a { } node default { }");
        assertThat(site.node("a").compile().resources()).contains("Notify[all]");
        assertThat(site.node("b").compile().resources()).contains("Notify[all]");
    }

    @Test
    void mo50_classesOnceDefinesPerResourceNativesByName() {
        Site.Outcome outcome = Site.of("class c { notice('class') } define d { notice(\"define ${title}\") } include c include c d { ['x', 'y']: } file { '/a': }").compile();
        assertThat(outcome.notices()).containsExactly("class", "define x", "define y");
        assertThat(Site.of("nosuch_type { 'x': }").compile().message()).contains("Unknown resource type: 'nosuch_type'");
    }
}
