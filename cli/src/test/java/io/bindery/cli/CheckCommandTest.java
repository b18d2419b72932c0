package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `bindery check` as it is called: the examples of `docs/check.md`, the forms of output, the options of puppet-lint.
class CheckCommandTest {
    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^```\\n\\$ \\./bindery (.*?)\\n(.*?)^```$");
    private static final String REPO = "../examples/check";

    private static Ran check(String... flags) {
        List<String> all = new ArrayList<>(List.of("check", "--no-config"));
        all.addAll(List.of(flags));
        return Ran.command(all.toArray(String[]::new));
    }

    @Test
    void examplesOfTheDocumentPrintWhatItShows() throws Exception {
        Matcher example = EXAMPLE.matcher(Files.readString(Path.of("../docs/check.md")));
        int examples = 0;
        while (example.find()) {
            String[] command = Arrays.stream(example.group(1).split(" "))
                    .map(word -> word.startsWith("examples/") ? "../" + word : word)
                    .toArray(String[]::new);
            Ran ran = Ran.command(command);
            assertThat(ran.out().replace("../examples", "examples")).isEqualTo(example.group(2));
            assertThat(ran.code()).isEqualTo(1);
            examples++;
        }
        assertThat(examples).isEqualTo(2);
    }

    private static Hash json(String text) {
        return (Hash) JsonReader.read(new SourceFile("out", text), ValueBuilder.VALUES);
    }

    @Test
    void jsonHasWhatTheSchemaRequires() throws Exception {
        Hash result = json(check("--json", REPO).out());
        Hash schema = json(Files.readString(Path.of("../docs/check.schema.json")));
        assertThat(((Arr) schema.get("required")).elements()).allMatch(key -> result.entries().containsKey(key));
        Hash properties = (Hash) ((Hash) ((Hash) ((Hash) schema.get("properties")).get("findings")).get("items")).get("properties");
        Arr findings = (Arr) result.get("findings");
        assertThat(findings.elements()).hasSizeGreaterThan(5).allMatch(finding ->
                properties.entries().keySet().containsAll(((Hash) finding).entries().keySet()));
    }

    @Test
    void sarifNamesRulesAndPlaces() {
        String out = check("--format", "sarif", REPO).out();
        assertThat(json(out).get("version").toString()).contains("2.1.0");
        assertThat(out).contains("{\"id\":\"file_mode\",\"shortDescription\":{\"text\":\"A mode has four octal digits or is symbolic.\"}}")
                .contains("\"region\":{\"startLine\":6,\"startColumn\":13}");
    }

    @Test
    void junitHasACaseForEachFile() {
        String out = check("--format", "junit", REPO).out();
        assertThat(out).startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"bindery check\" tests=\"5\" failures=\"3\" errors=\"0\">\n")
                .contains("name=\"../examples/check/environment.conf\"/>").contains("Invalid value &quot;runing&quot;");
    }

    @Test
    void logFormatIsThatOfPuppetLint() {
        String out = check("--only-checks", "file_mode", "--log-format", "%{filename}:%{line}:%{column}:%{KIND}:%{check}", REPO).out();
        assertThat(out).contains("site.pp:6:13:WARNING:file_mode\n");
    }

    @Test
    void rulesAreTurnedOffAndOn(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("a.pp");
        Files.writeString(file, "$a = 'true'\n$b = \"x\"\n");
        assertThat(check("--no-double_quoted_strings-check", file.toString()).out()).isEqualTo("1 file checked: 0 errors, 0 warnings\n");
        assertThat(check("--quoted_booleans-check", file.toString()).out()).contains("[quoted_booleans]").contains("[double_quoted_strings]");
        assertThat(check("--only-checks", "nonsense", file.toString()).code()).isEqualTo(1);
    }

    @Test
    void optionFileOfTheDirectoryIsRead(@TempDir Path directory) throws Exception {
        Files.writeString(directory.resolve("a.pp"), "$b = \"x\"\n");
        Files.writeString(directory.resolve(".puppet-lint.rc"), "--no-double_quoted_strings-check\n--some-plugin-check\n");
        Ran ran = Ran.command("check", directory.toString());
        assertThat(ran.out()).doesNotContain("double_quoted_strings");
        assertThat(ran.err()).contains("'--some-plugin-check' of puppet-lint is not known here");
    }

    @Test
    void ignoredProblemsAreShownOnDemand(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("a.pp");
        Files.writeString(file, "$b = \"x\" # lint:ignore:double_quoted_strings I like it\n");
        assertThat(check(file.toString()).out()).isEqualTo("1 file checked: 0 errors, 0 warnings, 1 ignored\n");
        assertThat(check("--show-ignored", file.toString()).out()).contains(": ignored: double quoted").contains("  I like it\n");
    }

    @Test
    void warningsFailOnDemand(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("a.pp");
        Files.writeString(file, "$b = \"x\"\n");
        assertThat(check(file.toString()).code()).isZero();
        assertThat(check("--fail-on-warnings", file.toString()).code()).isEqualTo(1);
        assertThat(check("--error-level", "error", file.toString()).out()).isEqualTo("1 file checked: 0 errors, 0 warnings\n");
    }

    @Test
    void missingPathIsAnError() {
        Ran ran = check("/no/such/path");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).isEqualTo("Error: No such file or directory: /no/such/path\n");
    }
}
