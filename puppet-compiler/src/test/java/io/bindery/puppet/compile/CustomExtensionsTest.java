package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The extension of `examples/extension` that the documentation shows: it is compiled, put into a jar of its module, and used.
final class CustomExtensionsTest {
    private static final Path EXAMPLE = Path.of("../examples/extension");
    private static final String ID_OF_ONE = "f97c5d29-941b-3b1b-afda-b0874906ab82";

    @TempDir
    private Path directory = Path.of("");

    @BeforeEach
    void build() throws IOException {
        copy(EXAMPLE.resolve("site"), directory);
        Path classes = Files.createDirectory(directory.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.list(EXAMPLE.resolve("src/example"))) {
            List<String> options = List.of("-d", classes.toString(), "-classpath", java.lang.System.getProperty("java.class.path"));
            Iterable<? extends javax.tools.JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources.sorted().toList());
            assertThat(compiler.getTask(null, files, null, options, null, units).call()).isTrue();
        }
        copy(EXAMPLE.resolve("src/META-INF"), classes.resolve("META-INF"));
        Files.copy(EXAMPLE.resolve("src/inventory.properties"), classes.resolve("inventory.properties"));
        jar(classes, directory.resolve("modules/extension/lib/java/extension.jar"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private static void jar(Path classes, Path jar) throws IOException {
        Files.createDirectories(jar.getParent());
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(each).toString()));
                out.write(Files.readAllBytes(each));
            }
        }
    }

    private List<String> compile(String node) {
        Request request = Site.of("").node(node).request().in(new DiskSite(directory, directory).environment());
        List<String> log = new ArrayList<>();
        new Compiler(new Library(DiskTree.DISK), () -> "uuid")
                .compileAll(request, (level, source, message) -> log.add(message), Trace.NONE);
        return log;
    }

    @Test
    void theProducerIsRegisteredByItsType() {
        assertThat(compile("r1-web01.example.com").getFirst()).isEqualTo(ID_OF_ONE);
    }

    @Test
    void theProducerIsNamedByItsClass() {
        assertThat(compile("r1-web01.example.com").get(1)).isEqualTo(ID_OF_ONE);
    }

    @Test
    void theSchemeBindsWhatTheFileSays() {
        assertThat(compile("r1-web01.example.com").get(2)).isEqualTo("A7");
    }

    @Test
    void aFunctionOfTheModuleGivesTheCategory() {
        assertThat(compile("r2-web01.example.com").get(2)).isEqualTo("B3");
    }
}
