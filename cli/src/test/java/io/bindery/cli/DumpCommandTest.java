package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `dump` and `epp` take, say and end with.
final class DumpCommandTest {
    @TempDir
    private Path folder = Path.of(".");

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aTreeIsShownInPnOrJson() throws IOException {
        String path = file("a.pp", "$x = 1 + 2\n");
        assertThat(Ran.command("dump", path)).isEqualTo(new Ran(0, "(= (var \"x\") (+ 1 2))\n", ""));
        assertThat(Ran.command("dump", "--format", "json", path))
                .isEqualTo(new Ran(0, "{\"^\":[\"=\",{\"^\":[\"var\",\"x\"]},{\"^\":[\"+\",1,2]}]}\n", ""));
        assertThat(Ran.command("dump", "--format=xml", path))
                .isEqualTo(new Ran(1, "", "Error: --format is one of pn, json; not xml\nUsage: bindery dump [FLAGS] [FILE...]    (--help tells more)\n"));
    }

    @Test
    void standardInputIsReadForADashOrNothing() {
        assertThat(Ran.withInput("notice(1)", "dump").out()).isEqualTo("(invoke {:functor (qn \"notice\") :args [1]})\n");
        assertThat(Ran.withInput("notice(1)", "dump", "-").code()).isZero();
    }

    @Test
    void directoriesAreSearchedAndOneErrorDoesNotHideTheOthers() throws IOException {
        file("a.pp", "1 + ");
        file("b.pp", "notice(2)");
        Ran ran = Ran.command("dump", folder.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).isEqualTo("(invoke {:functor (qn \"notice\") :args [2]})\n");
        assertThat(ran.err()).contains("a.pp");
    }

    @Test
    void eppTakesAnythingForATemplate() throws IOException {
        String path = file("motd.txt", "Hello <%= $name %>\n");
        assertThat(Ran.command("epp", "validate", path)).isEqualTo(new Ran(0, "", ""));
        assertThat(Ran.command("epp", "dump", path).out()).contains("render-s \"Hello \"");
        Ran bad = Ran.command("epp", "validate", file("bad.txt", "<%= 1 +\n"));
        assertThat(bad.code()).isEqualTo(1);
        assertThat(bad.err()).startsWith("Error: ").doesNotContain("\tat ");
        assertThat(Ran.command("epp").code()).isEqualTo(1);
    }
}
