package io.bindery.enact.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.enact.Enactor;
import io.bindery.enact.Journal;
import io.bindery.enact.Mode;
import io.bindery.enact.Result;
import io.bindery.enact.Verdict;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.ModeGoal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What another user tries against root with links. Root's own files are in a directory of their own; the other user owns another one.
final class ForeignLinksTest {
    private static final int OTHER = 65534;

    @TempDir
    Path folder;

    private final LocalFiles files = new LocalFiles(0);
    private Path theirs = Path.of("");
    private Path secret = Path.of("");

    @BeforeEach
    void makeTwoDirectories() throws IOException {
        Assumptions.assumeTrue(new LocalAccounts().effectiveUser() == 0, "skipped: needs root, to have files of two users");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        theirs = Files.createDirectory(folder.resolve("theirs"));
        own(theirs);
        Path ours = Files.createDirectory(folder.resolve("ours"));
        secret = Files.writeString(ours.resolve("secret"), "root's");
        Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    }

    private static void own(Path path) throws IOException {
        Files.setAttribute(path, "unix:uid", OTHER, LinkOption.NOFOLLOW_LINKS);
        Files.setAttribute(path, "unix:gid", OTHER, LinkOption.NOFOLLOW_LINKS);
    }

    private Path link(String name, Path target) throws IOException {
        Path link = Files.createSymbolicLink(theirs.resolve(name), target);
        own(link);
        return link;
    }

    private static FileDraft draft() {
        return FileDraft.replacing(Content.of("evil".getBytes(StandardCharsets.UTF_8)), 0600);
    }

    private static void refused(ThrowingCallable attempt) {
        assertThatThrownBy(attempt).isInstanceOf(ForeignLinkException.class);
    }

    private void assertSecretIsUntouched() throws IOException {
        assertThat(secret).hasContent("root's");
        FileState state = files.state(secret);
        assertThat(state.mode()).isEqualTo(0600);
        assertThat(state.owner()).isZero();
    }

    @Test
    void aDirectoryLinkOfAnotherUserIsRefusedByEveryMethod() throws IOException {
        link("way", folder.resolve("ours"));
        Path through = theirs.resolve("way/secret");
        Path fresh = theirs.resolve("way/fresh");
        refused(() -> files.state(through));
        refused(() -> files.stateFollowingLinks(through));
        refused(() -> files.read(through, 100));
        refused(() -> files.open(through).close());
        refused(() -> files.list(theirs.resolve("way")));
        refused(() -> files.digest(through, "SHA-256"));
        refused(() -> files.sameContent(through, secret));
        refused(() -> files.write(through, draft()));
        refused(() -> files.append(through, new byte[1], 0600));
        refused(() -> files.createDirectory(fresh, 0777, -1, -1));
        refused(() -> files.createLink(fresh, "x"));
        refused(() -> files.createHardLink(fresh, secret));
        refused(() -> files.createHardLink(theirs.resolve("mine"), through));
        refused(() -> files.createPipe(fresh, 0600));
        refused(() -> files.delete(through));
        refused(() -> files.deleteTree(through));
        refused(() -> files.rename(through, theirs.resolve("mine")));
        refused(() -> files.rename(theirs.resolve("way"), fresh));
        refused(() -> files.changeMode(through, 0777, Links.FOLLOW));
        refused(() -> files.changeOwner(through, OTHER, OTHER, Links.FOLLOW));
        refused(() -> files.changeTimes(through, java.time.Instant.EPOCH, java.time.Instant.EPOCH, Links.FOLLOW));
        assertSecretIsUntouched();
    }

    @Test
    void aLinkAtTheEndIsRefusedWhereItWouldBeFollowed() throws IOException {
        Path link = link("file", secret);
        refused(() -> files.read(link, 100));
        refused(() -> files.write(link, draft()));
        refused(() -> files.append(link, new byte[1], 0600));
        refused(() -> files.changeMode(link, 04777, Links.FOLLOW));
        refused(() -> files.changeOwner(link, OTHER, OTHER, Links.FOLLOW));
        refused(() -> files.write(link("dangling", folder.resolve("ours/new")), draft()));
        assertSecretIsUntouched();
        assertThat(folder.resolve("ours/new")).doesNotExist();
        files.changeOwner(link, 0, 0, Links.STOP);
        assertSecretIsUntouched();
    }

    @Test
    void aLinkToSomethingOfTheSameUserIsFollowed() throws IOException {
        Path target = Files.writeString(theirs.resolve("target"), "old");
        own(target);
        Path link = link("link", Path.of("target"));
        files.write(link, draft());
        assertThat(target).hasContent("evil");
        assertThat(files.state(target).owner()).isEqualTo(OTHER);
        Path home = Files.createDirectory(theirs.resolve("home"));
        own(home);
        link("way", home);
        files.write(theirs.resolve("way/f"), draft());
        assertThat(home.resolve("f")).hasContent("evil");
    }

    @Test
    void aLinkToALinkOfRootIsJudgedByItsEnd() throws IOException {
        Path roots = Files.createSymbolicLink(folder.resolve("ours/link"), secret);
        refused(() -> files.write(link("hop", roots), draft()));
        refused(() -> files.delete(link("all", Path.of("/")).resolve(Path.of("/").relativize(secret))));
        assertSecretIsUntouched();
    }

    @Test
    void rootsOwnLinksAreFollowed() throws IOException {
        Files.createSymbolicLink(folder.resolve("way"), Path.of("ours"));
        files.write(folder.resolve("way/secret"), draft());
        assertThat(secret).hasContent("evil");
        assertThat(files.read(folder.resolve("way/secret"), 100)).hasSize(4);
    }

    /// The other user waits for an edit of their file, whose backup would land in root's file.
    @Test
    void aBackupIsNotWrittenThroughALink() throws IOException {
        Path file = Files.writeString(theirs.resolve("f"), "theirs");
        own(file);
        link("f.cf-before-edit", secret);
        FileGoal goal = FileGoal.at(file)
                .edited(_ -> "edited".getBytes(StandardCharsets.UTF_8))
                .backedUpTo(BackupStore.at(theirs.resolve("f.cf-before-edit")));
        Enactor enactor = new Enactor(new LocalHost(new LocalProcesses()), Journal.SILENT, true);
        assertThat(enactor.keep(new FileKeeper(), goal, Mode.REPAIR).verdict()).isEqualTo(Verdict.REPAIRED);
        assertSecretIsUntouched();
        assertThat(file).hasContent("edited");
        assertThat(files.state(file).owner()).isEqualTo(OTHER);
        assertThat(theirs.resolve("f.cf-before-edit")).isRegularFile().hasContent("theirs");
    }

    @Test
    void keepersReportARefusalAsDenied() throws IOException {
        link("way", folder.resolve("ours"));
        FileGoal goal = FileGoal.at(theirs.resolve("way/secret")).with(ModeGoal.exactly(04777));
        Enactor enactor = new Enactor(new LocalHost(new LocalProcesses()), Journal.SILENT, true);
        Result result = enactor.keep(new FileKeeper(), goal, Mode.REPAIR);
        assertThat(result.verdict()).isEqualTo(Verdict.DENIED);
        assertThat(result.reason().orElse("")).contains("belongs to another user");
        assertSecretIsUntouched();
    }

    /// A file, a link to root's file and a link to root's directory take turns at the names that root works on.
    @Test
    void swappingLinksWhileRootWorksReachesNothing() throws Exception {
        Path name = theirs.resolve("f");
        Path home = Files.createDirectory(theirs.resolve("d"));
        own(home);
        AtomicBoolean ends = new AtomicBoolean();
        Process swapper = swapper();
        int done = 0;
        try {
            for (int round = 0; round < 400; round++) {
                List<ThrowingCallable> attempts = new ArrayList<>();
                attempts.add(() -> files.write(name, draft()));
                attempts.add(() -> files.changeMode(name, 06777, Links.FOLLOW));
                attempts.add(() -> files.changeOwner(name, OTHER, OTHER, Links.FOLLOW));
                attempts.add(() -> files.append(name, new byte[] {'!'}, 0600));
                attempts.add(() -> files.write(theirs.resolve("d/secret"), draft()));
                attempts.add(() -> files.changeMode(theirs.resolve("d/secret"), 06777, Links.FOLLOW));
                attempts.add(() -> files.delete(theirs.resolve("d/secret")));
                attempts.add(() -> {
                    if (new String(files.read(name, 100), StandardCharsets.UTF_8).equals("root's")) {
                        ends.set(true);
                    }
                });
                for (ThrowingCallable attempt : attempts) {
                    done += succeeds(attempt) ? 1 : 0;
                }
                assertSecretIsUntouched();
            }
        } finally {
            swapper.destroyForcibly().waitFor();
        }
        assertThat(ends).isFalse();
        assertThat(done).as("attempts that found something of the other user's").isPositive();
    }

    private static boolean succeeds(ThrowingCallable attempt) {
        try {
            attempt.call();
            return true;
        } catch (IOException _) {
            return false;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    private Process swapper() throws IOException {
        String script = """
                cd "$1" || exit 1
                i=0
                while [ $i -lt 1000000 ]; do
                  ln -s "$2" l; mv -T l f
                  echo x > r; mv -T r f
                  mv -T d e; ln -s "$3" d
                  rm -f d; mv -T e d
                  i=$((i+1))
                done
                """;
        return new ProcessBuilder(
                        "setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "sh", "-c", script, "sh",
                        theirs.toString(), secret.toString(), secret.getParent().toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
