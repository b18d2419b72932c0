package io.bindery.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// The clock: it must be later than the times of certain files, and a time service must keep it.
final class ClockExamination implements Examination {
    private static final Duration TOLERANCE = Duration.ofMinutes(5);
    private static final List<String> SERVICES = List.of(
            "/run/systemd/timesync/synchronized", "/run/chrony", "/run/ntpd.pid", "/var/run/ntpd.pid", "/run/openntpd.sock", "/run/ntpsec");

    private final Instant now;
    private final List<Path> files;
    private final Path root;

    /// @param files files that were written before now
    /// @param root the root of the file system, where time services leave their marks
    ClockExamination(Instant now, List<Path> files, Path root) {
        this.now = now;
        this.files = files;
        this.root = root;
    }

    @Override
    public List<Observation> look() {
        List<Observation> seen = new ArrayList<>();
        for (Path file : files) {
            try {
                if (Files.exists(file) && Files.getLastModifiedTime(file).toInstant().isAfter(now.plus(TOLERANCE))) {
                    seen.add(Observation.problem("clock", "it says " + now + ", but " + file + " was changed later than that", "set the clock, or `touch " + file + "`"));
                }
            } catch (IOException unknown) {
                // Whoever needs the file complains about it.
                continue;
            }
        }
        boolean kept = SERVICES.stream().anyMatch(mark -> Files.exists(root.resolve(mark.substring(1))));
        seen.add(kept
                ? Observation.ok("clock", now + ", kept by a time service")
                : Observation.warning("clock", now + ", and no time service seems to run", "install one (Debian: systemd-timesyncd or chrony): certificates depend on the time"));
        return seen;
    }
}
