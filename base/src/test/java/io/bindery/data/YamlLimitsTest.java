package io.bindery.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Well-formed YAML that exceeds a limit is refused, and duplicate keys are reported.
class YamlLimitsTest {
    private static String read(String text, DataLimits limits) {
        return YamlReader.read(new SourceFile("F", text), new RubyInspect(), YamlOptions.SAFE.within(limits)).text();
    }

    @Test
    void aliasesCountAsOftenAsTheyAreUsed() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 12; i++) {
            bomb.append("a").append(i).append(": &a").append(i).append(" [").append("*a").append(i - 1);
            bomb.append((", *a" + (i - 1)).repeat(9)).append("]\n");
        }
        assertThatThrownBy(() -> read(bomb.toString(), new DataLimits(100_000, 100, 100_000)))
                .isInstanceOfSatisfying(DataError.class, error -> {
                    assertThat(error.text()).contains("more than 100000 values when aliases are followed at line 5");
                    assertThat(error.line()).isEqualTo(5);
                });
    }

    @Test
    void nestingHasAnEnd() {
        assertThatThrownBy(() -> read("[".repeat(50_000), DataLimits.USUAL)).hasMessageContaining("nesting of 501 is too deep");
        assertThatThrownBy(() -> read("- ".repeat(50_000), DataLimits.USUAL)).hasMessageContaining("nesting of 501 is too deep");
    }

    @Test
    void longNumbersAreRefused() {
        String number = "7".repeat(3_000_000);
        assertThatThrownBy(() -> read("a: " + number, DataLimits.USUAL)).hasMessageContaining("a number of 3000000 digits is too long");
        assertThatThrownBy(() -> JsonReader.read(new SourceFile("F", "[" + number + "]"), new RubyInspect()))
                .hasMessageContaining("a number of 3000000 digits is too long");
    }

    @Test
    void longTextsAreRefused() {
        assertThatThrownBy(() -> read("a: 1\n", new DataLimits(3, 10, 10))).hasMessageContaining("text is longer than 3 characters");
    }

    @Test
    void keysThatStandTwiceAreTold() {
        List<DuplicateKey> told = new ArrayList<>();
        String text = "a: 1\nb: {c: 1, d: 2, c: 3}\na: 2\n";
        assertThat(YamlReader.read(new SourceFile("F", text), new RubyInspect(), YamlOptions.SAFE.onDuplicate(told::add)).text())
                .isEqualTo("{\"a\"=>2, \"b\"=>{\"c\"=>3, \"d\"=>2}}");
        assertThat(told).containsExactly(new DuplicateKey("c", 2, 17), new DuplicateKey("a", 3, 1));
    }

    @Test
    void longNumbersNeedNoStack() {
        String digits = "1".repeat(20_000);
        assertThat(read("a: " + digits, DataLimits.USUAL)).contains(digits);
        assertThat(read("a: 1" + "_1".repeat(20_000), DataLimits.USUAL)).contains("1".repeat(20_001));
        assertThat(read("a: !!float 1" + "_1".repeat(20_000), DataLimits.USUAL)).contains("Infinity");
        assertThat(read("a: 1:1" + "_1".repeat(20_000) + ":30.5", DataLimits.USUAL)).contains("a");
    }
}
