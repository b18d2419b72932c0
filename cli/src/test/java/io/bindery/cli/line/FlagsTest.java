package io.bindery.cli.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FlagsTest {
    private enum Size {
        SMALL,
        LARGE
    }

    private static final List<Flag> KNOWN = List.of(
            Flag.on("batch", "").withLetter('b'),
            Flag.taking("environment-dir", "DIR", "").withLetter('E').or("environment_dir"),
            Flag.taking("set", "NAME=VALUE", ""),
            Flag.taking("size", "SIZE", ""),
            new Flag("color", 'C', Argument.OPTIONAL, ""),
            new Flag("allow", '\0', Argument.OPPOSITE, ""));

    private static Flags parse(String... arguments) {
        return Flags.parse(KNOWN, arguments);
    }

    @Test
    void aValueFollowsOrIsJoinedAndTheLastOneCounts() {
        assertThat(parse("--environment-dir", "a").value("environment-dir")).isEqualTo("a");
        assertThat(parse("--environment-dir=a", "-Eb").value("environment-dir")).isEqualTo("b");
        assertThat(parse("-bE", "c").value("environment-dir")).isEqualTo("c");
        assertThat(parse("--environment-dir", "--").value("environment-dir")).isEqualTo("--");
    }

    @Test
    void aFlagHasMoreNamesAndMayBeShortened() {
        assertThat(parse("--environment_dir=a").value("environment-dir")).isEqualTo("a");
        assertThat(parse("--env=a").value("environment-dir")).isEqualTo("a");
        assertThat(parse("--s=a").problem()).isNotNull();
    }

    @Test
    void anOptionalValueIsJoinedOnly() {
        Flags flags = parse("--color", "x");
        assertThat(flags.value("color")).isEmpty();
        assertThat(flags.rest()).containsExactly("x");
        assertThat(parse("--color=y").value("color")).isEqualTo("y");
    }

    @Test
    void theLastOfAFlagAndItsOppositeCounts() {
        assertThat(parse().choice("allow")).isNull();
        assertThat(parse("--no-allow", "--allow").choice("allow")).isTrue();
        assertThat(parse("--allow", "--no-allow").choice("allow")).isFalse();
        assertThat(parse("--no-batch").problem()).isNotNull();
    }

    @Test
    void whatIsNotKnownOrLacksItsValueIsNamedAsGiven() {
        assertThat(text("--bogus=1")).isEqualTo("unrecognized option '--bogus=1'");
        assertThat(text("-bx")).isEqualTo("invalid option -- 'x'");
        assertThat(text("--set")).isEqualTo("option '--set' requires an argument");
        assertThat(text("-bE")).isEqualTo("option requires an argument -- 'E'");
    }

    private static String text(String... arguments) {
        Flags.Problem problem = parse(arguments).problem();
        return problem == null ? "" : problem.text();
    }

    @Test
    void afterTwoDashesNothingIsAFlag() {
        assertThat(parse("a", "--", "--batch").rest()).containsExactly("a", "--batch");
    }

    @Test
    void pairsAreCutAtTheFirstEqualsSign() {
        assertThat(parse("--set", "a=b=c", "--set=d=").pairs("set")).containsEntry("a", "b=c").containsEntry("d", "").hasSize(2);
        assertThatThrownBy(() -> parse("--set", "a").pairs("set")).isInstanceOf(UsageError.class).hasMessage("--set takes NAME=VALUE; not a");
    }

    @Test
    void aMemberOfAnEnumerationIsTakenInWhateverCase() {
        assertThat(parse("--size=Large").oneOf(Size.class, "size")).isEqualTo(Size.LARGE);
        assertThat(parse().oneOf(Size.class, "size")).isNull();
        assertThatThrownBy(() -> parse("--size=huge").oneOf(Size.class, "size"))
                .isInstanceOf(UsageError.class)
                .hasMessage("--size is one of small, large; not huge");
    }

    @Test
    void argumentsWithoutAFlagAreCounted() {
        assertThat(parse("a").required("FILE")).isEqualTo("a");
        assertThat(parse().optional()).isNull();
        assertThatThrownBy(() -> parse().required("FILE")).hasMessage("needs FILE");
        assertThatThrownBy(() -> parse("a", "b").optional()).hasMessage("too many arguments: b");
        assertThatThrownBy(() -> parse("a").nothingElse()).hasMessage("too many arguments: a");
    }
}
