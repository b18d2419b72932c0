package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.bouncycastle.cert.X509CertificateHolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The process ends before any one of the authority's writes; another one goes on with what is on disk.
class CrashTest {
    @TempDir
    Path folder;

    /// Ends the process, so to say, before the write of a number.
    private static final class Dying implements CaFiles {
        private int left;

        Dying(int writes) {
            left = writes;
        }

        private void step() throws IOException {
            if (left-- == 0) {
                throw new IOException("killed");
            }
        }

        @Override
        public void replace(Path file, byte[] content, Set<PosixFilePermission> mode) throws IOException {
            step();
            CaFiles.DISK.replace(file, content, mode);
        }

        @Override
        public void delete(Path file) throws IOException {
            step();
            CaFiles.DISK.delete(file);
        }
    }

    @Test
    void everyCertificateIsInTheInventoryWheneverTheProcessEnds() throws Exception {
        TestSite site = new TestSite(folder).with("autosign", "true").with("allow_duplicate_certs", "true");
        site.open();
        Set<BigInteger> handedOut = new HashSet<>();
        int rounds = 0;
        for (int writes = 0; writes < 40; writes++) {
            site.files = new Dying(writes % 14);
            CertificateAuthority dying = site.authority();
            String name = "n" + writes + ".example.org";
            try {
                dying.signing().submit(name, Csr.of(name).pem());
                dying.signing().renew(certificate(site, name), java.time.Duration.ofDays(9));
                dying.revoking().clean(List.of(name), "tester");
            } catch (IOException killed) {
                rounds++;
            }
            site.files = CaFiles.DISK;
            check(site, handedOut);
        }
        assertThat(rounds).isGreaterThan(25);
        // Whoever comes next works on as if nothing had happened.
        CertificateAuthority next = site.authority();
        assertThat(next.signing().submit("last.example.org", Csr.of("last.example.org").pem())).isTrue();
        check(site, handedOut);
    }

    private static X509CertificateHolder certificate(TestSite site, String name) throws IOException {
        return Pem.certificates(Files.readString(site.paths().signed(name))).getFirst();
    }

    private static void check(TestSite site, Set<BigInteger> handedOut) throws IOException {
        CaDirectory directory = site.authority().directory();
        List<BigInteger> serials = new ArrayList<>();
        for (InventoryEntry entry : directory.inventory().entries()) {
            serials.add(entry.serial());
        }
        assertThat(serials).doesNotHaveDuplicates().isSorted();
        assertThat(serials.getLast()).isLessThan(directory.serial().next());
        try (Stream<Path> signed = Files.list(site.paths().signedFolder())) {
            for (Path file : signed.filter(each -> each.toString().endsWith(".pem")).toList()) {
                handedOut.add(Pem.certificates(Files.readString(file)).getFirst().getSerialNumber());
            }
        }
        assertThat(serials).containsAll(handedOut);
        assertThat(CertificateChain.isSigned(
                        directory.revocations().own(directory.authority()), directory.authority().certificate()))
                .isTrue();
        assertThat(Pem.lists(Files.readString(site.paths().localList()))).hasSize(1);
    }
}
