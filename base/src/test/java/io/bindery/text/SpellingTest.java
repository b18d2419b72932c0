package io.bindery.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The distance of words, and the nearest of some names.
final class SpellingTest {
    private static final int MOST = 1_000;

    @Test
    void aLimitOnlyCutsTheDistanceOff() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            String one = word(random);
            String other = word(random);
            int whole = Spelling.distance(one, other, MOST);
            int limit = 1 + random.nextInt(6);
            assertThat(Spelling.distance(one, other, limit)).as(one + " " + other).isEqualTo(Math.min(limit, whole));
        }
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        for (int i = random.nextInt(7); i >= 0; i--) {
            word.append("abc:é".charAt(random.nextInt(5)));
        }
        return word.toString();
    }

    @Test
    void exchangedLettersAreOneMistake() {
        assertThat(Spelling.distance("pakcage", "package", MOST)).isEqualTo(1);
        assertThat(Spelling.distance("packag", "package", MOST)).isEqualTo(1);
        assertThat(Spelling.distance("file", "fail", MOST)).isEqualTo(2);
    }

    @Test
    void theNearestNameIsMeant() {
        assertThat(Spelling.nearest("nginx::servr", List.of("nginx::service", "nginx::server", "apache::server"))).isEqualTo("nginx::server");
        assertThat(Spelling.nearest("zzz", List.of("nginx::service"))).isNull();
    }
}
