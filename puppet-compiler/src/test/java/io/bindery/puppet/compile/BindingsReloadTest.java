package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Requirement H2-54: files on disk are changed between two requests to one compiler, and the second request sees the change.
final class BindingsReloadTest {
    @TempDir
    private Path directory = Path.of("");

    private final Compiler compiler = new Compiler(new Library(DiskTree.DISK), () -> "uuid");

    private DiskSite disk() {
        return new DiskSite(directory, directory.resolve("production"));
    }

    private List<String> compile() {
        Site settings = Site.of("").setting("confdir", directory.resolve("conf").toString());
        List<String> lines = new ArrayList<>();
        try {
            compiler.compile(settings.request().in(disk().environment()), (level, source, message) -> lines.add(message));
        } catch (CompileError error) {
            lines.add(error.message());
        }
        return lines;
    }

    @BeforeEach
    void site() throws IOException {
        disk().write("production/manifests/site.pp", "notice(optionally_inject('x'))");
        disk().write("production/modules/m/metadata.json", "{\"name\":\"a-m\",\"version\":\"1.0.0\",\"source\":\"s\",\"author\":\"a\",\"license\":\"l\",\"dependencies\":[]}");
    }

    private void changes(String file, String name) throws IOException {
        assertThat(compile()).as("before").containsExactly("");
        disk().write(file, "bindings " + name + " { bind 'x' to 'one' }");
        assertThat(compile()).as("added").containsExactly("one");
        disk().write(file, "bindings " + name + " { bind 'x' to 'another' }");
        assertThat(compile()).as("changed").containsExactly("another");
        disk().write(file, "bindings " + name + " { bind 'y' to 'one' }");
        assertThat(compile()).as("taken out").containsExactly("");
        disk().delete(file);
        assertThat(compile()).as("removed").containsExactly("");
    }

    @Test
    void h2_54_bindingsOfTheEnvironment() throws IOException {
        changes("production/bindings/default.pp", "default");
    }

    @Test
    void h2_54_bindingsOfTheConfdir() throws IOException {
        changes("conf/bindings/default.pp", "default");
    }

    @Test
    void h2_54_bindingsOfAModule() throws IOException {
        changes("production/modules/m/bindings/default.pp", "m::default");
    }

    @Test
    void h2_54_bindingsFoundByAWildcard() throws IOException {
        disk().write("production/manifests/site.pp", """
                site { bindings => [ layer { 'all': include => 'env:/**' } ] }
                notice(optionally_inject('x'))
                """);
        changes("production/bindings/deep/er/down.pp", "deep::er::down");
    }

    @Test
    void h2_54_theInitialManifest() throws IOException {
        disk().write("production/bindings/default.pp", "bindings default { bind 'x' to 'low'  when rack r1 { bind 'x' to 'high' } }");
        assertThat(compile()).containsExactly("low");
        disk().write("production/manifests/site.pp", "site { categories { rack => 'r1' } }\nnotice(optionally_inject('x'))");
        assertThat(compile()).containsExactly("high");
        disk().write("production/manifests/site.pp", "site { categories { rack => 'r2' } }\nnotice(optionally_inject('x'))");
        assertThat(compile()).containsExactly("low");
    }

    @Test
    void h2_54_aMistakeIsToldAndThenMended() throws IOException {
        disk().write("production/bindings/default.pp", "bindings default { bind abstract 'x' }");
        assertThat(compile().getLast()).contains("[B402]");
        disk().write("production/bindings/default.pp", "bindings default { bind 'x' to 'given' }");
        assertThat(compile()).containsExactly("given");
    }
}
