package io.bindery.puppet.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The status of one resource in a run. It is filled while the resource is applied.
public final class ResourceStatus {
    private final Subject subject;
    private final Instant time = Instant.now();
    private final List<Event> events = new ArrayList<>();
    private @Nullable Double evaluationSeconds;
    private int changeCount;
    private int outOfSyncCount;
    private boolean failed;
    private boolean failedToRestart;
    private boolean restarted;
    private boolean skipped;
    private boolean scheduled;
    private boolean corrective;

    /// The resource that a status belongs to.
    ///
    /// @param reference the reference, such as `File[/etc/motd]`
    /// @param type      the type's name with a capital letter
    /// @param provider  the provider's name; null if the type has none
    /// @param path      the containers from the stage down to the resource itself
    /// @param internal  whether it stands for a container and is left out of reports
    public record Subject(
            String reference,
            String type,
            String title,
            @Nullable String provider,
            List<String> path,
            List<String> tags,
            @Nullable String file,
            int line,
            boolean internal) {
        public Subject {
            path = List.copyOf(path);
            tags = List.copyOf(tags);
        }
    }

    public ResourceStatus(Subject subject) {
        this.subject = subject;
    }

    public Subject subject() {
        return subject;
    }

    public Instant time() {
        return time;
    }

    public List<Event> events() {
        return events;
    }

    public void add(Event event) {
        events.add(event);
        switch (event.status()) {
            case FAILURE -> failed = true;
            case SUCCESS -> changeCount++;
            case NOOP, AUDIT -> {}
        }
        if (event.status() != EventStatus.AUDIT) {
            outOfSyncCount++;
        }
        corrective |= event.corrective();
    }

    public @Nullable Double evaluationSeconds() {
        return evaluationSeconds;
    }

    public void evaluatedIn(double seconds) {
        evaluationSeconds = seconds;
    }

    public int changeCount() {
        return changeCount;
    }

    public int outOfSyncCount() {
        return outOfSyncCount;
    }

    public boolean isChanged() {
        return changeCount > 0;
    }

    public boolean isOutOfSync() {
        return outOfSyncCount > 0;
    }

    public boolean isFailed() {
        return failed;
    }

    public void fail() {
        failed = true;
    }

    public boolean isFailedToRestart() {
        return failedToRestart;
    }

    public void failToRestart() {
        failedToRestart = true;
    }

    public boolean isRestarted() {
        return restarted;
    }

    public void restart() {
        restarted = true;
    }

    public boolean isSkipped() {
        return skipped;
    }

    public void skip() {
        skipped = true;
    }

    public boolean isScheduled() {
        return scheduled;
    }

    public void schedule() {
        scheduled = true;
    }

    public boolean isCorrective() {
        return corrective;
    }
}
