package io.bindery.puppet.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import io.bindery.inventory.LocalView;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// External facts, with their precedence and what goes wrong; the values are those that Facter 4.3.0 gave for the same files.
class ExternalFactsTest {
    @TempDir
    private Path folder;

    private final Map<String, String> environment = new HashMap<>(Map.of("PATH", "/usr/bin:/bin"));

    private Path write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        return file;
    }

    private void program(String name, String script, String mode) throws IOException {
        Files.setPosixFilePermissions(write(name, "#!/bin/sh\n" + script), PosixFilePermissions.fromString(mode));
    }

    private CollectedFacts collect(String... directories) {
        return collect(request -> request, directories);
    }

    private CollectedFacts collect(UnaryOperator<FactRequest> change, String... directories) {
        List<Path> paths = List.of(directories).stream().map(folder::resolve).toList();
        Path configuration = folder.resolve("facter.conf");
        FactRequest request = change.apply(new FactRequest(
                new LocalHost(new LocalProcesses()), environment, List.of("kernel"), false, configuration, paths, List.of(), List.of(), true,
                true, true, null));
        return Facts.collect(request, new LocalView(request.host(), environment), folder.resolve("cache"));
    }

    @Test
    void textsYamlAndJsonAreRead() throws IOException {
        write("d/a.txt", "x=1\ny = 2 \n=no\nnone\nz=\nPath.Like=3\n");
        write("d/b.yaml", "h:\n  k: [1, 2.5, true, ~]\n  t: 2020-01-01 10:00:00\n  d: 2020-01-01\n");
        write("d/c.json", "{\"j\": {\"a\": \"b\"}}");
        write("d/readme.md", "q=1");
        write("d/.hidden.txt", "q=1");
        CollectedFacts facts = collect("d");
        assertThat(facts.at("x")).isEqualTo(Str.of("1"));
        assertThat(facts.at("y ")).isEqualTo(Str.of(" 2 "));
        assertThat(facts.at("path.like")).isEqualTo(Str.of("3"));
        assertThat(facts.at("h.k")).isEqualTo(Arr.of(Int.of(1), new Real(2.5), Bool.TRUE, Undef.UNDEF));
        assertThat(facts.at("h.t")).isEqualTo(Str.of("2020-01-01 10:00:00"));
        assertThat(facts.at("h.d")).isEqualTo(Str.of("2020-01-01"));
        assertThat(facts.at("j.a")).isEqualTo(Str.of("b"));
        assertThat(facts.at("q")).isNull();
        assertThat(facts.messages()).isEmpty();
    }

    @Test
    void laterFilesOfEarlierDirectoriesWinAndVariablesBeforeAll() throws IOException {
        write("one/a.txt", "x=a\nonly=a");
        write("one/b.txt", "x=b");
        write("two/c.txt", "x=c\ny=c\nz=c\nkernel=c");
        environment.put("FACTER_z", "variable");
        environment.put("FACTERlib", "variable");
        CollectedFacts facts = collect("one", "two");
        assertThat(facts.at("x")).isEqualTo(Str.of("b"));
        assertThat(facts.at("only")).isEqualTo(Str.of("a"));
        assertThat(facts.at("y")).isEqualTo(Str.of("c"));
        assertThat(facts.at("z")).isEqualTo(Str.of("variable"));
        assertThat(facts.at("kernel")).isEqualTo(Str.of("c"));
    }

    @Test
    void programsPrintPairsOrYaml() throws IOException {
        program("d/pairs.sh", "echo a=1; echo B=2; echo warning >&2", "rwxr-xr-x");
        program("d/yaml", "echo 'k: {n: 1}'", "rwxr-xr-x");
        program("d/silent", "exit 3", "rwxr-xr-x");
        CollectedFacts facts = collect("d");
        assertThat(facts.at("a")).isEqualTo(Str.of("1"));
        assertThat(facts.at("b")).isEqualTo(Str.of("2"));
        assertThat(facts.at("k.n")).isEqualTo(Int.of(1));
        assertThat(facts.messages()).singleElement().satisfies(message -> {
            assertThat(message.source()).isEqualTo("pairs.sh");
            assertThat(message.text()).endsWith("pairs.sh completed with the following stderr message: warning");
        });
        assertThat(facts.hasErrors()).isFalse();
    }

    @Test
    void rootDoesNotRunWhatOthersMayWrite() throws IOException {
        assumeTrue(new LocalHost(new LocalProcesses()).accounts().effectiveUser() == 0, "only root is careful");
        program("d/open.sh", "echo a=1", "rwxrwxrwx");
        CollectedFacts facts = collect("d");
        assertThat(facts.at("a")).isNull();
        assertThat(facts.messages()).singleElement().satisfies(message -> assertThat(message.text()).endsWith("is not run: others may write to it"));
    }

    @Test
    void brokenFilesAreErrorsAndTheRestIsRead() throws IOException {
        write("d/bad.json", "{\"x\":");
        write("d/list.yaml", "- 1\n");
        write("d/good.txt", "x=1");
        CollectedFacts facts = collect("d");
        assertThat(facts.at("x")).isEqualTo(Str.of("1"));
        assertThat(facts.hasErrors()).isTrue();
        assertThat(facts.messages()).extracting(FactMessage::text)
                .anySatisfy(text -> assertThat(text).contains("bad.json as LegacyFacter::Util::Parser::JsonParser facts: "))
                .anySatisfy(text -> assertThat(text).startsWith("Could not interpret fact file").endsWith("list.yaml"));
    }

    @Test
    void theConfigurationBlocksFactsAndFiles() throws IOException {
        write("d/a.txt", "x=1");
        write("d/b.txt", "y=1");
        write("facter.conf", "facts : { blocklist : [ kernel, a.txt ] }\nglobal : { external-dir : [ \"" + folder.resolve("d") + "\" ] }");
        CollectedFacts facts = collect();
        assertThat(facts.at("x")).isNull();
        assertThat(facts.at("y")).isEqualTo(Str.of("1"));
        assertThat(facts.at("kernel")).isNull();
        assertThat(collect(FactRequestWithoutBlocks::of).at("x")).isEqualTo(Str.of("1"));
    }

    /// The request with blocking turned off.
    private static final class FactRequestWithoutBlocks {
        static FactRequest of(FactRequest request) {
            return new FactRequest(
                    request.host(), request.environment(), request.queries(), request.legacy(), request.configuration(),
                    request.externalDirectories(), request.customDirectories(), request.modules(), true, false, true, null);
        }
    }

    @Test
    void factsAreKeptForAsLongAsTheConfigurationSays() throws IOException {
        program("d/count.sh", "echo n >> " + folder.resolve("runs") + "; echo runs=$(wc -l < " + folder.resolve("runs") + ")", "rwxr-xr-x");
        write("facter.conf", "facts : { ttls : [ { \"count.sh\" : 1 day }, { kernel : 1 hour } ] }");
        assertThat(collect("d").at("runs")).isEqualTo(Str.of("1"));
        assertThat(collect("d").at("runs")).isEqualTo(Str.of("1"));
        assertThat(Files.readString(folder.resolve("cache/kernel"))).contains("\"kernel\":\"Linux\"").contains("\"cache_format_version\":1");
        Files.writeString(folder.resolve("cache/kernel"), "{\"kernel\":\"kept\",\"kernelrelease\":\"1\",\"kernelversion\":\"1\",\"kernelmajversion\":\"1\",\"cache_format_version\":1}");
        assertThat(collect("d").at("kernel")).isEqualTo(Str.of("kept"));
        Files.writeString(folder.resolve("cache/kernel"), "{ damaged");
        assertThat(collect("d").at("kernel")).isEqualTo(Str.of("Linux"));
    }

    @Test
    void aBrokenConfigurationIsAWarning() throws IOException {
        write("facter.conf", "facts : { blocklist : [ ");
        CollectedFacts facts = collect();
        assertThat(facts.messages()).singleElement().satisfies(message ->
                assertThat(message.text()).startsWith("Facter failed to read config file " + folder.resolve("facter.conf")));
        assertThat(facts.at("kernel")).isEqualTo(Str.of("Linux"));
    }
}
