package io.bindery.cfengine.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClassExpressionTest {
    private static final Set<String> DEFINED = Set.of("a", "b", "ns:c");

    @ParameterizedTest
    @CsvSource({"a,true", "a.b,true", "a&x,false", "a|x,true", "x||b,true", "!x,true", "!(a.x),true", "a.!x|x,true", "ns:c,true",
        "c,false", "a . b,true", "x.a|b,true", "a],false", "[1],false", "[x]|a,true"})
    void holdsAsItsOperatorsSay(String text, boolean expected) {
        ClassExpression expression = ClassExpression.parse(text);
        assertThat(expression).isNotNull();
        assertThat(expression.holds(DEFINED::contains)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "(a", "a..b", "a)", "!", "!!a", "a&&b", "a b", "$(x)"})
    void isRefusedWhereItIsNone(String text) {
        assertThat(ClassExpression.parse(text)).isNull();
    }
}
