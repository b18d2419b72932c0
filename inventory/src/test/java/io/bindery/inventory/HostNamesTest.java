package io.bindery.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Names and addresses of hosts as people write them.
final class HostNamesTest {
    @Test
    void aNameIsCutAtItsFirstDot() {
        assertThat(HostName.of("web01.example.com")).isEqualTo(new HostName("web01.example.com", "web01", "example.com"));
        assertThat(HostName.of("web01")).isEqualTo(new HostName("web01", "web01", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "0:0:0:0:0:0:0:1, ::1",
        "0:0:0:0:0:0:0:0, ::",
        "fe80:0:0:0:1:0:0:2, fe80::1:0:0:2",
        "2001:db8:0:1:1:1:1:1, 2001:db8:0:1:1:1:1:1",
        "2001:0:0:1:0:0:0:1, 2001:0:0:1::1",
        "1:2:3:4:5:6:0:0, 1:2:3:4:5:6::"
    })
    void theLongestRunOfZerosIsLeftOut(String whole, String compressed) throws UnknownHostException {
        assertThat(NetworkInterfaces.compressed((Inet6Address) InetAddress.getByName(whole))).isEqualTo(compressed);
    }
}
