package io.bindery.enact;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.file.CopyGoal;
import io.bindery.enact.file.CopyGoal.Comparison;
import io.bindery.enact.file.CopyKeeper;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.LocalHost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Owners, groups, special bits and times that goals of files and copies ask for. Only root can give files away.
class OwnershipTest {
    private static final int NOBODY = 65534;
    private static final int DAEMON = 1;
    private static final Instant LONG_AGO = Instant.ofEpochSecond(1_500_000_000);

    @TempDir
    Path folder;

    private final Host host = new LocalHost(new LocalProcesses());
    private final Enactor enactor = new Enactor(host, Journal.SILENT, true);

    @BeforeEach
    void needsRoot() throws IOException {
        Assumptions.assumeTrue(state(folder).owner() == 0, "skipped: needs root, to have files of two users");
    }

    private Result keep(FileGoal goal) {
        return enactor.keep(new FileKeeper(), goal, Mode.REPAIR);
    }

    private FileState state(Path path) throws IOException {
        return host.files().state(path);
    }

    @Test
    void anOwnerThatIsNotAmongTheAcceptedOnesBecomesTheFirst() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Result result = keep(FileGoal.at(file).owned(List.of(NOBODY, DAEMON), List.of()));
        assertThat(result.made()).extracting(Change::property).containsExactly("owner");
        assertThat(state(file).owner()).isEqualTo(NOBODY);
        assertThat(state(file).group()).isEqualTo(0);
    }

    @Test
    void anAcceptedOwnerStays() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Files.setAttribute(file, "unix:uid", DAEMON);
        assertThat(keep(FileGoal.at(file).owned(List.of(NOBODY, DAEMON), List.of())).verdict()).isEqualTo(Verdict.KEPT);
        assertThat(state(file).owner()).isEqualTo(DAEMON);
    }

    @Test
    void aGroupIsChangedAndItsOwnerIsNot() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Result result = keep(FileGoal.at(file).owned(List.of(), List.of(NOBODY)));
        assertThat(result.made()).extracting(Change::property).containsExactly("group");
        assertThat(state(file).group()).isEqualTo(NOBODY);
        assertThat(state(file).owner()).isEqualTo(0);
        assertThat(keep(FileGoal.at(file).owned(List.of(), List.of(NOBODY))).verdict()).isEqualTo(Verdict.KEPT);
    }

    /// A change of owner takes set-id bits away, so the mode is set again even if it was right.
    @Test
    void setIdBitsOutliveAChangeOfOwner() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Files.setAttribute(file, "unix:mode", 04755);
        keep(FileGoal.at(file).owned(List.of(NOBODY), List.of()).with(ModeGoal.exactly(04755)));
        assertThat(state(file).owner()).isEqualTo(NOBODY);
        assertThat(state(file).mode()).isEqualTo(04755);
    }

    @Test
    void aNewFileGetsItsOwnerGroupAndMode() throws IOException {
        Path file = folder.resolve("a");
        Result result = keep(FileGoal.at(file).existing(Existence.FILE).owned(List.of(NOBODY), List.of(DAEMON)).with(ModeGoal.exactly(02750)));
        assertThat(result.made()).extracting(Change::property).containsExactly(Change.EXISTENCE, "owner", "group", "mode");
        assertThat(state(file)).extracting(FileState::owner, FileState::group, FileState::mode).containsExactly(NOBODY, DAEMON, 02750);
    }

    @Test
    void aDirectoryMadeAtOnceBelongsToItsOwnerFromTheStart() throws IOException {
        Path made = folder.resolve("d");
        Result result = keep(FileGoal.at(made).existing(Existence.DIRECTORY).owned(List.of(NOBODY), List.of(DAEMON))
                .with(ModeGoal.exactly(01770)).atOnce());
        assertThat(result.made()).extracting(Change::property).containsExactly(Change.EXISTENCE);
        assertThat(state(made)).extracting(FileState::owner, FileState::group, FileState::mode).containsExactly(NOBODY, DAEMON, 01770);
    }

    @Test
    void aGroupAloneIsEnoughForADirectoryMadeAtOnce() throws IOException {
        Path made = folder.resolve("d");
        keep(FileGoal.at(made).existing(Existence.DIRECTORY).owned(List.of(), List.of(DAEMON)).with(ModeGoal.exactly(0750)).atOnce());
        assertThat(state(made)).extracting(FileState::owner, FileState::group, FileState::mode).containsExactly(0, DAEMON, 0750);
    }

    @Test
    void theModeOfALinkIsNotAsked() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("l"), Path.of("nowhere"));
        assertThat(keep(FileGoal.at(link).linkingTo("nowhere").with(ModeGoal.exactly(0600))).verdict()).isEqualTo(Verdict.KEPT);
    }

    @Test
    void anOwnerIsGivenToALinkItselfWhereLinksAreNotFollowed() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Path link = Files.createSymbolicLink(folder.resolve("l"), file);
        keep(FileGoal.at(link).linkingTo(file.toString()).owned(List.of(NOBODY), List.of()));
        assertThat(Files.getAttribute(link, "unix:uid", LinkOption.NOFOLLOW_LINKS)).isEqualTo(NOBODY);
        assertThat(state(file).owner()).isEqualTo(0);
    }

    @Test
    void whatIsAbsentIsNotMadeForItsPermissionsAlone() {
        Path file = folder.resolve("none");
        assertThat(keep(FileGoal.at(file).with(ModeGoal.exactly(0600))).verdict()).isEqualTo(Verdict.KEPT);
        assertThat(file).doesNotExist();
    }

    @Test
    void touchingSetsTheTimesEachTime() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Files.setLastModifiedTime(file, FileTime.from(LONG_AGO));
        assertThat(keep(FileGoal.at(file).touching()).made()).extracting(Change::property).containsExactly("times");
        assertThat(state(file).modified()).isAfter(LONG_AGO.plusSeconds(1));
        assertThat(keep(FileGoal.at(file).touching()).verdict()).isEqualTo(Verdict.REPAIRED);
    }

    private Result copy(Path source, Path target, Comparison comparison) {
        return enactor.keep(new CopyKeeper(), new CopyGoal(source, target, comparison, 0600, true, null), Mode.REPAIR);
    }

    @Test
    void aPreservingCopyBelongsToTheOwnerOfItsSource() throws IOException {
        Path source = Files.writeString(folder.resolve("source"), "new");
        Files.setAttribute(source, "unix:uid", NOBODY);
        Files.setAttribute(source, "unix:gid", DAEMON);
        Files.setAttribute(source, "unix:mode", 04751);
        Path target = folder.resolve("target");
        Result result = copy(source, target, Comparison.CONTENT);
        assertThat(result.made()).extracting(Change::property).containsExactly("content", "owner", "mode", "times");
        assertThat(state(target)).extracting(FileState::owner, FileState::group, FileState::mode).containsExactly(NOBODY, DAEMON, 04751);
        assertThat(result.made().get(1).before()).isEqualTo(Trait.ABSENT);
        assertThat(copy(source, target, Comparison.CONTENT).verdict()).isEqualTo(Verdict.KEPT);
    }

    @Test
    void aPreservingCopyTakesOverLaterChangesOfOwnerAndModeAlone() throws IOException {
        Path source = Files.writeString(folder.resolve("source"), "new");
        Path target = folder.resolve("target");
        copy(source, target, Comparison.CONTENT);
        Files.setAttribute(source, "unix:gid", DAEMON);
        assertThat(copy(source, target, Comparison.CONTENT).made()).singleElement().satisfies(change -> {
            assertThat(change.property()).isEqualTo("owner");
            assertThat(change.before()).isEqualTo(Trait.text("0:0"));
            assertThat(change.after()).isEqualTo(Trait.text("0:1"));
        });
        Files.setAttribute(source, "unix:mode", 0640);
        assertThat(copy(source, target, Comparison.CONTENT).made()).extracting(Change::property).containsExactly("mode");
        assertThat(state(target).mode()).isEqualTo(0640);
    }

    @Test
    void aCopyThatIsComparedByAnythingIsOutOfDateForEachReason() throws IOException {
        Path source = Files.writeString(folder.resolve("source"), "same");
        Path target = folder.resolve("target");
        copy(source, target, Comparison.ANY);
        Files.setAttribute(target, "unix:mode", 0600);
        Files.setLastModifiedTime(target, FileTime.from(Instant.now().plusSeconds(3600)));
        assertThat(enactor.keep(new CopyKeeper(), new CopyGoal(source, target, Comparison.ANY, 0600, false, null), Mode.REPAIR).verdict())
                .as("equal, and the copy is newer").isEqualTo(Verdict.KEPT);
        Files.writeString(target, "different");
        Files.setLastModifiedTime(target, FileTime.from(Instant.now().plusSeconds(3600)));
        assertThat(copy(source, target, Comparison.ANY).verdict()).as("other content").isEqualTo(Verdict.REPAIRED);
        assertThat(target).hasContent("same");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(7200)));
        assertThat(enactor.keep(new CopyKeeper(), new CopyGoal(source, target, Comparison.ANY, 0600, false, null), Mode.REHEARSE).verdict())
                .as("the source is newer").isEqualTo(Verdict.PENDING);
    }

    @Test
    void aCopyComparedByNothingIsMadeEachTime() throws IOException {
        Path source = Files.writeString(folder.resolve("source"), "same");
        Path target = Files.writeString(folder.resolve("target"), "same");
        CopyGoal goal = new CopyGoal(source, target, Comparison.NOTHING, 0600, false, null);
        assertThat(enactor.keep(new CopyKeeper(), goal, Mode.REPAIR).verdict()).isEqualTo(Verdict.REPAIRED);
    }
}
