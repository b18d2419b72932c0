package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.files.SharedLines;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The locks of all agents of a work directory: which agent is keeping which promise, and when it was last kept.
///
/// Each line has the key, the time in seconds, and the process that began, as its number and the exact time of its start, or `-`
/// if it has ended. A process is signalled only if both its number and its start time match.
final class LockStore implements AutoCloseable {
    private static final int LARGEST = 20_000;
    private static final String ENDED = "-";
    private final Path file;
    private final Instant now;
    private final Log log;
    private final Map<String, Entry> entries = new HashMap<>();
    private @Nullable SharedLines lines;
    private boolean broken;

    private record Entry(long seconds, String holder) {
        boolean isHeld() {
            return !holder.equals(ENDED);
        }
    }

    LockStore(Path file, Instant now, Log log) {
        this.file = file;
        this.now = now;
        this.log = log;
    }

    /// The locking that a promise requests: it is not kept again within some minutes, nor while another agent keeps it, unless
    /// that takes too long.
    record Terms(String promiser, long ifElapsed, long expireAfter) {}

    /// Takes the lock; false if it is too early, or another process has it. A store that cannot be used grants every lock.
    boolean take(String key, Terms terms) {
        boolean[] granted = {true};
        turn((anew, news) -> {
            learn(anew, news);
            granted[0] = isFree(entries.get(key), terms);
            return granted[0] ? List.of(put(key, identity(ProcessHandle.current()))) : List.of();
        });
        return granted[0];
    }

    /// Gives the lock back: from now on it is the last time that counts.
    void release(String key) {
        turn((anew, news) -> {
            learn(anew, news);
            return List.of(put(key, ENDED));
        });
    }

    private boolean isFree(@Nullable Entry entry, Terms terms) {
        if (entry == null) {
            return true;
        }
        long minutes = minutes(now.getEpochSecond()) - minutes(entry.seconds());
        if (entry.isHeld()) {
            Optional<ProcessHandle> holder = holder(entry);
            if (holder.isPresent() && minutes < terms.expireAfter()) {
                log.verbose("Couldn't start promise '" + terms.promiser() + "', it is in progress in another agent, which began "
                        + minutes + "/" + terms.expireAfter() + " minutes ago");
                return false;
            }
            holder.ifPresent(process -> {
                log.info("Lock expired after " + minutes + "/" + terms.expireAfter() + " minutes: '" + terms.promiser() + "'");
                if (process.destroy()) {
                    log.info("Process with PID " + process.pid() + " successfully killed");
                }
            });
            return true;
        }
        if (terms.ifElapsed() > 0 && minutes < terms.ifElapsed()) {
            log.verbose("XX Nothing promised here [" + terms.promiser() + "] (" + minutes + "/" + terms.ifElapsed() + " minutes elapsed)");
            return false;
        }
        return true;
    }

    private static long minutes(long seconds) {
        return seconds / 60;
    }

    /// A process as the store names it: its number, and when it began in milliseconds.
    private static String identity(ProcessHandle process) {
        return process.pid() + "@" + process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    /// The other process that has the lock, if it still runs. A process of the same number that began at another time is not it.
    private static Optional<ProcessHandle> holder(Entry entry) {
        long number = Long.parseLong(entry.holder().substring(0, entry.holder().indexOf('@')));
        return number == ProcessHandle.current().pid()
                ? Optional.empty()
                : ProcessHandle.of(number).filter(process -> identity(process).equals(entry.holder()));
    }

    private String put(String key, String holder) {
        entries.put(key, new Entry(now.getEpochSecond(), holder));
        return line(key, entries.get(key));
    }

    private static String line(String key, @Nullable Entry entry) {
        return entry == null ? key : key + "\t" + entry.seconds() + "\t" + entry.holder();
    }

    private void learn(boolean anew, List<String> news) {
        if (anew) {
            entries.clear();
        }
        for (String line : news) {
            String[] fields = line.split("\t", -1);
            if (fields.length == 3 && fields[1].matches("[0-9]{1,18}") && fields[2].matches("-|[0-9]{1,18}@[0-9]{1,18}")) {
                entries.put(fields[0], new Entry(Long.parseLong(fields[1]), fields[2]));
            }
        }
    }

    private void turn(SharedLines.Turn turn) {
        if (broken) {
            return;
        }
        try {
            SharedLines open = lines;
            if (open == null) {
                open = SharedLines.open(file);
                lines = open;
            }
            open.take(turn);
        } catch (IOException e) {
            broken = true;
            log.error("Could not keep locks: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        try (SharedLines open = lines) {
            if (open != null) {
                open.compact(LARGEST, (anew, news) -> {
                    learn(anew, news);
                    List<String> worth = new ArrayList<>();
                    entries.forEach((key, entry) -> worth.add(line(key, entry)));
                    return worth;
                });
            }
        } catch (IOException e) {
            log.error("Could not keep locks: " + e.getMessage());
        }
        lines = null;
    }
}
