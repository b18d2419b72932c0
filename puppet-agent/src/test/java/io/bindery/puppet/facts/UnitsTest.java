package io.bindery.puppet.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UnitsTest {
    @Test
    void numbersAreRoundedByTheirExactValue() {
        for (double number : new double[] {0, 0.005, 0.015, 0.125, 0.375, 1.005, 2.675, 99.995, 100, 1023.995, 12345.678}) {
            assertThat(Units.fixed(number)).isEqualTo(exact(number));
        }
        Random random = new Random(17);
        for (int i = 0; i < 20_000; i++) {
            double number = random.nextInt(4) == 0 ? random.nextInt(1 << 20) / 1024.0 : random.nextDouble() * Math.pow(10, random.nextInt(7));
            assertThat(Units.fixed(number)).isEqualTo(exact(number));
        }
    }

    private static String exact(double number) {
        return new BigDecimal(number).setScale(2, RoundingMode.HALF_EVEN).toPlainString();
    }

    @Test
    void sizesAndRatesHaveTheirUnits() {
        assertThat(Units.bytes(1023)).isEqualTo("1023 bytes");
        assertThat(Units.bytes(1024)).isEqualTo("1.00 KiB");
        assertThat(Units.bytes((1L << 20) - 1)).isEqualTo("1.00 MiB");
        assertThat(Units.hertz(2_595_000_000L)).isEqualTo("2.60 GHz");
        assertThat(Units.percent(1, 3)).isEqualTo("33.33%");
    }
}
