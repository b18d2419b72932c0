package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Requirement H2-3: the programs of a corpus, none of which uses bindings, give the same bytes and say the same with bindings
/// switched off, with nothing bound, and with something bound that nobody asks for.
final class UnusedBindingsTest {
    private static final Pattern CASE = Pattern.compile("(?ms)^### (\\S+)\\n(.*?)(?=^### |\\z)");
    private static final Pattern TAKEN = Pattern.compile("\"version\":\\d+,");

    private static List<String> programs() throws IOException {
        List<String> programs = new ArrayList<>();
        for (Path file : Corpus.of("src/test/corpus/catalogs").inputs(".cases").inputs()) {
            Matcher matcher = CASE.matcher(Files.readString(file));
            while (matcher.find()) {
                programs.add(matcher.group(2));
            }
        }
        return programs;
    }

    /// The catalog, or the error, and the log.
    private static String compile(Compiler compiler, String manifest, boolean bindings) {
        JsonOutput out = new JsonOutput().beginArray();
        try {
            CatalogWriter.write(
                    compiler.compile(
                            request(manifest, bindings), (level, source, message) -> out.string(level + " " + source + " " + message)),
                    out);
        } catch (CompileError error) {
            out.string(error.message());
        } catch (SerializationError error) {
            return error.message();
        }
        return TAKEN.matcher(out.endArray().toString()).replaceAll("");
    }

    private static Request request(String manifest, boolean bindings) {
        return new Request(
                "web01.example.com",
                Environment.of("production", null, List.of(), Path.of(manifest)),
                Settings.defaults("puppet.example.com").with("confdir", "/conf").with("bindings", String.valueOf(bindings)),
                EvaluationSettings.PUPPET_7,
                Hash.of(Str.of("processors"), Str.of("3")),
                Hash.EMPTY,
                Hash.EMPTY,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
    }

    private static Compiler compiler(MemoryTree files) {
        return new Compiler(new Library(files), () -> "id");
    }

    @Test
    void h2_003_nothingChangesForWhoUsesNone() throws IOException {
        List<String> programs = programs();
        assertThat(programs).hasSizeGreaterThan(300);
        MemoryTree files = MemoryTree.EMPTY;
        for (int i = 0; i < programs.size(); i++) {
            files = files.with("/" + i + ".pp", programs.get(i));
        }
        Compiler plain = compiler(files);
        Compiler bound = compiler(files.with("/conf/bindings/default.pp", "bindings default { bind 'a name nobody asks for' to 1 }"));
        for (int i = 0; i < programs.size(); i++) {
            String manifest = "/" + i + ".pp";
            String off = compile(plain, manifest, false);
            assertThat(compile(plain, manifest, true)).as(programs.get(i)).isEqualTo(off);
            assertThat(compile(bound, manifest, true)).as(programs.get(i)).isEqualTo(off);
        }
    }

    @Test
    void h2_003_bindingsCanBeSwitchedOff() {
        Compiler compiler = compiler(MemoryTree.EMPTY
                .with("/site.pp", "notify { 'x': }")
                .with("/conf/bindings/default.pp", "bindings default { bind parameters Notify to { message => 'bound' } }"));
        assertThat(compile(compiler, "/site.pp", true)).contains("bound");
        assertThat(compile(compiler, "/site.pp", false)).doesNotContain("bound");
    }
}
