package io.bindery.testkit.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.Enactor;
import io.bindery.enact.Journal;
import io.bindery.enact.Mode;
import io.bindery.enact.Result;
import io.bindery.enact.exec.ExecGoal;
import io.bindery.enact.exec.ExecKeeper;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.file.TreeGoal;
import io.bindery.enact.file.TreeGoal.Purge;
import io.bindery.enact.file.TreeKeeper;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.Host;
import io.bindery.testkit.host.KeeperLaws.Scene;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Trees and commands, in memory and on this machine.
final class TreeKeeperTest {
    private static final Path ROOT = Path.of("/srv");

    @TempDir
    Path folder;

    private static MemoryHost host() {
        MemoryHost host = new MemoryHost();
        try {
            host.files().createDirectory(ROOT, 0755, -1, -1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        fill(host, ROOT);
        return host;
    }

    private static void fill(Host host, Path root) {
        try {
            for (String directory : List.of("kept", "stray", "stray/deep", ".git")) {
                host.files().createDirectory(root.resolve(directory), 0755, -1, -1);
            }
            for (String file : List.of("kept/a", "kept/stray", "stray/deep/b", ".git/config", "c~")) {
                host.files().write(root.resolve(file), FileDraft.fresh(Content.of(file.getBytes(StandardCharsets.UTF_8)), 0644));
            }
            host.files().createLink(root.resolve("link"), root.resolve("kept/a").toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable FileGoal goal(Path root, Path path) {
        return path.startsWith(root.resolve("kept")) && !path.endsWith("stray")
                ? FileGoal.at(path).notFollowing().with(new ModeGoal(0, 0077))
                : null;
    }

    private static TreeGoal tree(Purge purge, int depth) {
        return tree(ROOT, purge, depth);
    }

    private static TreeGoal tree(Path root, Purge purge, int depth) {
        return new TreeGoal(root, depth, 100, List.of(".git", "*~"), purge, path -> goal(root, path));
    }

    private static List<String> names(MemoryHost host) {
        return host.picture().lines().map(line -> line.substring(0, line.indexOf(' '))).filter(line -> line.startsWith("/srv/")).toList();
    }

    private static MemoryHost kept(TreeGoal goal) {
        MemoryHost host = host();
        Result result = new Enactor(host, Journal.SILENT, true).keep(new TreeKeeper(), goal, Mode.REPAIR);
        assertThat(result.reason()).isEmpty();
        return host;
    }

    @Test
    void treesObeyTheLaws() {
        for (Purge purge : Purge.values()) {
            KeeperLaws.check(new TreeKeeper(), tree(purge, 9), () -> Scene.of(host()));
            Path real = folder.resolve("scene");
            KeeperLaws.check(new TreeKeeper(), tree(real, purge, 9), () -> DirectoryScene.of(real, host -> fill(host, real)));
        }
    }

    @Test
    void managedEntriesAreKeptAndOthersPurgedAsAsked() {
        assertThat(names(kept(tree(Purge.NONE, 9)))).hasSize(10);
        assertThat(names(kept(tree(Purge.FILES, 9))))
                .containsExactly("/srv/.git", "/srv/.git/config", "/srv/c~", "/srv/kept", "/srv/kept/a", "/srv/stray", "/srv/stray/deep");
        assertThat(names(kept(tree(Purge.ALL, 9))))
                .containsExactly("/srv/.git", "/srv/.git/config", "/srv/c~", "/srv/kept", "/srv/kept/a");
        assertThat(names(kept(tree(Purge.FILES, 1)))).contains("/srv/kept/stray").doesNotContain("/srv/link");
        assertThat(kept(tree(Purge.NONE, 9)).picture()).contains("/srv/kept/a FILE 0600").contains("/srv/c~ FILE 0644");
    }

    @Test
    void tooManyEntriesAndMissingRootsAreFailures() {
        TreeGoal small = new TreeGoal(ROOT, 9, 3, List.of(), Purge.ALL, _ -> null);
        MemoryHost host = host();
        String before = host.picture();
        Result result = new Enactor(host, Journal.SILENT, true).keep(new TreeKeeper(), small, Mode.REPAIR);
        assertThat(result.reason().orElse("")).contains("more than 3 entries");
        assertThat(host.picture()).isEqualTo(before);
        TreeGoal none = new TreeGoal(Path.of("/none"), 9, 3, List.of(), Purge.ALL, _ -> null);
        assertThat(new Enactor(host, Journal.SILENT, true).keep(new TreeKeeper(), none, Mode.REPAIR).reason().orElse(""))
                .contains("there is no directory");
    }

    @Test
    void commandsRunOnlyWhereTheirGuardsWantIt() {
        MemoryHost host = host();
        List<String> heard = new ArrayList<>();
        List<String> words = List.of("make", "it");
        host.programs()
                .answering(words, 2, "no")
                .answering(List.of("true"), 0, "")
                .answering(List.of("false"), 1, "");
        ExecGoal goal = ExecGoal.of("make", Command.of(words), execution -> heard.add(execution.text()))
                .accepting(Set.of(0))
                .trying(3, Duration.ZERO);
        Enactor enactor = new Enactor(host, host.journal(), true);
        Result result = enactor.keep(new ExecKeeper(), goal, Mode.REPAIR);
        assertThat(result.reason()).contains("command returned 2");
        assertThat(heard).containsExactly("no", "no", "no");
        List<ExecGoal.Guard> unwanted = List.of(
                new ExecGoal.Guard.IfSucceeds(Command.of(List.of("false"))),
                new ExecGoal.Guard.UnlessSucceeds(Command.of(List.of("true"))),
                new ExecGoal.Guard.UnlessExists(ROOT));
        for (ExecGoal.Guard guard : unwanted) {
            assertThat(enactor.keep(new ExecKeeper(), goal.guarded(List.of(guard)), Mode.REPAIR)).isEqualTo(Result.KEPT);
        }
        assertThat(host.programs().acted()).hasSize(3);
        List<ExecGoal.Guard> wanted = List.of(
                new ExecGoal.Guard.IfSucceeds(Command.of(List.of("true"))),
                new ExecGoal.Guard.UnlessSucceeds(Command.of(List.of("false"))),
                new ExecGoal.Guard.UnlessExists(Path.of("/none")));
        ExecGoal accepted = goal.guarded(wanted).accepting(Set.of(0, 2));
        assertThat(enactor.keep(new ExecKeeper(), accepted, Mode.REHEARSE).pending()).hasSize(1);
        assertThat(enactor.keep(new ExecKeeper(), accepted, Mode.REPAIR).made()).hasSize(1);
        assertThat(enactor.refresh(new ExecKeeper(), accepted.guarded(unwanted), Mode.REPAIR).made()).hasSize(1);
        assertThat(host.programs().acted()).hasSize(5);
        assertThat(enactor.keep(new ExecKeeper(), ExecGoal.of("x", Command.of(List.of("missing")), _ -> {}), Mode.REPAIR).reason())
                .contains("no such program: [missing]");
    }

    @Test
    void aCommandObeysTheLaws() {
        ExecGoal goal = ExecGoal.of("make", Command.of(List.of("make")), _ -> {})
                .guarded(List.of(new ExecGoal.Guard.UnlessExists(Path.of("/made"))));
        KeeperLaws.check(new ExecKeeper(), goal, () -> {
            MemoryHost host = new MemoryHost();
            host.programs().answering(List.of("make"), _ -> {
                try {
                    host.files().write(Path.of("/made"), FileDraft.fresh(Content.EMPTY, 0600));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                return MemoryProcesses.finished(0, "");
            });
            return Scene.of(host);
        });
    }

    @Test
    void aCommandOfThisMachineObeysTheLaws() {
        Path real = folder.resolve("scene");
        Path made = real.resolve("made");
        ExecGoal goal = ExecGoal.of("make", Command.of(List.of("/bin/sh", "-c", "umask 077; : > \"$0\"", made.toString())), _ -> {})
                .guarded(List.of(new ExecGoal.Guard.UnlessExists(made)));
        KeeperLaws.check(new ExecKeeper(), goal, () -> DirectoryScene.of(real, _ -> {}));
    }
}
