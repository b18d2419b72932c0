package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A module whose `metadata.json` is not as it should be. What is expected was seen with Puppet 7.23.
final class ModuleMetadataTest {
    private static Site.Outcome compile(String metadata) {
        return compile(metadata, "warning");
    }

    private static Site.Outcome compile(String metadata, String strict) {
        return Site.of("include m")
                .setting("strict", strict)
                .file("modules/m/metadata.json", metadata)
                .file("modules/m/manifests/init.pp", "class m { notify { 'seen': } }")
                .compile();
    }

    private static String error(Site.Outcome outcome) {
        return outcome.error() == null ? "" : outcome.error().message();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "{\"name\":\"a-m\"} | No source module metadata provided for m",
                "{\"source\":null,\"author\":\"a\"} | No source module metadata provided for m",
                "\"x\" | No source module metadata provided for m",
                "{\"source\":\"s\",\"author\":\"a\",\"version\":\"1.0.0\",\"license\":\"l\"} | No dependencies module metadata provided for m",
                "{\"source\":\"s\",\"author\":\"a\",\"version\":1,\"license\":\"l\",\"dependencies\":\"x\"} "
                        + "| The value for the key dependencies in the file metadata.json of the module m must be an array, not: 'x'",
            })
    void whereSomethingLacksTheModuleIsLeftOut(String metadata, String problem) {
        Site.Outcome outcome = compile(metadata);
        assertThat(outcome.log()).contains("err: " + problem);
        assertThat(error(outcome)).contains("Could not find class ::m for");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{bad", "", "{\n\"a\":1,\n}"})
    void whatIsNoJsonIsWarnedOf(String metadata) {
        Site.Outcome outcome = compile(metadata);
        assertThat(outcome.resources()).contains("Notify[seen]");
        assertThat(outcome.log())
                .contains("warning: m has an invalid and unparsable metadata.json file. The parse error: 859: unexpected token at '" + metadata + "'");
    }

    @Test
    void strictnessSaysWhatIsNoJson() {
        assertThat(compile("{bad", "off").log()).isEmpty();
        assertThat(compile("{bad", "error").log()).anyMatch(line -> line.startsWith("err: m has an invalid and unparsable metadata.json file."));
        assertThat(error(compile("{bad", "error"))).contains("Could not find class ::m for");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[]"})
    void anEmptyFileSaysNothing(String metadata) {
        Site.Outcome outcome = compile(metadata);
        assertThat(outcome.resources()).contains("Notify[seen]");
        assertThat(outcome.log()).isEmpty();
    }
}
