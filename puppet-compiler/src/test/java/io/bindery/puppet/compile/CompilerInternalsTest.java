package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.load.FactsCache;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.text.SourceFile;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Requirements CP-1 to CP-36: from a request to evaluated classes.
final class CompilerInternalsTest {

    @Test
    void cp1_sameInputsSameBytes() {
        Site site = Site.of("class a { file { '/x': tag => ['t', 'u'] } } include a notify { 'n': message => { b => 1, a => [2] } }");
        Compiler compiler = new Compiler(new Library(site.files()), () -> "uuid");
        String first = CatalogWriter.json(site.compile(compiler).catalog()).toString();
        assertThat(CatalogWriter.json(site.compile(compiler).catalog()).toString()).isEqualTo(first);
    }

    @Test
    void cp2_cp3_aRequestCarriesNameAndFactsToTheCompiler() {
        Site site = Site.of("notify { \"${trusted['certname']} ${facts['x']}\": }").node("n1").fact("x", "y");
        assertThat(site.request().name()).isEqualTo("n1");
        assertThat(site.compile().resources()).contains("Notify[n1 y]");
    }

    @Test
    void cp4_theCatalogsEdgesAreContainmentOnly() {
        Site.Outcome outcome = Site.of("notify { 'a': } -> notify { 'b': }").compile();
        assertThat(outcome.edges()).contains("Class[main] -> Notify[a]").doesNotContain("Notify[a] -> Notify[b]");
    }

    @Test
    void cp5_containmentMirrorsTheManifest() {
        assertThat(Site.of("class test { file { '/tmp/a': } } include test").compile().edges())
                .containsExactly(
                        "Stage[main] -> Class[Settings]",
                        "Stage[main] -> Class[main]",
                        "Stage[main] -> Class[Test]",
                        "Class[Test] -> File[/tmp/a]");
    }

    @Test
    void cp6_factsAreReadAsPuppetStoresThem() {
        String yaml = "--- !ruby/object:Puppet::Node::Facts\nname: n\nvalues:\n  os: Debian\n  \"_timestamp\": 'x'\ntimestamp: 2020\n";
        assertThat(FactsFile.parse(new SourceFile("f.yaml", yaml)).get("os")).isEqualTo(Str.of("Debian"));
        String json = "{\"name\":\"n\",\"values\":{\"os\":\"Debian\"}}";
        assertThat(FactsFile.parse(new SourceFile("f.json", json))).isEqualTo(Hash.of(Str.of("os"), Str.of("Debian")));
    }

    @Test
    void cp6_factsAreStoredAsPuppetStoresThem() {
        Hash facts = Hash.of(Str.of("os"), Hash.of(Str.of("family"), Str.of("Debian")));
        OffsetDateTime time = OffsetDateTime.of(2026, 11, 16, 4, 23, 25, 941959432, ZoneOffset.UTC);
        String text = FactsCache.text("n1.example.com", facts, time);
        assertThat(text)
                .isEqualTo("--- !ruby/object:Puppet::Node::Facts\nname: n1.example.com\nvalues:\n  os:\n    family: Debian\n"
                        + "timestamp: '2026-11-16T04:23:25.941959432+00:00'\n");
        FactsCache cache = FactsCache.of(Settings.defaults("host").with("vardir", "/var"));
        MemoryTree files = MemoryTree.EMPTY.with("/var/yaml/facts/n1.example.com.yaml", text).with("/var/yaml/facts/j.json", "{\"a\": 1}");
        assertThat(cache.read(files, "n1.example.com")).isEqualTo(facts);
        assertThat(cache.read(files, "j")).isEqualTo(Hash.of(Str.of("a"), Int.of(1)));
        assertThat(cache.read(files, "unknown")).isNull();
        assertThatThrownBy(() -> cache.file("../../etc/x")).isInstanceOf(LoadError.class).hasMessage("invalid key");
    }

    @Test
    void cp7_serverFactsAreInjected() {
        assertThat(Site.of("notice($server_facts, $servername)").compile().notices())
                .containsExactly("{servername => puppet.example.com, environment => production} puppet.example.com");
    }

    @Test
    void cp8_aPlainNodeIsEmpty() {
        Site.Outcome outcome = Site.of("").compile();
        assertThat(outcome.resources()).containsExactly("Stage[main]", "Class[Settings]", "Class[main]");
        assertThat(outcome.catalog().classes()).containsExactly("settings");
    }

    @Test
    void cp9_aClassifierGivesClassesAndGlobals() {
        Site.Outcome outcome = Site.of("class c { notify { \"c ${top}\": } }").classified("c", Hash.EMPTY).parameter("top", "v").compile();
        assertThat(outcome.resources()).contains("Notify[c v]");
    }

    @Test
    void cp10_theClassifierWinsOverFactsWithAWarning() {
        Site.Outcome outcome = Site.of("notice($x)").fact("x", "fact").parameter("x", "enc").compile();
        assertThat(outcome.notices()).containsExactly("enc");
        assertThat(outcome.log())
                .contains("warning: The node parameter 'x' for node 'web01.example.com' was already set to 'enc'. It could not be set to 'fact'");
    }

    @Test
    void cp11_theNodeIsTheOneAskedFor() {
        assertThat(Site.of("node a { notice('a') } node b { notice('b') }").node("b").compile().notices()).containsExactly("b");
    }

    @Test
    void cp13_aCompileStartsWithNothingButTheBasics() {
        Site empty = Site.of("");
        assertThat(empty.compile().resources()).containsExactly("Stage[main]", "Class[Settings]", "Class[main]");
        // What one compile made, another one with the same library knows nothing of: catalog, variables, defaults, collectors, overrides.
        Site full = Site.of("$x = 'left' notify { 'n': } Notify { message => 'm' } Notify <| |> class c { $y = 1 } if $role == 'first' { include c }"
                + " notice(\"${defined('$c::y')} ${defined(Class['c'])}\")");
        Compiler compiler = new Compiler(new Library(full.files()), () -> "uuid");
        Site.Outcome first = full.fact("role", "first").compile(compiler);
        assertThat(first.resources()).contains("Class[C]");
        assertThat(first.notices()).containsExactly("true true");
        Site.Outcome second = full.fact("role", "second").compile(compiler);
        assertThat(second.resources()).doesNotContain("Class[C]");
        assertThat(second.notices()).containsExactly("false false");
        assertThat(second.value("Notify[n]", "message")).isNull();
    }

    @Test
    void cp14_classesOfTheClassifierAreListedUpFront() {
        assertThat(Site.of("class c { }").classified("c", Hash.EMPTY).compile().catalog().classes()).containsExactly("c", "settings", "c");
    }

    @Test
    void cp15_theEnvironmentVariableIsTheNodesEnvironment() {
        assertThat(Site.of("notice($environment)").fact("environment", "lie").compile().notices()).containsExactly("production");
    }

    @Test
    void cp16_definitionsAreInstantiatedNotEvaluated() {
        assertThat(Site.of("class a { fail('no') } define d { fail('no') } node other { fail('no') } node default { }").compile().message()).isEmpty();
    }

    @Test
    void cp17_knownTypesBelongToTheirEnvironment() {
        assertThat(Site.of("class only_here { }").compile().message()).isEmpty();
        assertThat(Site.of("include only_here").compile().message()).contains("Could not find class ::only_here");
    }

    @Test
    void cp17_knownTypesAreReadWhenFirstNeeded() {
        Site site = Site.of("if $role == 'web' { include m }")
                .file("modules/m/manifests/init.pp", "class m { }")
                .file("modules/broken/manifests/init.pp", "class broken { }}}");
        ReadCounter counter = new ReadCounter(site.files());
        Compiler compiler = new Compiler(new Library(counter), () -> "uuid");
        assertThat(site.fact("role", "db").compile(compiler).message()).isEmpty();
        assertThat(counter.reads("manifests/site.pp")).isEqualTo(1);
        assertThat(counter.reads("modules/m/manifests/init.pp")).isZero();
        assertThat(site.fact("role", "web").compile(compiler).resources()).contains("Class[M]");
        assertThat(counter.reads("modules/m/manifests/init.pp")).isEqualTo(1);
        assertThat(counter.reads("manifests/site.pp")).isEqualTo(1);
        assertThat(counter.reads("modules/broken/manifests/init.pp")).isZero();
    }

    @Test
    void cp18_nestedDefinitionsAreKnownByTheirFullNames() {
        assertThat(Site.of("class a { class b { notify { 'b': } } define d { notify { 'd': } } } include a::b a::d { 'x': }").compile().resources())
                .contains("Notify[b]", "Notify[d]", "A::D[x]");
    }

    @Test
    void cp19_aChangedFileIsSeen() {
        ChangingTree files = new ChangingTree(Site.of("notify { 'before': }").files());
        Site site = Site.of("");
        Compiler compiler = new Compiler(new Library(files), () -> "uuid");
        assertThat(site.compile(compiler).resources()).contains("Notify[before]");
        files.become(Site.of("notify { 'after': }").file("modules/m/manifests/init.pp", "class m { }").files());
        assertThat(site.compile(compiler).resources()).contains("Notify[after]").doesNotContain("Notify[before]");
    }

    @Test
    void cp20_anUnknownClassIsLookedForInItsModule() {
        Site site = Site.of("include m::x");
        assertThat(site.file("modules/m/manifests/x.pp", "class m::x { notify { 'x': } }").compile().resources()).contains("Notify[x]");
        assertThat(site.file("modules/m/manifests/init.pp", "class m { } ").compile().message())
                .contains("Could not find class ::m::x for web01.example.com");
    }

    @Test
    void cp21_scopesFormATree() {
        assertThat(Site.of("$t = 'top' node default { $n = 'node' include c } class c { $l = 'local' notice(\"${t} ${n} ${l}\") }").compile().notices())
                .containsExactly("top node local");
    }

    @Test
    void cp22_qualifiedNamesGoStraightToTheirScope() {
        assertThat(Site.of("$x = 'top' class a { $x = 'a' } class b { $x = 'b' include a notice(\"${::x} ${a::x} ${x}\") } include b").compile().notices())
                .containsExactly("top a b");
    }

    @Test
    void cp23_variablesAreNotDynamicallyScoped() {
        Site site = Site.of("class caller { $v = 'caller' include callee } class callee { notice(\"got '${v}'\") } include caller");
        assertThat(site.compile().message()).startsWith("Evaluation Error: Unknown variable: 'v'.");
        assertThat(site.setting("strict", "warning").setting("strict_variables", "false").compile().notices()).containsExactly("got ''");
    }

    @Test
    void cp24_missingVariablesAreTreatedAsStrictSays() {
        Site site = Site.of("notice($nosuch)");
        assertThat(site.compile().message()).startsWith("Evaluation Error: Unknown variable: 'nosuch'.");
        Site lax = site.setting("strict_variables", "false");
        assertThat(lax.setting("strict", "warning").compile().log().toString()).contains("warning: Unknown variable: 'nosuch'");
        assertThat(lax.setting("strict", "off").compile().log().toString()).doesNotContain("warning");
    }

    @Test
    void cp25_settingTwiceIsAnError() {
        assertThat(Site.of("$x = 1 $x = 2").compile().message()).startsWith("Evaluation Error: Cannot reassign variable '$x'");
    }

    @Test
    void cp26_matchVariablesEndWithTheirBlock() {
        Site.Outcome outcome = Site.of("if 'abc' =~ /a(b)c/ { notice($1) } notice(\"[${1}]\")").compile();
        assertThat(outcome.notices()).containsExactly("b", "[]");
    }

    @Test
    void cp27_conditionalsHaveNoScopeOfTheirOwn() {
        assertThat(Site.of("if true { $x = 'set inside' } notice($x)").compile().notices()).containsExactly("set inside");
    }

    @Test
    void cp28_defaultsLiveInScopesAndAreDynamic() {
        assertThat(Site.of("class a { Notify { message => 'from a' } include b } class b { notify { 'x': } } include a notify { 'y': }")
                        .compile()
                        .value("Notify[x]", "message"))
                .isEqualTo(Str.of("from a"));
    }

    @Test
    void cp29_expressionsChangeScopesAndTheCatalog() {
        Site.Outcome outcome = Site.of("$x = [1, 2].map |$n| { notify { \"n${n}\": } $n * 2 } notice($x)").compile();
        assertThat(outcome.notices()).containsExactly("[2, 4]");
        assertThat(outcome.resources()).contains("Notify[n1]", "Notify[n2]");
    }

    @Test
    void cp30_failuresCarryTheirPlace() {
        Site.Outcome outcome = Site.of("\n\n  fail('because')").compile();
        assertThat(outcome.message())
                .isEqualTo("Evaluation Error: Error while evaluating a Function Call, because"
                        + " (file: /env/production/manifests/site.pp, line: 3, column: 3) on node web01.example.com");
    }

    @Test
    void cp31_thePhasesComeInTheirOrder() {
        assertThat(Site.of("").compile().phases())
                .containsExactly(
                        Phase.BOOT_START, Phase.ENVIRONMENT, Phase.IMPORT, Phase.SITE, Phase.INJECTOR, Phase.BOOT_END,
                        Phase.PARAMETERS, Phase.SETTINGS, Phase.MAIN, Phase.NODE, Phase.NODE_CLASSES, Phase.BOUND_CLASSES,
                        Phase.COLLECT, Phase.DEFINE, Phase.PRE_FINISH, Phase.RELATIONSHIPS, Phase.OVERRIDES, Phase.FINISH,
                        Phase.METAPARAMETERS, Phase.UNEVALUATED, Phase.FINAL, Phase.CONVERT);
        assertThat(Site.of("").compile().phases().stream().map(Phase::word)).contains("boot:start", "node_classes", "convert");
    }

    @Test
    void cp32_theMainClassIsHiddenAndUsesTopScope() {
        Site.Outcome outcome = Site.of("$x = 1 notice($::x, $title)").compile();
        assertThat(outcome.resources()).contains("Class[main]");
        assertThat(outcome.catalog().classes()).doesNotContain("", "main");
        assertThat(outcome.notices()).containsExactly("1 main");
    }

    @Test
    void cp33_aClassSeesTheVariablesOfItsParent() {
        assertThat(Site.of("class p { $v = 'parent' } class c inherits p { notice($v) } include c").compile().notices()).containsExactly("parent");
        assertThat(Site.of("class c inherits nosuch { } include c").compile().message())
                .startsWith("Could not find parent resource type '::nosuch' of type hostclass in production");
    }

    @Test
    void cp34_theNodeIsInTheCatalog() {
        Site.Outcome outcome = Site.of("node web01.example.com { }").compile();
        assertThat(outcome.resources()).contains("Node[web01.example.com]");
        assertThat(outcome.catalog().classes()).contains("web01.example.com");
    }

    @Test
    void cp35_classifiedClassesAreDeclaredOrIncluded() {
        Site site = Site.of("class c($p = 'default') { notice($p) }");
        assertThat(site.classified("c", Hash.of(Str.of("p"), Str.of("enc"))).compile().notices()).containsExactly("enc");
        assertThat(site.classified("c", Hash.EMPTY).compile().notices()).containsExactly("default");
        Site twice = Site.of("class c($p = 'default') { } include c");
        assertThat(twice.classified("c", Hash.of(Str.of("p"), Str.of("enc"))).compile().message())
                .startsWith("Duplicate declaration: Class[C] is already declared; cannot redeclare");
        assertThat(twice.classified("c", Hash.EMPTY).compile().message()).isEmpty();
    }

    @Test
    void cp36_anUnknownClassifiedClassIsAnError() {
        assertThat(Site.of("").classified("nosuch", Hash.EMPTY).compile().message())
                .isEqualTo("Could not find class nosuch for web01.example.com on node web01.example.com");
    }

    /// A tree whose files can be exchanged.
    private static final class ChangingTree implements io.bindery.puppet.load.FileTree {
        private MemoryTree now;

        ChangingTree(MemoryTree now) {
            this.now = now;
        }

        void become(MemoryTree other) {
            now = other;
        }

        @Override
        public io.bindery.files.FileStamp stamp(java.nio.file.Path path) {
            return now.stamp(path);
        }

        @Override
        public @org.jspecify.annotations.Nullable String text(java.nio.file.Path file) {
            return now.text(file);
        }

        @Override
        public byte @org.jspecify.annotations.Nullable [] bytes(java.nio.file.Path file) {
            return now.bytes(file);
        }

        @Override
        public boolean isLink(java.nio.file.Path path) {
            return false;
        }

        @Override
        public List<String> names(java.nio.file.Path directory) {
            return now.names(directory);
        }
    }
}
