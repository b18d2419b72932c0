package io.bindery.fleet.code;

/// The log of JGit, which nobody reads. JGit logs through SLF4J, which would say on standard error that no one listens.
final class QuietLog {
    private QuietLog() {}

    /// Keeps SLF4J quiet. To be called before any class of JGit is initialised.
    static void install() {
        System.setProperty("slf4j.internal.verbosity", "ERROR");
    }
}
