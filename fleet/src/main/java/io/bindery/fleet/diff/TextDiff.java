package io.bindery.fleet.diff;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Patch;
import java.util.ArrayList;
import java.util.List;

/// Differences between two texts, line by line.
public final class TextDiff {
    private static final int CONTEXT = 3;

    private TextDiff() {}

    /// The lines that are only in one of them, with `-` or `+` before each.
    static List<String> changedLines(String before, String after) {
        List<String> lines = new ArrayList<>();
        for (AbstractDelta<String> delta : patch(before, after).getDeltas()) {
            delta.getSource().getLines().forEach(line -> lines.add("-" + line));
            delta.getTarget().getLines().forEach(line -> lines.add("+" + line));
        }
        return lines;
    }

    /// The lines of a unified diff, without the two that name the files.
    public static List<String> unified(String before, String after) {
        List<String> old = lines(before);
        List<String> all = UnifiedDiffUtils.generateUnifiedDiff("a", "b", old, patch(before, after), CONTEXT);
        List<String> lines = new ArrayList<>(all.subList(Math.min(2, all.size()), all.size()));
        if (before.endsWith("\n") != after.endsWith("\n")) {
            lines.add(before.endsWith("\n") ? "\\ No newline at end of file now" : "\\ No newline at end of file before");
        }
        return lines;
    }

    private static Patch<String> patch(String before, String after) {
        return DiffUtils.diff(lines(before), lines(after));
    }

    private static List<String> lines(String text) {
        return text.lines().toList();
    }
}
