package io.bindery.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetTest {
    @ParameterizedTest
    @CsvSource({
        "/puppet/v3/node/a, /puppet/v3/node/a",
        "/puppet/v3/node/%61, /puppet/v3/node/a",
        "/puppet/v3/node/%2561, /puppet/v3/node/%61",
        "/puppet/v3/node%2Fa, /puppet/v3/node/a",
        "/puppet;x=1/v3;y/node/a, /puppet/v3/node/a",
        "/a+b, /a+b",
        "/gr%C3%BC, /grü"
    })
    void decodesOnce(String raw, String decoded) throws UndecodablePath {
        assertThat(Target.decode(raw, null).path()).isEqualTo(decoded);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a%zz", "/a%", "/a%2", "/a%00b", "/..", "/a/../..", "/%2e%2e/etc", "", "*"})
    void refusesWhatNoHandlerMaySee(String raw) {
        assertThatThrownBy(() -> Target.decode(raw, null)).isInstanceOf(UndecodablePath.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/puppet/./v3", "/puppet/v3/x/../y", "/puppet/%2e%2e/puppet", "/puppet/..%2fpuppet"})
    void findsDotSegmentsHoweverTheyAreWritten(String raw) throws UndecodablePath {
        assertThat(Target.decode(raw, null).hasDotSegments()).isTrue();
    }

    @Test
    void leavesNamesWithDotsAlone() throws UndecodablePath {
        assertThat(Target.decode("/a/.hidden/b..c/...", null).hasDotSegments()).isFalse();
    }

    @Test
    void collapsesSlashes() throws UndecodablePath {
        assertThat(Target.decode("/a//b///c", null).collapsed()).isEqualTo("/a/b/c");
    }

    @Test
    void keepsRepeatedParametersInOrder() throws UndecodablePath {
        Parameters query = Target.decode("/", "a=1&b=x+y%26&a=2&c&%zz=3").query();
        assertThat(query.all("a")).isEqualTo(List.of("1", "2"));
        assertThat(query.last("a")).hasValue("2");
        assertThat(query.last("b")).hasValue("x y&");
        assertThat(query.last("c")).hasValue("");
        assertThat(query.has("%zz")).isTrue();
    }
}
