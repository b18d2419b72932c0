package io.bindery.puppet.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.RecordingTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// A recording tree knows all files that a catalog depends on: nothing else can change it.
class RecordedInputsTest {
    private static final Map<String, String> FILES = new LinkedHashMap<>();

    static {
        FILES.put("/conf/puppet.conf", "[main]\nenvironmentpath = /envs\n");
        FILES.put("/conf/hiera.yaml", "version: 5\n");
        FILES.put("/facts/n.yaml", "role: web\n");
        FILES.put("/facts/other.yaml", "role: db\n");
        FILES.put("/enc.yaml", "classes: [m]\n");
        FILES.put("/envs/production/environment.conf", "modulepath = modules:site-*\n");
        FILES.put("/envs/production/hiera.yaml", """
                version: 5
                hierarchy:
                  - {name: role, path: "role/%{facts.role}.yaml"}
                  - {name: all, glob: "all/*.yaml"}
                """);
        FILES.put("/envs/production/data/role/web.yaml", "m::p: web\n");
        FILES.put("/envs/production/data/role/db.yaml", "m::p: db\n");
        FILES.put("/envs/production/data/all/a.yaml", "m::q: a\n");
        FILES.put("/envs/production/data/elsewhere/a.yaml", "m::q: z\n");
        FILES.put("/envs/production/manifests/a.pp", "$a = 1");
        FILES.put("/envs/production/manifests/b.pp", "notify { 'b': message => template_or_file() } function template_or_file() { file('m/text') }");
        FILES.put("/envs/production/modules/m/manifests/init.pp", "class m($p, $q, $r = 'r') { notify { [$p, $q]: } include m::inner }");
        FILES.put("/envs/production/modules/m/manifests/inner.pp", "class m::inner { m::made { 'x': } }");
        FILES.put("/envs/production/modules/m/manifests/made.pp", "define m::made { notify { epp('m/t.epp'): } }");
        FILES.put("/envs/production/modules/m/manifests/unused.pp", "class m::unused { notify { 'unused': } }");
        FILES.put("/envs/production/modules/m/templates/t.epp", "text <%= m::f(1) %>");
        FILES.put("/envs/production/modules/m/templates/unused.epp", "unused");
        FILES.put("/envs/production/modules/m/functions/f.pp", "function m::f(M::T $x) { $x }");
        FILES.put("/envs/production/modules/m/functions/unused.pp", "function m::unused() { 1 }");
        FILES.put("/envs/production/modules/m/types/t.pp", "type M::T = Integer");
        FILES.put("/envs/production/modules/m/files/text", "of a file");
        FILES.put("/envs/production/modules/m/files/unused", "unused");
        FILES.put("/envs/production/site-1/n/manifests/init.pp", "class n { }");
        FILES.put("/envs/test/manifests/site.pp", "notify { 'test': }");
    }

    private static MemoryTree tree(Map<String, String> files) {
        MemoryTree tree = MemoryTree.EMPTY;
        for (Map.Entry<String, String> file : files.entrySet()) {
            tree = tree.with(file.getKey(), file.getValue());
        }
        return tree;
    }

    /// The catalog without its version, or the error.
    private static String compile(FileTree files) {
        try {
            Settings settings = SettingsFile.read(files, Settings.defaults("host").with("confdir", "/conf"), warning -> {});
            NodeRequest node = NodeRequest.of("n", settings)
                    .withFacts(new FactsSource.InFile(Path.of("/facts/n.yaml")))
                    .withClassification(ClassificationSource.of(new ClassificationSource.External(Path.of("/enc.yaml"))));
            Compiler compiler = new Compiler(new Library(files), () -> "uuid");
            return CatalogWriter.json(new NodeCompiler(compiler).compile(node, (level, source, message) -> {}))
                    .toString()
                    .replaceFirst("\"version\":\\d+", "");
        } catch (CompileError | LoadError error) {
            return String.valueOf(error.getMessage());
        }
    }

    private static Map<String, String> changed(String path, String text) {
        Map<String, String> files = new LinkedHashMap<>(FILES);
        files.put(path, text);
        return files;
    }

    @Test
    void onlyWhatWasRecordedChangesTheCatalog() {
        RecordingTree recording = new RecordingTree(tree(FILES));
        String catalog = compile(recording);
        assertThat(catalog).contains("web").contains("text 1").contains("of a file");
        Set<String> recorded = new TreeSet<>(recording.read());
        int others = 0;
        for (String path : FILES.keySet()) {
            if (!recorded.contains(path)) {
                others++;
                assertThat(compile(tree(changed(path, "{ broken")))).as(path).isEqualTo(catalog);
            }
        }
        assertThat(others).isEqualTo(9);
    }

    @Test
    void whatIsAddedChangesTheCatalogOnlyWhereItWasLookedFor() {
        RecordingTree recording = new RecordingTree(tree(FILES));
        String catalog = compile(recording);
        Set<String> recorded = new TreeSet<>(recording.read());
        List<String> added = List.of(
                "/envs/production/manifests/c.pp",
                "/envs/production/data/all/0.yaml",
                "/envs/production/site-0/m/manifests/init.pp",
                "/envs/production/modules/m/hiera.yaml",
                "/conf/environments.pp",
                "/envs/production/modules/m/manifests/more.pp",
                "/envs/production/modules/m/files/more",
                "/envs/production/data/common.yaml",
                "/elsewhere");
        int changes = 0;
        for (String path : added) {
            if (!compile(tree(changed(path, "{ broken"))).equals(catalog)) {
                changes++;
                Path file = Path.of(path);
                boolean looked = false;
                for (Path each = file; each.getParent() != null; each = each.getParent()) {
                    looked |= recorded.contains("absent " + each) || recorded.contains("directory " + each.getParent());
                }
                assertThat(looked).as(path).isTrue();
            }
        }
        assertThat(changes).isGreaterThanOrEqualTo(4);
    }

    @Test
    void everyFileThatWasReadIsOneThatMatters() {
        RecordingTree recording = new RecordingTree(tree(FILES));
        String catalog = compile(recording);
        List<String> without = recording.read().stream()
                .filter(FILES::containsKey)
                .filter(path -> compile(tree(changed(path, "{ broken"))).equals(catalog))
                .toList();
        assertThat(without).isEmpty();
    }
}
