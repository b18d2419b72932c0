package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cfengine.run.LockStore.Terms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Locks that several agents share.
class LockStoreTest {
    private static final Instant NOW = Instant.ofEpochSecond(1_700_000_040);
    private static final Terms TERMS = new Terms("/bin/true", 5, 120);

    @TempDir
    Path directory;

    private LockStore store(Instant now) {
        return new LockStore(directory.resolve("locks"), now, new RecordedRun());
    }

    /// Whether a store of some seconds later grants a lock that was taken and released now.
    private boolean isGrantedAfter(long seconds, Terms terms) {
        String key = seconds + " " + terms.ifElapsed();
        LockStore first = store(NOW);
        assertThat(first.take(key, TERMS)).isTrue();
        first.release(key);
        return store(NOW.plusSeconds(seconds)).take(key, terms);
    }

    @Test
    void isTooSoonUntilTheMinutesHavePassed() {
        assertThat(isGrantedAfter(0, TERMS)).isFalse();
        assertThat(isGrantedAfter(5 * 60 - 1, TERMS)).isFalse();
        assertThat(isGrantedAfter(5 * 60, TERMS)).isTrue();
        assertThat(isGrantedAfter(0, new Terms("/bin/true", 0, 120))).isTrue();
        assertThat(isGrantedAfter(59, new Terms("/bin/true", 1, 120))).isFalse();
        assertThat(isGrantedAfter(60, new Terms("/bin/true", 1, 120))).isTrue();
    }

    @Test
    void minutesAreThoseOfTheClock() {
        // As CFEngine does: the seconds of both times are dropped before they are compared.
        LockStore first = store(NOW.plusSeconds(59));
        assertThat(first.take("a", TERMS)).isTrue();
        first.release("a");
        assertThat(store(NOW.plusSeconds(60)).take("a", new Terms("/bin/true", 1, 120))).isTrue();
    }

    @Test
    void theLastReleaseCounts() {
        LockStore first = store(NOW);
        assertThat(first.take("a", TERMS)).isTrue();
        LockStore later = store(NOW.plusSeconds(120));
        later.release("a");
        assertThat(store(NOW.plusSeconds(5 * 60)).take("a", TERMS)).isFalse();
        assertThat(store(NOW.plusSeconds(7 * 60)).take("a", TERMS)).isTrue();
    }

    @Test
    void whatWasClosedIsStillKnown() {
        try (LockStore first = store(NOW)) {
            assertThat(first.take("a", TERMS)).isTrue();
            first.release("a");
        }
        assertThat(store(NOW.plusSeconds(60)).take("a", TERMS)).isFalse();
    }

    @Test
    void anAgentSeesWhatAnotherWroteMeanwhile() {
        LockStore one = store(NOW);
        LockStore other = store(NOW);
        assertThat(one.take("a", TERMS)).isTrue();
        assertThat(other.take("b", TERMS)).isTrue();
        one.release("a");
        assertThat(other.take("a", TERMS)).isFalse();
    }

    @Test
    void isHeldByAnotherProcessThatRuns() throws Exception {
        String parent = identity(ProcessHandle.current().parent().orElseThrow());
        long now = Instant.now().getEpochSecond();
        Files.writeString(directory.resolve("locks"), "0000000000000000001\na\t" + now + "\t" + parent + "\n");
        assertThat(store(Instant.ofEpochSecond(now + 60)).take("a", new Terms("/bin/true", 0, 120))).isFalse();
    }

    @Test
    void isFreeWhereTheProcessThatHadItIsGone() throws Exception {
        Files.writeString(
                directory.resolve("locks"), "0000000000000000001\na\t" + NOW.getEpochSecond() + "\t999999999999@1\nb\tcut sho");
        assertThat(store(NOW).take("a", TERMS)).isTrue();
        assertThat(store(NOW).take("b", TERMS)).isTrue();
    }

    @Test
    void endsTheHolderWhoseTimeIsUp() throws Exception {
        Process holder = new ProcessBuilder("/bin/sleep", "60").start();
        try {
            long now = Instant.now().getEpochSecond();
            Files.writeString(directory.resolve("locks"), "0000000000000000001\na\t" + now + "\t" + identity(holder.toHandle()) + "\n");
            assertThat(store(Instant.ofEpochSecond(now)).take("a", new Terms("/bin/true", 0, 5))).isFalse();
            assertThat(holder.isAlive()).isTrue();
            assertThat(store(Instant.ofEpochSecond(now + 5 * 60)).take("a", new Terms("/bin/true", 0, 5))).isTrue();
            assertThat(holder.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(holder.exitValue()).isEqualTo(128 + 15);
        } finally {
            holder.destroyForcibly();
        }
    }

    @Test
    void leavesAProcessAloneThatOnlyHasTheNumber() throws Exception {
        Process stranger = new ProcessBuilder("/bin/sleep", "60").start();
        try {
            long now = Instant.now().getEpochSecond();
            Files.writeString(directory.resolve("locks"), "0000000000000000001\na\t" + now + "\t" + stranger.pid() + "@1\n");
            assertThat(store(Instant.ofEpochSecond(now + 5 * 60)).take("a", new Terms("/bin/true", 0, 5))).isTrue();
            assertThat(stranger.waitFor(200, TimeUnit.MILLISECONDS)).isFalse();
        } finally {
            stranger.destroyForcibly();
        }
    }

    private static String identity(ProcessHandle process) {
        return process.pid() + "@" + process.info().startInstant().orElseThrow().toEpochMilli();
    }
}
