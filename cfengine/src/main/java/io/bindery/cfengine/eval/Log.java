package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Level;

/// The log of a run.
public interface Log {
    void log(Level level, String message);

    /// A line that is the policy's own output: reports and what commands print.
    void output(String line);

    /// Whether lines of this level are shown; building costly messages can be spared otherwise.
    boolean shows(Level level);

    /// From now on shows lines as far as this level.
    default void showUpTo(Level level) {}

    /// From now on begins each line that is not the policy's own output with a text.
    default void beginLinesWith(String prefix) {}

    /// The loudest level that is shown.
    default Level loudest() {
        Level loudest = Level.CRITICAL;
        for (Level level : Level.values()) {
            loudest = shows(level) ? level : loudest;
        }
        return loudest;
    }

    /// The log of a program started by this one: at its own level, and without this one's time stamps.
    default Log ofChild() {
        return this;
    }

    default void error(String message) {
        log(Level.ERROR, message);
    }

    default void warning(String message) {
        log(Level.WARNING, message);
    }

    default void info(String message) {
        log(Level.INFO, message);
    }

    default void verbose(String message) {
        log(Level.VERBOSE, message);
    }
}
