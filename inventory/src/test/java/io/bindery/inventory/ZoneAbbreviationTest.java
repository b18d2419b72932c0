package io.bindery.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class ZoneAbbreviationTest {
    private static final Instant WINTER = Instant.parse("2024-01-15T12:00:00Z");
    private static final Instant SUMMER = Instant.parse("2024-07-15T12:00:00Z");

    private static String at(Instant moment, String rule) {
        return ZoneAbbreviation.at(moment, null, rule);
    }

    @Test
    void rulesTellSummerFromWinter() {
        assertThat(at(WINTER, "CET-1CEST,M3.5.0,M10.5.0/3")).isEqualTo("CET");
        assertThat(at(SUMMER, "CET-1CEST,M3.5.0,M10.5.0/3")).isEqualTo("CEST");
        assertThat(at(WINTER, "AEST-10AEDT,M10.1.0,M4.1.0/3")).isEqualTo("AEDT");
        assertThat(at(SUMMER, "AEST-10AEDT,M10.1.0,M4.1.0/3")).isEqualTo("AEST");
    }

    @Test
    void changesAreAtTheHourTheRuleSays() {
        assertThat(at(Instant.parse("2024-03-31T00:59:59Z"), "CET-1CEST,M3.5.0,M10.5.0/3")).isEqualTo("CET");
        assertThat(at(Instant.parse("2024-03-31T01:00:00Z"), "CET-1CEST,M3.5.0,M10.5.0/3")).isEqualTo("CEST");
        assertThat(at(Instant.parse("2024-10-27T00:59:59Z"), "CET-1CEST,M3.5.0,M10.5.0/3")).isEqualTo("CEST");
        assertThat(at(Instant.parse("2024-10-27T01:00:00Z"), "CET-1CEST,M3.5.0,M10.5.0/3")).isEqualTo("CET");
    }

    @Test
    void zonesWithoutSummerTimeAndStrangeOnes() {
        assertThat(at(WINTER, "MSK-3")).isEqualTo("MSK");
        assertThat(at(WINTER, "<+0330>-3:30")).isEqualTo("+0330");
        assertThat(at(WINTER, "Nowhere")).isEqualTo("Nowhere");
        assertThat(at(WINTER, "")).isEqualTo("UTC");
        assertThat(ZoneAbbreviation.at(WINTER, new byte[] {1, 2, 3}, "")).isEqualTo("UTC");
    }
}
