package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import java.util.ArrayList;
import java.util.List;

/// Holds back what is said until it is known to matter.
final class RecordedLog implements Log {
    private record Line(Level level, String message) {}

    private final List<Line> lines = new ArrayList<>();

    @Override
    public void log(Level level, String message) {
        if (level.compareTo(Level.WARNING) <= 0) {
            lines.add(new Line(level, message));
        }
    }

    @Override
    public void output(String line) {
        // A check prints no reports.
    }

    @Override
    public boolean shows(Level level) {
        return level.compareTo(Level.WARNING) <= 0;
    }

    void repeat(Log log) {
        lines.forEach(line -> log.log(line.level(), line.message()));
    }
}
