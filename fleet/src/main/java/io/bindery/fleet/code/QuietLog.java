package io.bindery.fleet.code;

/// Discards the log of JGit. JGit logs through SLF4J, which would otherwise complain on standard error that no logger is
/// installed.
final class QuietLog {
    private QuietLog() {}

    /// Keeps SLF4J quiet. To be called before any class of JGit is initialised.
    static void install() {
        System.setProperty("slf4j.internal.verbosity", "ERROR");
    }
}
