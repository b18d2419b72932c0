package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.explain.ExplanationJson;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.value.Hash;
import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Sites with bindings against what must come of them. A case is one file: the initial manifest, then `--- path` before each other
/// file (in `conf/` and `catalogs/`, else in the environment). Lines `# node:`, `# fact:`, `# variable:` and `# class:` at its top
/// say what is compiled; with several nodes, each with its own facts after its name, all are compiled by one compiler, one after the
/// other. Names begin with the requirement or the code they are about.
final class BindingsCorpusTest {
    /// What only an extension can do wrong; `ExtensionsTest` has their texts.
    private static final Set<BindingCode> ONLY_EXTENSIONS = Set.of(BindingCode.B335, BindingCode.B410);

    private static final String NODE = "# node: ";
    private static final String EXPLAIN = "# explain: ";

    private static final Pattern CODE = Pattern.compile("\\[(B\\d{3})\\]");

    @TestFactory
    Stream<DynamicTest> sites() {
        return Corpus.of("src/test/corpus/bindings").atLeast(260).tests(".out", input -> run(Files.readString(input)));
    }

    /// What `bindings validate` finds, first without a node, then for one.
    @TestFactory
    Stream<DynamicTest> checks() {
        return Corpus.of("src/test/corpus/bindings-check").atLeast(20).tests(".out", input -> {
            Site site = site(Files.readString(input));
            Compiler compiler = new Compiler(new Library(site.files()), () -> "uuid");
            return check(compiler, site, false) + check(compiler, site, true);
        });
    }

    /// How the values of keys came about, for people and for programs: a line `# explain:` for each key.
    @TestFactory
    Stream<DynamicTest> h2_202_explanations() {
        return Corpus.of("src/test/corpus/bindings-explain").atLeast(12).tests(".out", input -> {
            String text = Files.readString(input);
            Site site = site(text);
            Compiler compiler = new Compiler(new Library(site.files()), () -> "uuid");
            StringBuilder lines = new StringBuilder();
            text.lines().filter(line -> line.startsWith(EXPLAIN)).forEach(line -> {
                Explanation explanation = compiler.bindingsAnyhow(site.request(), (level, source, message) -> {}, found -> {
                    found.problems().forEach(problem -> lines.append("problem: ").append(problem.text()).append('\n'));
                    Injector injector = found.injector();
                    return injector.explain(Key.parse(line.substring(EXPLAIN.length()), injector.keys()));
                });
                JsonOutput json = new JsonOutput();
                ExplanationJson.write(explanation, json);
                lines.append(ExplanationText.of(explanation)).append(json).append("\n\n");
            });
            return lines.toString();
        });
    }

    private static String check(Compiler compiler, Site site, boolean forNode) {
        StringBuilder lines = new StringBuilder(forNode ? "for a node\n" : "without a node\n");
        for (BindingProblem problem : compiler.checkBindings(site.request(), forNode, (level, source, message) -> {})) {
            lines.append(problem.isWarning() ? "  warning: " : "  error: ").append(problem.text()).append('\n');
        }
        return lines.toString();
    }

    /// What comes of a site that is written as one text.
    static String run(String text) {
        Site site = site(text);
        List<String> nodes = text.lines().filter(line -> line.startsWith(NODE)).toList();
        if (nodes.isEmpty()) {
            return outcome(site.compile());
        }
        Compiler compiler = new Compiler(new Library(site.files()), () -> "uuid");
        StringBuilder all = new StringBuilder();
        for (String node : nodes) {
            String[] words = node.substring(NODE.length()).split("[ =]+", -1);
            Site own = site.node(words[0]);
            for (int i = 1; i + 1 < words.length; i += 2) {
                own = own.fact(words[i], words[i + 1]);
            }
            all.append(nodes.size() == 1 ? "" : "== " + words[0] + "\n").append(outcome(own.compile(compiler)));
        }
        return all.toString();
    }

    private static String outcome(Site.Outcome outcome) {
        List<String> lines = new ArrayList<>();
        for (String line : outcome.log()) {
            if (!line.startsWith("err: ")) {
                lines.add(line);
            }
        }
        if (outcome.error() == null) {
            lines.addAll(resources(outcome.catalog()));
        } else {
            lines.add("! " + outcome.message());
        }
        return String.join("\n", lines) + "\n";
    }

    /// What a compile leaves behind beside the log: parameters of its resources, and what it used of other nodes.
    private static List<String> resources(Catalog catalog) {
        List<String> lines = new ArrayList<>();
        for (Resource resource : catalog.resources()) {
            if (Set.of("Stage[main]", "Class[Settings]", "Class[main]", "Class[Main]").contains(resource.reference().toString())) {
                continue;
            }
            StringBuilder line = new StringBuilder(resource.reference().toString());
            for (Parameter parameter : resource.parameters()) {
                line.append(' ').append(parameter.name()).append('=').append(RubyText.of(parameter.value()));
            }
            lines.add(line.toString());
        }
        catalog.remoteUses().forEach(use -> lines.add("uses " + use.resource() + " of " + use.node() + " for " + use.binding()));
        return lines;
    }

    static Site site(String text) {
        String[] parts = text.split("(?m)^--- ");
        Site site = Site.of(parts[0]).setting("confdir", "/conf");
        MemoryTree catalogs = MemoryTree.EMPTY;
        for (String line : parts[0].split("\n", -1)) {
            site = option(site, line);
        }
        for (int i = 1; i < parts.length; i++) {
            String path = parts[i].substring(0, parts[i].indexOf('\n'));
            String content = parts[i].substring(path.length() + 1);
            if (path.startsWith("catalogs/")) {
                catalogs = catalogs.with("/" + path, content);
            } else {
                site = path.startsWith("conf/") ? site.elsewhere("/" + path, content) : site.file(path, content);
            }
        }
        return site.exporting(new CatalogDirectory(catalogs, Path.of("/catalogs"), site.node()));
    }

    private static Site option(Site site, String line) {
        String[] words = line.split("[ =]+", 4);
        if (words.length < 3 || !words[0].equals("#")) {
            return site;
        }
        return switch (words[1]) {
            case "node:" -> site.node(words[2]);
            case "fact:" -> site.fact(words[2], words[3]);
            case "variable:" -> site.parameter(words[2], words[3]);
            case "class:" -> site.classified(words[2], Hash.EMPTY);
            default -> site;
        };
    }

    @Test
    void everyCodeHasAGolden() throws IOException {
        Set<String> told = new TreeSet<>();
        for (String folder : List.of("bindings", "bindings-check", "site", "environments", "environments-listed")) {
            for (String golden : List.of(".out", ".list")) {
                for (Path file : Corpus.of("src/test/corpus/" + folder).inputs(golden).inputs()) {
                    CODE.matcher(Files.readString(file)).results().forEach(match -> told.add(match.group(1)));
                }
            }
        }
        Set<String> expected = new TreeSet<>();
        for (BindingCode code : BindingCode.values()) {
            if (!ONLY_EXTENSIONS.contains(code)) {
                expected.add(code.name());
            }
        }
        assertThat(expected).hasSizeGreaterThan(70);
        assertThat(told).containsAll(expected);
    }
}
