package io.bindery.cli.apply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What `puppet apply` 7.23 printed for misspelt and shortened options.
class OptionSpellingTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--no-such-option | no-storeconfigs",
        "--nooop | noop;no-noop",
        "--detailed-exitcode2 | detailed-exitcodes",
        "--modulpath | modulepath",
        "--logdst | logdir;logdest",
        "--envronment=x | environment",
        "--catlog | catalog",
        "--shw_diff | show-diff",
        "--no-evaltrce | no-evaltrace",
        "--dir | diff",
    })
    void suggestsWhatRubySuggests(String argument, String names) {
        assertThatThrownBy(() -> parse(argument))
                .isInstanceOf(PuppetArguments.WrongArguments.class)
                .hasMessage("invalid option: " + argument + "\nDid you mean?  " + names.replace(";", "\n               "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--zzzzqq | invalid option: --zzzzqq",
        "--no | ambiguous option: --no",
        "--pub | ambiguous option: --pub",
        "--logd | ambiguous option: --logd;Did you mean?  logdir",
    })
    void refusesWhatIsNotAnOptionOrMoreThanOne(String argument, String message) {
        assertThatThrownBy(() -> parse(argument)).hasMessage(message.replace(';', '\n'));
    }

    @ParameterizedTest
    @CsvSource({"--detail, detailed-exitcodes", "--verb, verbose"})
    void completesOptions(String argument, String option) {
        assertThat(parse(argument).has(option)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"--noo, noop, true", "--no-noo, noop, false", "--skip-tag=slow, skip_tags, slow"})
    void completesSettings(String argument, String setting, String value) {
        assertThat(parse(argument).settings()).containsEntry(setting, value);
    }

    private static PuppetArguments parse(String argument) {
        return PuppetArguments.parse(List.of(argument, "x").toArray(String[]::new), ApplyCommand.OPTIONS, ApplySettings.defaults());
    }
}
