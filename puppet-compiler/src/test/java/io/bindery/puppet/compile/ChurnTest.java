package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.files.FileStamp;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.PatientTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Files that are rewritten in place while an environment is compiled: no catalog is made of old and new ones, at whichever question of the compile to
/// its files they change.
class ChurnTest {
    @Test
    void everyCatalogIsOfOneVersion() {
        compileUnderChurn(files -> files);
    }

    @Test
    void everyCatalogIsOfOneVersionWhereFilesAreTrustedForAWhile() {
        compileUnderChurn(files -> new PatientTree(files, Duration.ofHours(1)));
    }

    private static void compileUnderChurn(UnaryOperator<FileTree> seen) {
        long questions = questions(seen);
        assertThat(questions).isGreaterThan(20);
        int made = 0;
        for (long at = 1; at <= questions; at++) {
            ChangingTree files = new ChangingTree(at, 1);
            Set<String> versions = versions(compile(seen.apply(files)));
            assertThat(versions).as("changed at question %d", at).hasSize(1);
            made += versions.contains("1") ? 1 : 0;
        }
        assertThat(made).as("catalogs of the new version").isPositive();
    }

    @Test
    void filesThatChangeAllTheTimeAreAnError() {
        ChangingTree files = new ChangingTree(1, Long.MAX_VALUE);
        try {
            assertThat(versions(compile(files))).hasSize(1);
        } catch (LoadError kept) {
            assertThat(kept.message()).contains("changed while they were read");
        }
        assertThat(files.version()).isPositive();
    }

    /// How many questions a compile without changes asks.
    private static long questions(UnaryOperator<FileTree> seen) {
        ChangingTree files = new ChangingTree(Long.MAX_VALUE, 0);
        assertThat(versions(compile(seen.apply(files)))).containsExactly("0");
        return files.asked;
    }

    private static Catalog compile(FileTree files) {
        Settings settings = Settings.defaults("host").with(Map.of("environmentpath", "/envs", "hiera_config", "/none", "confdir", "/none"));
        return new NodeCompiler(new Compiler(new Library(files))).compile(NodeRequest.of("n.example.com", settings), (_, _, _) -> {});
    }

    private static Set<String> versions(Catalog catalog) {
        Set<String> versions = new LinkedHashSet<>();
        catalog.resources().stream()
                .filter(resource -> resource.reference().type().equals("Notify"))
                .forEach(resource -> versions.addAll(List.of(resource.reference().title().replaceAll("[a-z]+=", "").split(" "))));
        return versions;
    }

    private static MemoryTree files(int version) {
        String environment = "/envs/production/";
        return MemoryTree.EMPTY
                .with(environment + "manifests/site.pp", "include m include n\nnotify { \"site=" + version + "\": }")
                .with(environment + "hiera.yaml", "version: 5\n")
                .with(environment + "data/common.yaml", "m::data: " + version)
                .with(environment + "modules/m/manifests/init.pp", "class m($data) { notify { \"m=" + version + " data=${data}\": } }")
                .with(environment + "modules/n/manifests/init.pp", "class n { notify { \"n=" + version + " epp=${epp('n/t.epp')} file=${file('n/f')}\": } }")
                .with(environment + "modules/n/templates/t.epp", String.valueOf(version))
                .with(environment + "modules/n/files/f", String.valueOf(version));
    }

    /// Files that all get a new content when a question is asked, before it is answered.
    private static final class ChangingTree implements FileTree {
        private final long first;
        private final long changes;
        private int version;
        private MemoryTree now = files(0);
        private long asked;

        /// @param first the question at which they change for the first time
        /// @param changes how often they change, from then on at each question
        ChangingTree(long first, long changes) {
            this.first = first;
            this.changes = changes;
        }

        int version() {
            return version;
        }

        private MemoryTree ask() {
            if (++asked >= first && version < changes) {
                now = files(++version);
            }
            return now;
        }

        @Override
        public FileStamp stamp(Path path) {
            return ask().stamp(path);
        }

        @Override
        public @Nullable String text(Path file) {
            return ask().text(file);
        }

        @Override
        public byte @Nullable [] bytes(Path file) {
            return ask().bytes(file);
        }

        @Override
        public List<String> names(Path directory) {
            return ask().names(directory);
        }

        @Override
        public boolean isLink(Path path) {
            return false;
        }
    }
}
