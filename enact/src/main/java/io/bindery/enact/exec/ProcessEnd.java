package io.bindery.enact.exec;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Ends a process and all processes that it started: asks them to end first, and then kills them.
///
/// @param isGroup whether the process leads a group of its own
record ProcessEnd(Process process, boolean isGroup) {
    private static final long GRACE_MILLIS = 1000;

    void now() throws InterruptedException {
        List<ProcessHandle> started = process.descendants().toList();
        signal("TERM", started);
        if (!process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS) || hasSurvivors(started)) {
            signal("KILL", started);
        }
        process.waitFor();
    }

    private static boolean hasSurvivors(List<ProcessHandle> started) {
        return started.stream().anyMatch(ProcessHandle::isAlive);
    }

    private void signal(String name, List<ProcessHandle> started) throws InterruptedException {
        if (isGroup) {
            try {
                new ProcessBuilder("/bin/sh", "-c", "kill -" + name + " -- -" + process.pid())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor();
            } catch (IOException _) {
                // The processes that we know of are ended one by one.
            }
        }
        boolean kills = name.equals("KILL");
        started.forEach(each -> end(each, kills));
        end(process.toHandle(), kills);
    }

    private static void end(ProcessHandle each, boolean kills) {
        if (kills) {
            each.destroyForcibly();
        } else {
            each.destroy();
        }
    }
}
