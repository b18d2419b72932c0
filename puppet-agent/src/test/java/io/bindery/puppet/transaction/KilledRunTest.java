package io.bindery.puppet.transaction;

import static io.bindery.puppet.transaction.Machine.resource;
import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.Report;
import io.bindery.testkit.host.FaultyHost;
import io.bindery.testkit.host.ForcedChanges;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A run that is killed, or fails, at any of its changes: each file is the old or the new one, and the next run converges.
class KilledRunTest {
    private static final int MOST_CHANGES = 500;

    @TempDir
    Path state;

    private static Resource[] catalog() {
        List<Resource> resources = new ArrayList<>();
        resources.add(resource("file", "/d", "ensure", "directory", "mode", "0750"));
        for (int i = 0; i < 12; i++) {
            resources.add(resource("file", "/d/new" + i, "content", "new " + i + "\n", "mode", "0640"));
            resources.add(resource("file", "/old" + i, "content", "changed " + i + "\n", "mode", "0600"));
            resources.add(resource("file", "/link" + i, "ensure", "link", "target", "/old" + i));
        }
        resources.add(resource("file", "/gone", "ensure", "absent"));
        resources.add(resource("file", "/kept", "content", "new\n", "backup", ".before"));
        resources.add(resource("host", "one.example.org", "ip", "10.0.0.9", "target", "/hosts"));
        resources.add(resource("file_line", "line", "path", "/lines", "line", "added"));
        resources.add(resource("file", "/tree", "ensure", "absent", "force", true));
        return resources.toArray(Resource[]::new);
    }

    private Machine machine() throws IOException {
        Machine machine = new Machine(state);
        for (int i = 0; i < 12; i++) {
            write(machine, "/old" + i, "old " + i + "\n");
        }
        write(machine, "/gone", "gone\n");
        write(machine, "/kept", "old\n");
        write(machine, "/hosts", "127.0.0.1\tlocalhost\n10.0.0.1\tone.example.org\n");
        write(machine, "/lines", "first\n");
        machine.memory().files().createDirectory(Path.of("/tree"), 0755, 0, 0);
        write(machine, "/tree/leaf", "leaf\n");
        return machine;
    }

    private static void write(Machine machine, String path, String text) throws IOException {
        machine.memory().files().write(Path.of(path), FileDraft.fresh(Content.of(text.getBytes(StandardCharsets.UTF_8)), 0644));
    }

    @Test
    void theCatalogConvergesInOneRun() throws IOException {
        Machine machine = machine();
        assertThat(machine.apply(catalog()).isFailed()).isFalse();
        assertThat(machine.apply(catalog()).exitCode()).isZero();
    }

    @ParameterizedTest
    @EnumSource(FaultyHost.Fault.class)
    void anyChangeMayGoWrong(FaultyHost.Fault fault) throws IOException {
        for (int which = 1; which < MOST_CHANGES; which++) {
            Machine machine = machine();
            FaultyHost host = new FaultyHost(machine.memory(), fault, which);
            try {
                machine.applyOn(host, catalog());
            } catch (FaultyHost.Death _) {
                // The run is gone; what it left is looked at.
            }
            if (!host.hasStruck()) {
                assertThat(which).isGreaterThan(40);
                return;
            }
            checkFiles(machine);
            Report next = machine.apply(catalog());
            assertThat(next.isFailed()).as("after change %s", which).isFalse();
            assertThat(machine.apply(catalog()).exitCode()).as("after change %s", which).isZero();
        }
        throw new AssertionError("the catalog has more changes than were tried");
    }

    @Test
    void powerMayBeLostAfterAnyChange() throws IOException {
        for (int which = 1; which < MOST_CHANGES; which++) {
            Machine lost = machine();
            ForcedChanges disk = new ForcedChanges(lost.memory());
            FaultyHost host = new FaultyHost(disk, FaultyHost.Fault.DIES_AFTER, which);
            try {
                lost.applyOn(host, catalog());
            } catch (FaultyHost.Death _) {
                // What was not forced to disk is gone with the machine.
            }
            if (!host.hasStruck()) {
                assertThat(which).isGreaterThan(40);
                return;
            }
            Machine restarted = machine();
            disk.replay(restarted.memory());
            checkFiles(restarted);
            assertThat(restarted.apply(catalog()).isFailed()).as("after change %s", which).isFalse();
            assertThat(restarted.apply(catalog()).exitCode()).as("after change %s", which).isZero();
        }
        throw new AssertionError("the catalog has more changes than were tried");
    }

    private static void checkFiles(Machine machine) throws IOException {
        assertThat(text(machine, "/kept")).isIn("old\n", "new\n");
        assertThat(text(machine, "/lines")).isIn("first\n", "first\nadded\n");
        assertThat(text(machine, "/hosts")).contains("127.0.0.1\tlocalhost\n10.0.0.").endsWith("\tone.example.org\n");
        for (int i = 0; i < 12; i++) {
            String text = text(machine, "/old" + i);
            assertThat(text).isIn("old " + i + "\n", "changed " + i + "\n");
            Path made = Path.of("/d/new" + i);
            if (machine.memory().files().state(made).exists()) {
                assertThat(text(machine, "/d/new" + i)).isEqualTo("new " + i + "\n");
            }
        }
    }

    private static String text(Machine machine, String path) throws IOException {
        return new String(machine.memory().files().read(Path.of(path), 1000), StandardCharsets.UTF_8);
    }
}
