package io.bindery.testkit.host;

import io.bindery.enact.Change;
import io.bindery.enact.Effect;
import io.bindery.enact.Journal;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.enact.host.Processes;
import java.time.Instant;
import java.time.InstantSource;

/// A machine in memory. Its clock stands still until a test moves it.
///
/// Where an enactor works with [#journal], changes outside of a step fail the test.
public final class MemoryHost implements Host {
    private final MemoryFiles files = new MemoryFiles(this);
    private final MemoryAccounts accounts = new MemoryAccounts();
    private final MemoryProcesses processes = new MemoryProcesses(this);
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private boolean journalled;
    private boolean inStep;

    @Override
    public HostFiles files() {
        return files;
    }

    @Override
    public Accounts accounts() {
        return accounts;
    }

    @Override
    public Processes processes() {
        return processes;
    }

    @Override
    public InstantSource clock() {
        return () -> now;
    }

    public void set(Instant newNow) {
        now = newNow;
    }

    public MemoryAccounts people() {
        return accounts;
    }

    public MemoryProcesses programs() {
        return processes;
    }

    /// Everything about the files that a change could alter, one line for each.
    public String picture() {
        return files.picture();
    }

    /// A journal by which this host knows when a step is being made.
    public Journal journal() {
        journalled = true;
        return new Journal() {
            @Override
            public void begins(Change change) {
                inStep = true;
            }

            @Override
            public void ends(Effect effect) {
                inStep = false;
            }
        };
    }

    /// Called before every change.
    void changing(String what) {
        if (journalled && !inStep) {
            throw new AssertionError(what + " outside of a step");
        }
    }
}
