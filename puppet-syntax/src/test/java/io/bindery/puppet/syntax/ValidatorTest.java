package io.bindery.puppet.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.syntax.issue.Refusal;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.text.Diagnostic;
import io.bindery.text.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValidatorTest {
    private static final ValidatorSettings MODULES =
            new ValidatorSettings(Strictness.WARNING, "/env/manifests", List.of("/env/modules"));

    private static String inFile(String name, String text) {
        return Sources.written(Validator.check(Parser.parse(new SourceFile(name, text)), MODULES));
    }

    @Test
    void definitionsMustBearTheNameOfTheirFile() {
        assertThat(inFile("/env/modules/m/manifests/right.pp", "class m::right { }")).isEmpty();
        assertThat(inFile("/env/modules/m/manifests/init.pp", "class m { class inner { } }")).isEmpty();
        assertThat(inFile("/env/modules/m/manifests/right.pp", "class m::wrong { }"))
                .isEqualTo("error 1:1 Unacceptable location. The name 'm::wrong' is unacceptable in file"
                        + " '/env/modules/m/manifests/right.pp'\n");
        assertThat(inFile("/env/modules/m/examples/a.pp", "class m::a { }")).contains("Unacceptable location");
    }

    @Test
    void onlyDefinitionsStandAtTheTopOfAModulesFile() {
        assertThat(inFile("/env/modules/m/manifests/init.pp", "notify { 'x': } class m { }"))
                .isEqualTo(
                        "error 1:1 This Resource Statement is unacceptable as a top level construct in this location\n");
        assertThat(inFile("/env/modules/m/manifests/init.pp", "node a { }"))
                .isEqualTo("error 1:1 This Node Definition is unacceptable as a top level construct in this location\n");
        assertThat(inFile("/env/modules/m/manifests/init.pp", "# nothing\n")).isEmpty();
    }

    @Test
    void theMainManifestMayHoldAnything() {
        assertThat(inFile("/env/manifests/site.pp", "notify { 'x': } class any::thing { }")).isEmpty();
    }

    @Test
    void strictDecidesAboutDuplicateKeys() {
        String text = "$h = {a => 1, a => 2}";
        assertThat(Sources.check(text, ValidatorSettings.PLAIN.withStrict(Strictness.OFF))).isEmpty();
        assertThat(Sources.written(Sources.check(text, ValidatorSettings.PLAIN)))
                .isEqualTo("warning 1:17 The key 'a' is declared more than once\n");
        assertThat(Sources.written(Sources.check(text, ValidatorSettings.PLAIN.withStrict(Strictness.ERROR))))
                .isEqualTo("error 1:17 The key 'a' is declared more than once\n");
    }

    @Test
    void oneErrorIsTheRefusal() {
        Refusal refusal = refusal("$a = = 1");
        assertThat(refusal.text()).isEqualTo("Syntax error at '=' (file: site.pp, line: 1, column: 6)");
        assertThat(refusal.logged()).isEmpty();
    }

    @Test
    void severalErrorsAreLoggedAndSummedUp() {
        Refusal refusal = refusal("$a::b = 1\n$c::d = 2\n$h = {a => 1, a => 2}");
        assertThat(refusal.text())
                .isEqualTo("Language validation logged 2 errors, and 1 warnings. Giving up (file: site.pp)");
        assertThat(refusal.logged())
                .extracting(Diagnostic::message)
                .containsExactly(
                        "The key 'a' is declared more than once",
                        "Illegal attempt to assign to 'a::b'. Cannot assign to variables in other namespaces",
                        "Illegal attempt to assign to 'c::d'. Cannot assign to variables in other namespaces");
    }

    @Test
    void illegalRegularExpressionsAreRefusedInRubysWords() {
        assertThat(refusal("if 'a' =~ /[/ { }").text()).isEqualTo("premature end of char-class: /[/");
    }

    private static Refusal refusal(String text) {
        return Refusal.of(Validator.check(Parser.parse(new SourceFile("site.pp", text)), ValidatorSettings.PLAIN))
                .orElseThrow();
    }
}
