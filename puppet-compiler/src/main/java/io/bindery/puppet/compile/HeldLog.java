package io.bindery.puppet.compile;

import io.bindery.puppet.eval.LogLevel;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Holds back the log lines of a compile that may have to be repeated, and passes them on when the compile counts.
final class HeldLog implements Log {
    private final List<Line> lines = new ArrayList<>();

    private record Line(LogLevel level, @Nullable String source, String message, @Nullable Place place) {}

    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        lines.add(new Line(level, source, message, null));
    }

    @Override
    public void write(LogLevel level, String message, Place place) {
        lines.add(new Line(level, null, message, place));
    }

    void forget() {
        lines.clear();
    }

    void pass(Log log) {
        for (Line line : lines) {
            if (line.place == null) {
                log.write(line.level, line.source, line.message);
            } else {
                log.write(line.level, line.message, line.place);
            }
        }
    }
}
