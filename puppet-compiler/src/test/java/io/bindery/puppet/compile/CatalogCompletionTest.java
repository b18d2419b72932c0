package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.CatalogReader;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Requirements CP-37 to CP-54: generators, relationships, overrides, finishing.
final class CatalogCompletionTest {

    @Test
    void cp37_generatorsRunUntilNothingIsNew() {
        assertThat(Site.of("@d { 'x': } D <| |> define d { @notify { 'n': } Notify <| |> }").compile().resources()).contains("D[x]", "Notify[n]");
    }

    @Test
    void cp38_definesAreEvaluatedRoundByRound() {
        assertThat(Site.of("define outer { notice(\"outer ${title}\") inner { $title: } } define inner { notice(\"inner ${title}\") } outer { ['a', 'b']: }")
                        .compile()
                        .notices())
                .containsExactly("outer a", "outer b", "inner a", "inner b");
    }

    @Test
    void cp39_collectorsAndRealizeMakeVirtualResourcesReal() {
        Site.Outcome outcome = Site.of("@notify { ['a', 'b', 'c']: tag => 't' } Notify <| title == 'a' |> realize Notify['b']").compile();
        assertThat(outcome.resources()).contains("Notify[a]", "Notify[b]").doesNotContain("Notify[c]");
    }

    @Test
    void cp40_exportedResourcesAreCollectedFromStoredCatalogs() {
        Site other = Site.of("@@notify { 'from other': message => 'm', tag => 'key' }").node("other").setting("storeconfigs", "true");
        String stored = CatalogWriter.json(other.compile().stored()).toString();
        MemoryTree catalogs = MemoryTree.EMPTY.with("/catalogs/other.json", stored);
        Site.Outcome outcome = Site.of("Notify <<| tag == 'key' |>> @@notify { 'own': tag => 'key' }")
                .exporting(new CatalogDirectory(catalogs, Path.of("/catalogs"), "web01.example.com"))
                .compile();
        assertThat(outcome.value("Notify[from other]", "message")).isEqualTo(Str.of("m"));
        assertThat(outcome.resources()).contains("Notify[own]");
        assertThat(other.compile().resources()).doesNotContain("Notify[from other]");
    }

    @Test
    void cp41_whatIsRealizedMustExist() {
        assertThat(Site.of("realize Notify['nope']").compile().message())
                .isEqualTo("Failed to realize virtual resources Notify[nope] on node web01.example.com");
    }

    @Test
    void cp42_arrowsBecomeMetaparametersOfTheSource() {
        Site.Outcome outcome = Site.of("notify { ['a', 'b', 'c']: } Notify['a'] -> Notify['b'] ~> Notify['c'] Notify['c'] <- Notify['a']").compile();
        assertThat(outcome.value("Notify[a]", "before")).isEqualTo(Arr.of(Str.of("Notify[b]"), Str.of("Notify[c]")));
        assertThat(outcome.value("Notify[b]", "notify")).isEqualTo(Arr.of(Str.of("Notify[c]")));
    }

    @Test
    void cp42_anEmptyCollectorIsBridged() {
        assertThat(Site.of("notify { ['a', 'b']: } Notify['a'] -> User <| |> -> Notify['b']").compile().value("Notify[a]", "before"))
                .isEqualTo(Arr.of(Str.of("Notify[b]")));
    }

    @Test
    void cp43_metaparametersAreChecked() {
        assertThat(Site.of("notify { 'a': before => Notify['nope'] }").compile().message())
                .isEqualTo("Could not find resource 'Notify[nope]' in parameter 'before'"
                        + " (file: /env/production/manifests/site.pp, line: 1) on node web01.example.com");
        assertThat(Site.of("Notify['x'] -> Notify['y']").compile().message())
                .isEqualTo("Could not find resource 'Notify[x]' for relationship on 'Notify[y]' on node web01.example.com");
    }

    @Test
    void cp44_overridesMayComeBeforeTheResource() {
        Site.Outcome outcome = Site.of("class p { include late } class late inherits p { } "
                        + "class base { notify { 'x': message => 'base' } } class sub inherits base { Notify['x'] { message => 'sub' } } include sub")
                .compile();
        assertThat(outcome.value("Notify[x]", "message")).isEqualTo(Str.of("sub"));
        assertThat(Site.of("Notify['y'] { message => 'first' } notify { 'y': }").compile().value("Notify[y]", "message"))
                .isEqualTo(Str.of("first"));
    }

    @Test
    void cp45_overridesLeftOverAreAnError() {
        assertThat(Site.of("Notify['nope'] { message => 'x' }").compile().message())
                .isEqualTo("Could not find resource(s) Notify[nope] for overriding on node web01.example.com");
    }

    @Test
    void cp46_onlySubclassesMayOverride() {
        assertThat(Site.of("class a { notify { 'x': message => 'a' } }\nclass b { Notify['x'] { message => 'b' } }\ninclude a\ninclude b").compile().message())
                .isEqualTo("Only subclasses can override parameters (file: /env/production/manifests/site.pp, line: 2) on node web01.example.com");
        assertThat(Site.of("notify { 'x': message => 'a' }\nNotify['x'] { message => 'b' }").compile().message())
                .startsWith("Parameter 'message' is already set on Notify[x] by #<Puppet::Resource::Type:0x")
                .contains(" at (file: /env/production/manifests/site.pp, line: 1); cannot redefine (file: /env/production/manifests/site.pp, line: 2)");
    }

    @Test
    void cp47_plusAppends() {
        assertThat(Site.of("class b { file { '/x': noop => true, tag => 'a' } } class s inherits b { File['/x'] { tag +> 'b' } } include s")
                        .compile()
                        .value("File[/x]", "tag"))
                .isEqualTo(Arr.of(Str.of("a"), Str.of("b")));
    }

    @Test
    void cp48_finishingTagsAndChecks() {
        Site.Outcome outcome = Site.of("class web::app { notify { 'x': tag => 'Extra' } } include web::app").compile();
        assertThat(outcome.tags("Notify[x]")).contains("notify", "x", "extra", "class", "web::app", "web", "app");
        assertThat(Site.of("notify { 'x': nosuch => 1 }").compile().message())
                .startsWith("no parameter named 'nosuch' (file: /env/production/manifests/site.pp, line: 1) on Notify[x]");
        assertThat(Site.of("define d($a) { } d { 'x': b => 1 }").compile().message())
                .contains("D[x]:\n  has no parameter named 'b'\n  expects a value for parameter 'a'");
    }

    @Test
    void cp49_metaparametersGoDownFromMain() {
        assertThat(Site.of("define d { notify { 'x': } } d { 'q': noop => true }").compile().value("Notify[x]", "noop")).isEqualTo(Bool.TRUE);
        assertThat(Site.of("class a { notify { 'x': } } class { 'a': noop => true }").compile().value("Notify[x]", "noop")).isNull();
    }

    @Test
    void cp50_everythingMustHaveBeenEvaluated() {
        assertThat(Site.of("realize(Notify['a'], Notify['b']) @notify { 'a': }").compile().message())
                .startsWith("Failed to realize virtual resources Notify[b]");
    }

    @Test
    void cp51_virtualResourcesAreNotShippedAndExportedOnesAreKept() {
        Site.Outcome outcome = Site.of("@notify { 'v': } @@notify { 'e': } notify { 'r': }").setting("storeconfigs", "true").compile();
        assertThat(outcome.resources()).contains("Notify[r]").doesNotContain("Notify[v]", "Notify[e]");
        assertThat(outcome.stored().resources().stream().map(resource -> resource.reference().toString())).contains("Notify[e]").doesNotContain("Notify[v]");
    }

    @Test
    void cp52_theResultIsData() {
        String json = CatalogWriter.json(Site.of("notify { 'x': message => Deferred('join', [['a'], ',']) }").compile().catalog()).toString();
        assertThat(json).contains("{\"__ptype\":\"Deferred\",\"name\":\"join\",\"arguments\":[[\"a\"],\",\"]}");
        assertThat(CatalogReader.read(new SourceFile("catalog.json", json)).resources()).hasSize(4);
    }

    @Test
    void cp53_duplicatesAreRefused() {
        assertThat(Site.of("file { '/a': }\nfile { '/a': }").compile().message())
                .isEqualTo("Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: File[/a] is already declared at"
                        + " (file: /env/production/manifests/site.pp, line: 1); cannot redeclare (file: /env/production/manifests/site.pp, line: 2)"
                        + " (file: /env/production/manifests/site.pp, line: 2, column: 1) on node web01.example.com");
        assertThat(Site.of("file { 'a': path => '/x' }\nfile { 'b': path => '/x' }").compile().message())
                .contains("Cannot alias File[b] to [\"/x\"] at (file: /env/production/manifests/site.pp, line: 2); resource [\"File\", \"/x\"] already declared");
    }

    @Test
    void cp54_collectorOverridesLandBeforeDefinesAreEvaluated() {
        assertThat(Site.of("define d($p = 1) { notice($p) } d { 'x': } D <| |> { p => 2 }").compile().notices()).containsExactly("2");
    }

    @Test
    void cp54_anOverrideThatComesTooLateIsToldAsStrictSays() {
        Site late = Site.of("define d($p = 1) { notice($p) }\nd { 'x': }\ndefine late { D <| |> { p => 2 } }\nlate { 'l': }");
        String said = "Attempt to override an already evaluated resource, defined at (file: /env/production/manifests/site.pp, line: 2),"
                + " with new values (file: /env/production/manifests/site.pp, line: 3)";
        assertThat(late.compile().message()).startsWith(said);
        Site.Outcome lax = late.setting("strict", "warning").compile();
        assertThat(lax.log()).contains("warning: " + said);
        assertThat(lax.notices()).containsExactly("1");
        assertThat(lax.value("D[x]", "p")).isEqualTo(Int.of(2));
        assertThat(late.setting("strict", "off").compile().log().toString()).doesNotContain("Attempt to override");
    }

    @Test
    void cp41_aFixedSetIsDoneWhenAllOfItIsFound() {
        Site.Outcome outcome = Site.of("realize Notify['late'] define d { @notify { 'late': } } d { 'x': }").compile();
        assertThat(outcome.resources()).contains("Notify[late]");
        assertThat(Site.of("realize(1)").compile().message())
                .isEqualTo("Puppet::Parser::Compiler failed with error ArgumentError: No title provided and \"1\" is not a valid resource"
                        + " reference on node web01.example.com");
    }

    @Test
    void cp53_aliasesMadeByOverridesMustBeNewToo() {
        assertThat(Site.of("@notify { ['a', 'b']: } Notify <| |> { alias => 'z' }").compile().message())
                .isEqualTo("Cannot alias Notify[b] to \"z\" at (file: /env/production/manifests/site.pp, line: 1); resource [\"Notify\", \"z\"]"
                        + " already declared (file: /env/production/manifests/site.pp, line: 1) on node web01.example.com");
        assertThat(Site.of("@notify { ['a', 'b']: } Notify <| title == 'a' |> { alias => 'z' }").compile().message()).isEmpty();
    }

    @Test
    void everyCatalogHasAnIdOfItsOwnAndTheCodesVersion() {
        Site site = Site.of("@@notify { 'e': }").setting("storeconfigs", "true");
        Compiler compiler = new Compiler(new Library(site.files()));
        Request request = site.request();
        Request versioned = new Request(
                request.name(), request.environment(), request.settings(), request.evaluation(), request.facts(), request.trusted(),
                request.serverFacts(), request.classes(), request.parameters(), request.exported(), "r42");
        Log silent = (level, source, message) -> {};
        Compiled one = compiler.compileAll(versioned, silent, Trace.NONE);
        Compiled other = compiler.compileAll(versioned, silent, Trace.NONE);
        assertThat(one.catalog().uuid()).matches("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");
        assertThat(one.catalog().uuid()).isEqualTo(one.stored().uuid()).isNotEqualTo(other.catalog().uuid());
        assertThat(CatalogWriter.json(one.catalog()).toString()).contains("\"code_id\":\"r42\"");
        assertThat(CatalogWriter.json(site.compile().catalog()).toString()).contains("\"code_id\":null,\"catalog_uuid\":\"uuid\"");
    }

    @Test
    void secretsAreListedAndOriginsKnown() {
        Site.Outcome outcome = Site.of("File { owner => 'root' } file { '/x': content => Sensitive('s'), mode => '0600' }").compile();
        Resource file = outcome.catalog().resources().getLast();
        assertThat(file.sensitive()).containsExactly("content");
        assertThat(file.value("content")).isEqualTo(Str.of("s"));
        assertThat(file.parameter("owner").origin()).isInstanceOf(Origin.ResourceDefault.class);
        assertThat(file.parameter("mode").origin()).isInstanceOf(Origin.Declared.class);
    }
}
