package io.bindery.puppet.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.NodeClassifier;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The way from a caller's description of a node to its catalog.
class NodeCompilerTest {
    private static final MemoryTree SITE = MemoryTree.EMPTY
            .with("/envs/production/manifests/site.pp", "notify { \"production ${trusted['certname']}\": }")
            .with("/envs/test/manifests/site.pp", "notify { \"test ${facts['role']} ${trusted['extensions']['pp_role']}\": }")
            .with("/other.pp", "notify { 'other': }");
    private static final Settings SETTINGS =
            Settings.defaults("host").with(Map.of("environmentpath", "/envs", "hiera_config", "/none", "confdir", "/conf"));

    private final List<String> messages = new ArrayList<>();
    private final Log log = (level, source, message) -> messages.add(message);
    private final NodeCompiler nodes = new NodeCompiler(new Compiler(new Library(SITE)));

    private static NodeRequest node() {
        return NodeRequest.of("n.example.com", SETTINGS);
    }

    private static List<String> titles(Catalog catalog) {
        return catalog.resources().stream()
                .map(resource -> resource.reference().toString())
                .filter(title -> title.startsWith("Notify"))
                .toList();
    }

    @Test
    void aNameAloneGivesTheCatalogOfTheDefaultEnvironment() {
        Catalog catalog = nodes.compile(node(), log);
        assertThat(catalog.environment()).isEqualTo("production");
        assertThat(titles(catalog)).containsExactly("Notify[production n.example.com]");
    }

    @Test
    void factsTrustedDataAndTheAgentsEnvironmentReachTheCompile() {
        Catalog catalog = nodes.compile(
                node().withFacts(new FactsSource.Given(Hash.of(Map.of(Str.of("role"), Str.of("web")))))
                        .withTrusted(new TrustedData(
                                Str.of("remote"), "n.example.com", Hash.of(Map.of(Str.of("pp_role"), Str.of("db"))), Hash.EMPTY))
                        .withEnvironment(EnvironmentRequest.byAgent("test")),
                log);
        assertThat(titles(catalog)).containsExactly("Notify[test web db]");
    }

    @Test
    void aProgramStandsInPlaceOfTheManifests() {
        assertThat(titles(nodes.compile(node().withProgram(new Program.Code("notify { 'code': }")), log)))
                .containsExactly("Notify[code]");
        assertThat(titles(nodes.compile(node().withProgram(new Program.Manifest(Path.of("/other.pp"))), log)))
                .containsExactly("Notify[other]");
    }

    @Test
    void anEnvironmentMustExistUnlessItIsOptionalOrAProgramIsGiven() {
        NodeRequest node = node().withEnvironment(EnvironmentRequest.byAgent("nosuch"));
        assertThatThrownBy(() -> nodes.compile(node, log))
                .isInstanceOf(LoadError.class)
                .hasMessage("Could not find a directory environment named 'nosuch' anywhere in the path: /envs. Does the directory exist?");
        assertThat(titles(nodes.compile(node.withProgram(new Program.Code("notify { 'x': }")), log))).containsExactly("Notify[x]");
        EnvironmentRequest optional = new EnvironmentRequest(null, "nosuch", null, null, true, false);
        assertThat(titles(nodes.compile(node.withEnvironment(optional), log))).isEmpty();
    }

    @Test
    void theClassifierIsToldOfTheRunAndChoosesTheEnvironment() {
        List<NodeClassifier.ClassifiedNode> asked = new ArrayList<>();
        NodeClassifier classifier = new NodeClassifier() {
            @Override
            public String name() {
                return "mine";
            }

            @Override
            public Classification classify(ClassifiedNode node) {
                asked.add(node);
                return new Classification(new LinkedHashMap<>(), new LinkedHashMap<>(), "test");
            }
        };
        NodeRequest node = node().withClassification(ClassificationSource.of(new ClassificationSource.Given(classifier)))
                .withTransaction("7a1b")
                .withEnvironment(EnvironmentRequest.byAgent("production"));
        assertThat(nodes.compile(node, log).environment()).isEqualTo("test");
        assertThat(asked).singleElement().matches(each -> "7a1b".equals(each.transaction()) && each.name().equals("n.example.com"));
        EnvironmentRequest checked = new EnvironmentRequest(null, "production", null, null, false, true);
        assertThat(titles(nodes.compile(node.withEnvironment(checked), log))).isEmpty();
        assertThat(messages).contains("Requested environment 'production' did not match server specified environment 'test'");
    }

    @Test
    void environmentsMayComeFromElsewhereThanTheEnvironmentPath() {
        EnvironmentSource commits = new EnvironmentSource() {
            @Override
            public @Nullable Environment find(String name, Settings settings, Consumer<String> warnings) {
                return name.startsWith("commit_")
                        ? Environment.of(name, Path.of("/git", name), List.of(), Path.of("/git", name, "site.pp"))
                        : null;
            }

            @Override
            public List<String> names(Settings settings) {
                return List.of("commit_1");
            }
        };
        Library library = new Library(MemoryTree.EMPTY.with("/git/commit_1/site.pp", "notify { $environment: }"));
        NodeCompiler fromGit = new NodeCompiler(new Compiler(library), commits);
        NodeRequest node = node().withEnvironment(EnvironmentRequest.named("commit_1"));
        assertThat(titles(fromGit.compile(node, log))).containsExactly("Notify[commit_1]");
        assertThat(fromGit.environments(node, log)).extracting(each -> each.name()).containsExactly("commit_1");
    }

    @Test
    void aLookupHidesTheManifestsUnlessACompileIsAskedFor() {
        NodeRequest node = node().withProgram(new Program.Code("fail('evaluated')"));
        assertThat(new NodeLookup(nodes, node, false, log).<String>ask((lookup, scope) -> "asked")).isEqualTo("asked");
        assertThatThrownBy(() -> new NodeLookup(nodes, node, true, log).ask((lookup, scope) -> "asked"))
                .hasMessageContaining("evaluated");
    }
}
