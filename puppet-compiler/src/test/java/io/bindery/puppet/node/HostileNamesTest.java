package io.bindery.puppet.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.NodeClassifier;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.testkit.HostileNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Hostile names in every place of a compile that takes one: none makes it look at a file outside the site, and each ends in a catalog or a diagnostic.
class HostileNamesTest {
    private FencedTree files = new FencedTree(Path.of("/"));
    private Path root = Path.of("/");

    @BeforeEach
    void makeSite(@TempDir Path folder) throws IOException {
        root = folder.toRealPath().resolve("site/deep/down");
        write("envs/production/manifests/site.pp", "");
        write("envs/production/hiera.yaml", "version: 5\nhierarchy:\n  - name: n\n    paths: ['nodes/%{trusted.certname}.yaml', 'common.yaml']\n");
        write("envs/production/modules/m/manifests/init.pp", "class m {}");
        write("envs/production/modules/m/files/f", "f");
        for (Path place = root; place.startsWith(folder.toRealPath()); place = place.getParent()) {
            Files.createDirectories(place.resolve("outside"));
            for (String name : List.of("secret", "secret.pp", "secret.yaml", "secret.rb", "secret.epp")) {
                Files.writeString(place.resolve("outside").resolve(name), "class secret {}");
            }
        }
        files = new FencedTree(root);
    }

    private void write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Settings settings() {
        return Settings.defaults("host").with(Map.of(
                "environmentpath", root.resolve("envs").toString(),
                "hiera_config", root.resolve("none.yaml").toString(),
                "confdir", root.resolve("conf").toString(),
                "codedir", root.resolve("code").toString(),
                "vardir", root.resolve("var").toString(),
                "basemodulepath", root.resolve("base").toString()));
    }

    @Test
    void thereAreMany() {
        assertThat(HostileNames.all()).hasSizeGreaterThan(300).doesNotHaveDuplicates();
    }

    @Test
    void namesOfNodes() {
        tryAll((name, node) -> NodeRequest.of(name, settings()), false);
        tryAll((name, node) -> NodeRequest.of(name, settings()).withFacts(new FactsSource.Given(Hash.EMPTY)), false);
    }

    @Test
    void namesOfEnvironments() {
        tryAll((name, node) -> node.withEnvironment(EnvironmentRequest.byAgent(name)), false);
    }

    /// What a classifier answers is no more trusted with names than the node itself.
    @Test
    void namesThatAClassifierGives() {
        tryAll((name, node) -> node.withClassification(given(new LinkedHashMap<>(), name)), false);
        tryAll((name, node) -> node.withClassification(given(new LinkedHashMap<>(Map.of(name, Hash.EMPTY)), null)), false);
    }

    private static ClassificationSource given(LinkedHashMap<String, Hash> classes, @Nullable String environment) {
        Classifier.Classification answer = new Classifier.Classification(classes, new LinkedHashMap<>(), environment);
        return ClassificationSource.of(new ClassificationSource.Given(new NodeClassifier() {
            @Override
            public String name() {
                return "given";
            }

            @Override
            public Classifier.Classification classify(ClassifiedNode node) {
                return answer;
            }
        }));
    }

    /// Facts in the paths of a hierarchy, in a list of paths, in a glob and in a mapped path.
    @ParameterizedTest
    @ValueSource(strings = {
        "path: 'nodes/%{facts.n}.yaml'", "paths: ['x/%{facts.n}.yaml', 'x%{facts.n}/x.yaml', 'a%{facts.n}']", "glob: 'nodes/%{facts.n}/*.yaml'", "mapped_paths: [facts.list, each, 'nodes/%{each}.yaml']",
        "path: 'nodes/%{n}'"
    })
    void namesOfData(String level) throws IOException {
        write("envs/production/hiera.yaml", "version: 5\nhierarchy:\n  - { name: n, " + level + " }\n");
        tryAll((name, node) -> node.withFacts(new FactsSource.Given(Hash.of(Map.of(Str.of("n"), Str.of(name), Str.of("list"), Arr.of(Str.of(name))))))
                .withProgram(new Program.Code("notice(lookup('k', default_value => 1))")), false);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "include($facts['n'])", "contain(\"m::${facts['n']}\")", "require(\"${facts['n']}::x\")", "create_resources($facts['n'], { 'x' => {} })", "class { $facts['n']: }",
        "Resource[$facts['n'], 'x'] -> Notify['x']", "notice(defined($facts['n']))", "notice(lookup($facts['n'], default_value => 1))", "call($facts['n'])", "notice(Type($facts['n']))",
        "notice(file(\"m/${facts['n']}\"))", "notice(find_file(\"m/${facts['n']}\"))", "notice(epp(\"m/${facts['n']}\"))", "notice(find_template(\"m/${facts['n']}\"))",
        "notice(module_directory($facts['n']))", "notice(load_module_metadata($facts['n']))", "notice(file(\"${facts['n']}/f\"))", "notice(template(\"m/${facts['n']}\"))", "notice(binary_file(\"m/${facts['n']}\"))",
        "file { '/x': source => \"puppet:///modules/m/${facts['n']}\" }", "notice(inject($facts['n']))"
    })
    void namesInCode(String code) {
        boolean wholePath = code.contains("file(\"${");
        tryAll((name, node) -> node.withFacts(new FactsSource.Given(Hash.of(Str.of("n"), Str.of(name)))).withProgram(new Program.Code(code)), wholePath);
    }

    @ParameterizedTest
    @ValueSource(strings = {"notice(file($facts['n']))", "notice(epp($facts['n']))", "notice(find_file($facts['n']))"})
    void namesOfFilesThatMayBeAbsolute(String code) {
        tryAll((name, node) -> node.withFacts(new FactsSource.Given(Hash.of(Str.of("n"), Str.of(name)))).withProgram(new Program.Code(code)), true);
    }

    /// @param absolute whether a whole path is what the place takes, as Puppet's `file` does
    private void tryAll(BiFunction<String, NodeRequest, NodeRequest> request, boolean absolute) {
        NodeCompiler nodes = new NodeCompiler(new Compiler(new Library(files)));
        List<String> bad = new ArrayList<>();
        for (String name : HostileNames.all()) {
            if (absolute && (name.startsWith("/") || name.isEmpty())) {
                continue;
            }
            try {
                nodes.compile(request.apply(name, NodeRequest.of("n.example.com", settings())), (_, _, _) -> {});
            } catch (LoadError | CompileError | SerializationError told) {
                assertThat(String.valueOf(told.getMessage())).doesNotContain("internal error");
            } catch (RuntimeException | Error other) {
                bad.add(shown(name) + " gives " + other);
            }
            files.takeBeyond().forEach(path -> bad.add(shown(name) + " leads to " + shown(path.toString())));
        }
        assertThat(bad).isEmpty();
    }

    private static String shown(String name) {
        String plain = name.replaceAll("\\p{Cntrl}", "?");
        return plain.length() > 80 ? plain.substring(0, 80) + "..." : plain;
    }
}
