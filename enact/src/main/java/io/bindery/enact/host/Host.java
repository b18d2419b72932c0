package io.bindery.enact.host;

import java.time.InstantSource;

/// A machine, as a few ports. The real one is [LocalHost]; tests have one in memory.
public interface Host {
    HostFiles files();

    Accounts accounts();

    Processes processes();

    InstantSource clock();
}
