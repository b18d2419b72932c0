package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CivilTimeTest {
    @Test
    void agreesWithTheJdksCalendar() {
        Random random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            Instant moment = Instant.ofEpochSecond(random.nextLong(-30_000_000_000L, 30_000_000_000L));
            ZoneOffset zone = ZoneOffset.ofTotalSeconds(random.nextInt(-50_000, 50_000));
            OffsetDateTime expected = moment.atOffset(zone);
            CivilTime time = CivilTime.of(moment, zone);
            assertThat(time).isEqualTo(new CivilTime(
                    expected.getYear(), expected.getMonthValue(), expected.getDayOfMonth(), expected.getDayOfWeek().getValue() % 7,
                    expected.getHour(), expected.getMinute(), expected.getSecond()));
        }
    }

    @Test
    void isWrittenAsTheCLibraryDoes() {
        assertThat(CivilTime.of(Instant.ofEpochSecond(1_794_788_439), ZoneOffset.UTC).written()).isEqualTo("Mon Nov 16 00:20:39 2026");
        assertThat(CivilTime.of(Instant.ofEpochSecond(86_400), ZoneOffset.UTC).written()).isEqualTo("Fri Jan  2 00:00:00 1970");
    }
}
