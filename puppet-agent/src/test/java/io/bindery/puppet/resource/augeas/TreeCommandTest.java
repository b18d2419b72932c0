package io.bindery.puppet.resource.augeas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.resource.ResourceError;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The commands and conditions of `augeas`.
class TreeCommandTest {
    private static final String CONTEXT = "/files/etc/hosts/";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            set 1/canonical name              | set /files/etc/hosts/1/canonical "name"
            set /files/x "a b"                | set /files/x "a b"
            set *[ipaddr = '1 2']/alias 'x'   | set /files/etc/hosts/*[ipaddr = '1 2']/alias "x"
            set $v/a 'it\\'s'                 | set $v/a "it's"
            rm 2/                             | rm /files/etc/hosts/2
            remove 2                          | rm /files/etc/hosts/2
            move 1 2                          | mv /files/etc/hosts/1 /files/etc/hosts/2
            insert 01 before 1                | ins "01" "before" /files/etc/hosts/1
            setm 1/alias . x                  | setm /files/etc/hosts/1/alias "." "x"
            defnode n 1 'v'                   | defnode "n" /files/etc/hosts/1 "v"
            """)
    void commandsAreWrittenForAugtool(String given, String line) {
        assertThat(TreeCommand.parse(given, CONTEXT).line()).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            frob 1 2      | Unknown command frob
            set           | missing path argument 1 for set
            set 1         | missing string argument 2 for set
            rm 1]         | unmatched [
            get 1 ~ x     | invalid comparator for command get
            """)
    void mistakesAreNamed(String given, String message) {
        assertThatThrownBy(() -> TreeCommand.parse(given, CONTEXT)).isInstanceOf(ResourceError.class).hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            get x == one                        | true
            get x != one                        | false
            get x =~ ^o.e$                      | true
            get x < two                         | true
            match x size == 2                   | true
            match x size > 2                    | false
            match x include /b                  | true
            match x not_include /b              | false
            match x == ['/a', "/b"]             | true
            match x != ['/a']                   | true
            values x include 2                  | true
            values x == ['one', '2']            | true
            """)
    void conditionsCompareWhatIsFound(String given, boolean holds) {
        TreeCondition condition = new TreeCondition(TreeCommand.parse(given, CONTEXT), CONTEXT);
        assertThat(condition.holds(List.of(new TreeNode("/a", "one"), new TreeNode("/b", "2")))).isEqualTo(holds);
    }

    @Test
    void numbersAreComparedAsNumbers() {
        TreeCondition condition = new TreeCondition(TreeCommand.parse("get x >= 9", CONTEXT), CONTEXT);
        assertThat(condition.holds(List.of(new TreeNode("/a", "10")))).isTrue();
        assertThat(condition.holds(List.of())).isFalse();
    }

    @Test
    void nodesAreReadFromAnAnswer() {
        assertThat(TreeNode.parse(List.of("/a = one = 1", "/b = (none)", "  (no matches)")))
                .containsExactly(new TreeNode("/a", "one = 1"), new TreeNode("/b", ""));
    }
}
