package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import java.io.IOException;
import java.nio.file.Files;
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

    private void write(String path, String text) throws IOException {
        Path file = directory.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private List<String> compile() {
        Request plain = Site.of("").setting("confdir", directory.resolve("conf").toString()).request();
        Path environment = directory.resolve("production");
        List<String> lines = new ArrayList<>();
        Request request = new Request(
                plain.name(),
                Environment.of("production", environment, List.of(environment.resolve("modules")), environment.resolve("manifests")),
                plain.settings(),
                plain.evaluation(),
                plain.facts(),
                plain.trusted(),
                plain.serverFacts(),
                plain.classes(),
                plain.parameters(),
                plain.exported(),
                null);
        try {
            compiler.compile(request, (level, source, message) -> lines.add(message));
        } catch (CompileError error) {
            lines.add(error.message());
        }
        return lines;
    }

    @BeforeEach
    void site() throws IOException {
        write("production/manifests/site.pp", "notice(optionally_inject('x'))");
        write("production/modules/m/metadata.json", "{\"name\":\"a-m\",\"version\":\"1.0.0\",\"source\":\"s\",\"author\":\"a\",\"license\":\"l\",\"dependencies\":[]}");
    }

    private void changes(String file, String name) throws IOException {
        assertThat(compile()).as("before").containsExactly("");
        write(file, "bindings " + name + " { bind 'x' to 'one' }");
        assertThat(compile()).as("added").containsExactly("one");
        write(file, "bindings " + name + " { bind 'x' to 'another' }");
        assertThat(compile()).as("changed").containsExactly("another");
        write(file, "bindings " + name + " { bind 'y' to 'one' }");
        assertThat(compile()).as("taken out").containsExactly("");
        Files.delete(directory.resolve(file));
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
        write("production/manifests/site.pp", """
                site { bindings => [ layer { 'all': include => 'env:/**' } ] }
                notice(optionally_inject('x'))
                """);
        changes("production/bindings/deep/er/down.pp", "deep::er::down");
    }

    @Test
    void h2_54_theInitialManifest() throws IOException {
        write("production/bindings/default.pp", "bindings default { bind 'x' to 'low'  when rack r1 { bind 'x' to 'high' } }");
        assertThat(compile()).containsExactly("low");
        write("production/manifests/site.pp", "site { categories { rack => 'r1' } }\nnotice(optionally_inject('x'))");
        assertThat(compile()).containsExactly("high");
        write("production/manifests/site.pp", "site { categories { rack => 'r2' } }\nnotice(optionally_inject('x'))");
        assertThat(compile()).containsExactly("low");
    }

    @Test
    void h2_54_aMistakeIsToldAndThenMended() throws IOException {
        write("production/bindings/default.pp", "bindings default { bind abstract 'x' }");
        assertThat(compile().getLast()).contains("[B402]");
        write("production/bindings/default.pp", "bindings default { bind 'x' to 'given' }");
        assertThat(compile()).containsExactly("given");
    }
}
