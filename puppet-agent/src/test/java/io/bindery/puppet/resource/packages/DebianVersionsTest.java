package io.bindery.puppet.resource.packages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The order of versions as `dpkg --compare-versions` has it.
class DebianVersionsTest {
    @ParameterizedTest
    @CsvSource({"1.0, 1.1, -1", "1.10, 1.9, 1", "1:0.1, 9.9, 1", "1.0~rc1, 1.0, -1", "1.0-1, 1.0-2, -1", "1.0a, 1.0+, -1", "1.00, 1.0, 0", "2, 2.0, -1"})
    void versionsAreOrdered(String one, String other, int order) {
        assertThat(Integer.signum(DebianVersions.compare(one, other))).isEqualTo(order);
        assertThat(Integer.signum(DebianVersions.compare(other, one))).isEqualTo(-order);
    }

    @Test
    void rangesIncludeVersions() {
        VersionRange range = VersionRange.parse(">=1.0 <2.0");
        assertThat(range).isNotNull();
        assertThat(range.includes("1.5")).isTrue();
        assertThat(range.includes("2.0")).isFalse();
        assertThat(VersionRange.parse("1.2-3")).isNull();
    }
}
