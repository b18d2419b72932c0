package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;

/// A log that knows whether anything was written to it.
final class HeardLog implements Log {
    private final Log log;
    private boolean heard;

    HeardLog(Log log) {
        this.log = log;
    }

    boolean isSilent() {
        return !heard;
    }

    @Override
    public void log(Level level, String message) {
        heard |= level.compareTo(Level.NOTICE) <= 0;
        log.log(level, message);
    }

    @Override
    public void output(String line) {
        heard = true;
        log.output(line);
    }

    @Override
    public boolean shows(Level level) {
        return log.shows(level);
    }

    @Override
    public void showUpTo(Level level) {
        log.showUpTo(level);
    }

    @Override
    public Log ofChild() {
        return log.ofChild();
    }
}
