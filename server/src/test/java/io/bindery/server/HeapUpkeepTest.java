package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapUpkeepTest {
    @ParameterizedTest
    @CsvSource({"10, 70, false", "10, 80, true", "200, 300, false", "200, 390, false", "200, 410, true"})
    void collectsWhenMostIsGarbage(long live, long used, boolean due) {
        assertThat(HeapUpkeep.isDue(live << 20, used << 20)).isEqualTo(due);
    }
}
