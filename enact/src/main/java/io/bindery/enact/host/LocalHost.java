package io.bindery.enact.host;

import java.time.InstantSource;

/// This machine.
public final class LocalHost implements Host {
    private final Accounts accounts = new LocalAccounts();
    private final HostFiles files = new LocalFiles(accounts.effectiveUser());
    private final Processes processes;

    /// @param processes the way to start programs, which `enact.exec` has
    public LocalHost(Processes processes) {
        this.processes = processes;
    }

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
        return InstantSource.system();
    }
}
