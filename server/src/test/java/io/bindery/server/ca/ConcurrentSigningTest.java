package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConcurrentSigningTest {
    private static final int NODES = 60;

    @TempDir
    Path folder;

    /// One object of the authority for all threads, as in a server.
    @Test
    void threadsOfOneServerLoseNothing() throws Exception {
        TestSite site = new TestSite(folder).with("autosign", "true");
        CertificateAuthority authority = site.open();
        List<Future<?>> running = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < NODES; i++) {
                String name = "n" + i + ".example.org";
                running.add(threads.submit(() -> {
                    authority.signing().submit(name, Csr.of(name).pem());
                    if (name.contains("5")) {
                        authority.revoking().revoke(List.of(name), "tester");
                    }
                    return null;
                }));
            }
            for (Future<?> each : running) {
                each.get();
            }
        }
        CaDirectory directory = authority.directory();
        List<BigInteger> serials = directory.inventory().entries().stream().map(InventoryEntry::serial).toList();
        assertThat(serials).hasSize(NODES + 2).doesNotHaveDuplicates().isSorted();
        assertThat(directory.serial().next()).isEqualTo(BigInteger.valueOf(NODES + 3));
        assertThat(authority.register().statuses(CertificateStatus.State.REVOKED)).hasSize(15);
        assertThat(authority.register().statuses(CertificateStatus.State.SIGNED)).hasSize(NODES - 15 + 1);
    }
}
