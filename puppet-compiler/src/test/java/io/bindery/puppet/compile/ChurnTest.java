package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.PatientTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that are rewritten in place while an environment is compiled: no catalog is made of old and new ones.
class ChurnTest {
    private static final int COMPILES = 60;
    private static final long STALL = 10_000_000;

    @Test
    void everyCatalogIsOfOneVersion(@TempDir Path folder) throws Exception {
        compileUnderChurn(folder, DiskTree.DISK);
    }

    @Test
    void everyCatalogIsOfOneVersionWhereFilesAreTrustedForAWhile(@TempDir Path folder) throws Exception {
        compileUnderChurn(folder, new PatientTree(DiskTree.DISK, Duration.ofMillis(200)));
    }

    private static void compileUnderChurn(Path folder, FileTree files) throws Exception {
        write(folder, 0);
        AtomicBoolean over = new AtomicBoolean();
        AtomicInteger stalls = new AtomicInteger();
        Thread churn = Thread.ofPlatform().start(() -> {
            for (int version = 1; !over.get(); version++) {
                long began = System.nanoTime();
                write(folder, version);
                if (System.nanoTime() - began > STALL) {
                    stalls.incrementAndGet();
                }
                // From rests that a compile fits into to none at all.
                LockSupport.parkNanos(version % 4 * 60_000_000L);
            }
        });
        int made = 0;
        Set<String> mixed = new LinkedHashSet<>();
        try {
            NodeCompiler nodes = new NodeCompiler(new Compiler(new Library(files)));
            Settings settings = Settings.defaults("host").with(Map.of("environmentpath", folder.toString(), "hiera_config", "/none", "confdir", "/none"));
            for (int i = 0; i < COMPILES; i++) {
                try {
                    Set<String> versions = versions(nodes.compile(NodeRequest.of("n.example.com", settings), (_, _, _) -> {}));
                    made++;
                    if (versions.size() != 1) {
                        mixed.add(versions.toString());
                        LockSupport.parkNanos(STALL);
                    }
                } catch (LoadError kept) {
                    assertThat(kept.message()).contains("changed while they were read");
                }
            }
        } finally {
            over.set(true);
            churn.join();
        }
        // Where the writer is held up between two files, what is on the disk is a mixture, and nothing changes while it is read.
        assertThat(mixed).hasSizeLessThanOrEqualTo(stalls.get());
        assertThat(made).isPositive();
    }

    private static Set<String> versions(Catalog catalog) {
        Set<String> versions = new LinkedHashSet<>();
        catalog.resources().stream()
                .filter(resource -> resource.reference().type().equals("Notify"))
                .forEach(resource -> versions.addAll(List.of(resource.reference().title().replaceAll("[a-z]+=", "").split(" "))));
        return versions;
    }

    private static void write(Path folder, int number) {
        // Of one length, so that a file has all of its new content at once.
        String version = String.valueOf(100_000 + number);
        Path environment = folder.resolve("production");
        write(environment.resolve("manifests/site.pp"), "include m include n\n# " + "x".repeat(200) + "\nnotify { \"site=" + version + "\": }");
        write(environment.resolve("hiera.yaml"), "version: 5\n");
        write(environment.resolve("data/common.yaml"), "m::data: " + version);
        write(environment.resolve("modules/m/manifests/init.pp"), "class m($data) { notify { \"m=" + version + " data=${data}\": } }");
        write(environment.resolve("modules/n/manifests/init.pp"), "class n { notify { \"n=" + version + " epp=${epp('n/t.epp')} file=${file('n/f')}\": } }");
        write(environment.resolve("modules/n/templates/t.epp"), version);
        write(environment.resolve("modules/n/files/f"), version);
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
