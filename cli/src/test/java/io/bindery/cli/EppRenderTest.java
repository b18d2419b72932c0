package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Texts as Puppet 7.23 renders them.
final class EppRenderTest {
    private static final String TEMPLATE = "<%- |$a, $b = 5| -%>\nA=<%= $a %> B=<%= $b %>\n<%- if $b > 5 { -%>big<% } %>\n";

    @TempDir
    private Path folder = Path.of("");

    private String template = "";

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(folder.resolve("modules/m/templates"));
        Files.writeString(folder.resolve("facts.json"), "{\"kernel\":\"Linux\",\"clientcert\":\"n\"}");
        template = file("t.epp", TEMPLATE);
        file("modules/m/templates/x.epp", TEMPLATE);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private Ran render(String... arguments) {
        String[] common = {"epp", "render", "--facts", folder + "/facts.json", "--modulepath", folder + "/modules", "--confdir", folder.toString()};
        String[] all = java.util.Arrays.copyOf(common, common.length + arguments.length);
        System.arraycopy(arguments, 0, all, common.length, arguments.length);
        return Ran.command(all);
    }

    @Test
    void valuesComeFromCodeAndFilesAndCodeGoesOverFiles() throws IOException {
        String yaml = file("v.yaml", "a: 1\nb: 7\n");
        String code = file("v.pp", "$greeted = 'hi'\nundef\n");
        assertThat(render(template, "--values", "{a=>10}")).isEqualTo(new Ran(0, "A=10 B=5\n\n", ""));
        assertThat(render(template, "--values-file", yaml).out()).isEqualTo("A=1 B=7\nbig\n");
        assertThat(render(template, "--values_file", yaml, "--values", "{b=>1}").out()).isEqualTo("A=1 B=1\n\n");
        assertThat(render("-e", "G=<%= $greeted %> <%= $facts[kernel] %>", "--values-file", code).out()).isEqualTo("G=hi Linux\n");
    }

    @Test
    void aTemplateOfAModuleIsKnownByItsName() {
        assertThat(render("m/x.epp", "--values", "{a=>3}").out()).isEqualTo("A=3 B=5\n\n");
        assertThat(render("m/x", "--values", "{a=>3}").out()).isEqualTo("A=3 B=5\n\n");
        assertThat(render("m/y.epp")).isEqualTo(new Ran(1, "", "Error: Could not find template 'm/y.epp'\n"));
    }

    @Test
    void severalTemplatesAreNamed() {
        String text = "A=1 B=5\n\n";
        assertThat(render(template, template, "--values", "{a=>1}").out())
                .isEqualTo("--- " + template + "\n" + text + "\n--- " + template + "\n" + text);
        assertThat(render(template, template, "--values", "{a=>1}", "--no-header").out()).isEqualTo(text + text);
    }

    @Test
    void whatIsWrongIsToldWithItsPlace() {
        assertThat(render(template).err()).isEqualTo("Error: lambda: expects a value for parameter 'a'\n");
        assertThat(render("-e", "<%=1+a%>").err())
                .startsWith("Error: Evaluation Error: The value 'a' cannot be converted to Numeric. (file: inlined-epp-text, line: 1, column: 6)\n");
        assertThat(render("-e", "<%=if%>").err())
                .isEqualTo("Error: inline_epp(): Invalid EPP: Syntax error at '%>' (file: inlined-epp-text, line: 1, column: 6)\n");
        assertThat(render(template, "--values", "{a=>").err()).isEqualTo("Error: Syntax error at end of input (file: values-hash)\n");
        assertThat(render(template, "--values", "5").err()).isEqualTo("Error: --values must evaluate to a Hash or undef\n");
        assertThat(render(template, "--values-file", "v.txt").err()).isEqualTo("Error: Only .yaml or .pp can be used as a --values-file\n");
        assertThat(render(template, "--values-file", "no.yaml").code()).isEqualTo(1);
    }

    @Test
    void whatCannotBeRenderedDoesNotKeepOthersFromBeing() {
        Ran ran = render("no.epp", template, "--values", "{a=>1}");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).endsWith("A=1 B=5\n\n");
        assertThat(ran.err()).isEqualTo("Error: Could not find template 'no.epp'\n");
    }
}
