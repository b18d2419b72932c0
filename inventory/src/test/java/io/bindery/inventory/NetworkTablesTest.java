package io.bindery.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The kernel's tables under `proc`, and what is left of them where they are missing or cut short.
final class NetworkTablesTest {
    @TempDir
    private Path proc = Path.of("");

    private void write(String name, String text) throws IOException {
        Files.createDirectories(proc.resolve("net"));
        Files.writeString(proc.resolve("net").resolve(name), text);
    }

    private NetworkStatistics statistics() {
        return new NetworkStatistics(proc.toString());
    }

    @Test
    void countersComeInPairsOfLines() throws IOException {
        write("netstat", "TcpExt: Sent Lost\nTcpExt: 3 0\nIpExt: In Out\nIpExt: 1\n");
        assertThat(statistics().protocols().toString()).isEqualTo("{TcpExt={Sent=3, Lost=0}, IpExt={In=1}}");
    }

    @Test
    void devicesHaveACounterForEachColumn() throws IOException {
        write("dev", "Inter-|   Receive\n face |bytes packets\n    lo:  10 2\neth0:7 1\n");
        assertThat(statistics().devices().toString()).isEqualTo("{lo=[10, 2], eth0=[7, 1]}");
    }

    @Test
    void tablesOfIpv6AreTakenByTheirNumberOfColumns() throws IOException {
        write("snmp6", "Ip6InReceives\t32\nbroken\n");
        write("if_inet6", "00000000000000000000000000000001 01 80 10 80 lo\ncut short\n");
        write("ipv6_route", "fe80 40 0 00 0 100 1 0 1 eth0\n");
        assertThat(statistics().ipv6().toString()).isEqualTo("{Ip6InReceives=32}");
        assertThat(statistics().ipv6Addresses()).hasSize(1).allMatch(row -> row.getLast().equals("lo"));
        assertThat(statistics().ipv6Routes()).hasSize(1).allMatch(row -> row.getFirst().equals("fe80"));
    }

    @Test
    void routesAreWrittenInTheOrderOfTheNetwork() throws IOException {
        write("route", """
                Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT
                eth0\t00000000\t0102A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
                eth0\t0002A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0
                """);
        List<Route> routes = Route.probe(proc.toString());
        assertThat(routes).extracting(Route::destination).containsExactly("0.0.0.0", "192.168.2.0");
        assertThat(routes.getFirst()).matches(Route::isDefault).matches(Route::hasGateway).matches(Route::isUp);
        assertThat(routes.getFirst().gateway()).isEqualTo("192.168.2.1");
        assertThat(routes.getLast()).matches(route -> !route.isDefault()).matches(route -> !route.hasGateway());
        assertThat(routes.getLast().mask()).isEqualTo("255.255.255.0");
    }

    @Test
    void whatIsNotThereIsEmpty() {
        assertThat(statistics().protocols()).isEmpty();
        assertThat(statistics().devices()).isEmpty();
        assertThat(statistics().ipv6()).isEmpty();
        assertThat(statistics().ipv6Addresses()).isEmpty();
        assertThat(Route.probe(proc.toString())).isEmpty();
    }
}
