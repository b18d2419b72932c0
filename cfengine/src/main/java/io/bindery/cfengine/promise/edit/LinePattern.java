package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.value.Regex;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A pattern for lines. As CFEngine does: a malformed pattern matches nothing, and each attempt to use it gives an error.
final class LinePattern {
    private final @Nullable Regex regex;
    private final Runnable complaint;

    private LinePattern(@Nullable Regex regex, Runnable complaint) {
        this.regex = regex;
        this.complaint = complaint;
    }

    static LinePattern of(String text, Consumer<String> complaints) {
        return tried(1, text, complaints);
    }

    /// @param times how often it is tried on one line; each try logs a complaint
    static LinePattern tried(int times, String text, Consumer<String> complaints) {
        StringBuilder problem = new StringBuilder();
        Regex regex = Regex.compile(text, problem::append);
        return new LinePattern(regex, () -> {
            for (int time = 0; time < times; time++) {
                complaints.accept(problem.toString());
            }
        });
    }

    boolean matches(String line) {
        if (regex == null) {
            complaint.run();
        }
        return regex != null && regex.matchesAll(line);
    }

    boolean isFoundIn(String line) {
        return search(line, 0) != null;
    }

    Regex.@Nullable Match search(String line, int from) {
        if (regex == null) {
            complaint.run();
        }
        return regex == null ? null : regex.search(line, from);
    }
}
