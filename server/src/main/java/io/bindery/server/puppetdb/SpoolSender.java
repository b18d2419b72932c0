package io.bindery.server.puppetdb;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Sends the spool to PuppetDB, oldest command first, as long as the process runs. While PuppetDB cannot be reached, it retries
/// at growing intervals, up to one minute.
final class SpoolSender {
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);

    private final Spool spool;
    private final PuppetDbClient client;
    private final Consumer<String> problems;
    private final Semaphore news = new Semaphore(0);
    private volatile boolean reachable = true;

    SpoolSender(Spool spool, PuppetDbClient client, Consumer<String> problems) {
        this.spool = spool;
        this.client = client;
        this.problems = problems;
    }

    void start() {
        Thread.ofPlatform().daemon().name("puppetdb").start(this::run);
    }

    /// There is a command in the spool.
    void wake() {
        news.release();
    }

    private void run() {
        Duration pause = FIRST_PAUSE;
        try {
            while (true) {
                boolean sent = sendAll();
                pause = sent ? FIRST_PAUSE : longer(pause);
                if (sent) {
                    news.tryAcquire(LONGEST_PAUSE.toMillis(), TimeUnit.MILLISECONDS);
                } else {
                    Thread.sleep(pause);
                }
                news.drainPermits();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static Duration longer(Duration pause) {
        Duration twice = pause.multipliedBy(2);
        return twice.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : twice;
    }

    /// Sends what is there; whether PuppetDB was there for all of it.
    private boolean sendAll() throws InterruptedException {
        try {
            List<Path> waiting = spool.waiting();
            for (Path file : waiting) {
                if (!send(file)) {
                    return false;
                }
            }
            return true;
        } catch (IOException unreadable) {
            problems.accept("The spool for PuppetDB cannot be read: " + unreadable.getMessage());
            return false;
        }
    }

    private boolean send(Path file) throws IOException, InterruptedException {
        DbCommand command;
        try {
            command = Spool.read(file);
        } catch (IOException broken) {
            problems.accept("The file " + file + " is put aside: " + broken.getMessage());
            spool.refuse(file);
            return true;
        }
        return switch (client.submit(command)) {
            case PuppetDbClient.Outcome.Taken _ -> {
                spool.done(file);
                reachable = true;
                yield true;
            }
            case PuppetDbClient.Outcome.Refused(String reason) -> {
                problems.accept("PuppetDB refuses '" + command.name() + "' for " + command.certname() + ": " + reason);
                spool.refuse(file);
                yield true;
            }
            case PuppetDbClient.Outcome.Failed(String reason) -> {
                // Told once, not at every attempt.
                if (reachable) {
                    problems.accept("PuppetDB cannot be reached; commands wait on disk: " + reason);
                }
                reachable = false;
                yield false;
            }
        };
    }
}
