package io.bindery.cli.command;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Collects the log lines of one compile, to be written with its result.
public final class CollectedLog implements Log {
    private final List<Line> lines = new ArrayList<>();

    private record Line(LogLevel level, String message) {}

    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        if (level.compareTo(LogLevel.NOTICE) >= 0) {
            lines.add(new Line(level, source == null ? message : source + ": " + message));
        }
    }

    @Override
    public void write(LogLevel level, String message, Place place) {
        write(level, null, message);
    }

    public void writeTo(JsonOutput out) {
        out.key("logs").beginArray();
        for (Line line : lines) {
            out.beginArray().string(line.level.word()).string(line.message).endArray();
        }
        out.endArray();
    }
}
