package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cli.command.ProductVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `validate` takes, says and ends with.
final class ValidateCommandTest {
    @TempDir
    private Path folder = Path.of(".");

    private String file(String name, String text) throws IOException {
        Path path = folder.resolve(name);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, text).toString();
    }

    @Test
    void aSoundManifestIsNotSpokenOf() throws IOException {
        Ran ran = Ran.command("validate", file("a.pp", "notice('x')\n"), file("b.epp", "<%= 1 %>\n"));
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
    }

    @Test
    void anErrorHasPuppetsFirstLineThenTheSourceAndAHint() throws IOException {
        String bad = file("bad.pp", "file { '/tmp/x'\n  ensure => file,\n}\n");
        Ran ran = Ran.command("validate", bad);
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .isEqualTo("Error: Could not parse for environment production: Syntax error at 'ensure' (file: " + bad
                        + ", line: 2, column: 3)\n  2 |   ensure => file,\n    |   ^\n  hint: a colon may be missing after the title\n");
    }

    @Test
    void severalErrorsAreAllTold() throws IOException {
        String bad = file("bad.pp", "$a::b = 1\n$c::d = 2\n");
        Ran ran = Ran.command("validate", bad);
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("Illegal attempt to assign to 'a::b'", "Illegal attempt to assign to 'c::d'");
        assertThat(ran.err()).endsWith("\nError: Language validation logged 2 errors. Giving up\n");
    }

    @Test
    void directoriesAreSearched() throws IOException {
        file("d/one.pp", "notice(1)");
        file("d/deep/two.pp", "notice(");
        file("d/deep/three.epp", "<%= %>");
        file("d/notes.txt", "no manifest (");
        Ran ran = Ran.command("validate", folder.resolve("d").toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("two.pp", "three.epp").doesNotContain("notes.txt", "one.pp");
    }

    @Test
    void manyFilesAreToldInTheirOrder() throws IOException {
        for (int i = 100; i < 150; i++) {
            file("many/" + i + ".pp", i % 2 == 0 ? "notice(1)" : "notice(");
        }
        Ran ran = Ran.command("validate", folder.resolve("many").toString());
        assertThat(ran.err().lines().filter(line -> line.startsWith("Error")).count()).isEqualTo(25);
        assertThat(ran.err().indexOf("101.pp")).isLessThan(ran.err().indexOf("149.pp"));
    }

    @Test
    void standardInputIsReadForADashOrNothing() {
        assertThat(Ran.withInput("notice(1)", "validate", "-").code()).isZero();
        Ran ran = Ran.withInput("notice(", "validate");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).startsWith("Error: Could not parse for environment production: Syntax error at end of input");
    }

    @Test
    void jsonIsOneObject() throws IOException {
        String bad = file("bad.pp", "$a = = 1\n");
        Ran ran = Ran.command("validate", "--json", bad);
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("{\"diagnostics\":[{\"file\":\"" + bad + "\",\"line\":1,\"column\":6,\"severity\":\"error\",")
                .contains("\"code\":\"SYNTAX_ERROR\"", "\"message\":\"Syntax error at '='\"")
                .endsWith("\"files\":1,\"errors\":1}\n");
    }

    @Test
    void strictSaysWhatProbableMistakesAre() throws IOException {
        String doubtful = file("doubtful.pp", "$h = { 'a' => 1, 'a' => 2 }\n");
        assertThat(Ran.command("validate", "--strict", "off", doubtful)).isEqualTo(new Ran(0, "", ""));
        Ran warned = Ran.command("validate", doubtful);
        assertThat(warned.code()).isZero();
        assertThat(warned.err()).startsWith("Warning: The key 'a' is declared more than once");
        Ran refused = Ran.command("validate", "--strict=error", doubtful);
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.err()).contains("Error: ", "The key 'a' is declared more than once");
        assertThat(Ran.command("validate", "--strict", "maybe", doubtful).err())
                .isEqualTo("Error: --strict is one of off, warning, error; not maybe\nUsage: bindery validate [FLAGS] [PATH...]    (--help tells more)\n");
    }

    @Test
    void unknownFlagsAreRefusedWithTheUsage() {
        Ran ran = Ran.command("validate", "--bogus");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).startsWith("Error: unrecognized option '--bogus'\nUsage: bindery validate");
    }

    @Test
    void helpAndVersionAreAnswered() {
        assertThat(Ran.command("validate", "--help").out()).startsWith("Usage: bindery validate").contains("--json");
        assertThat(Ran.command("validate", "--version").out()).isEqualTo(ProductVersion.TEXT + "\n");
    }
}
