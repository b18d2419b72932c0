package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `delete_lines`: lines that match are not there. A promiser of several lines names a block.
final class DeleteLinesType implements PromiseType {
    private final EditedFile file;

    DeleteLinesType(EditedFile file) {
        this.file = file;
    }

    @Override
    public String subject(ExpandedPromise promise) {
        return file.name();
    }

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        // As CFEngine does: where the delimiters go too, their absence is expected, and still a failure.
        String expected = promise.body("select_region").flag("include_start_delimiter", false)
                ? " (this is a good thing, as policy suggests deleting the markers)"
                : " (but the delimiters were expected in the file)";
        String missing = "The promised line deletion '" + promise.promiser() + "' could not select an edit region in '" + file.name() + "'"
                + expected;
        return new Regions(edit(promise, keeping)).isDelimited("delete", missing);
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        EditPromise edit = edit(promise, keeping);
        return edit.concluded(delete(edit, new Regions(edit).selected()));
    }

    private EditPromise edit(ExpandedPromise promise, Keeping keeping) {
        return new EditPromise("delete_lines", promise, file, keeping);
    }

    private Outcome delete(EditPromise edit, Region region) {
        List<Regex> block = patterns(edit);
        if (block == null) {
            return Outcome.KEPT;
        }
        boolean inverted = edit.promise().attributes().flag("not_matching", false);
        LineFilter filter = new LineFilter(edit.promise().body("delete_select"), "delete");
        Outcome outcome = Outcome.KEPT;
        int end = region.end();
        for (int at = region.start(); at < end; ) {
            int length = matched(at, end, block, inverted, filter);
            if (length == 0) {
                at++;
            } else if (edit.mayChange("delete line '" + file.lines().get(at) + "' from " + file.name())) {
                delete(at, length);
                outcome = outcome.and(Outcome.REPAIRED);
                end -= length;
            } else {
                outcome = Outcome.WARNED;
                at += length;
            }
        }
        return outcome;
    }

    private static @Nullable List<Regex> patterns(EditPromise edit) {
        List<Regex> patterns = new ArrayList<>();
        for (String line : edit.promiser().split("\n", -1)) {
            Regex regex = Regex.compile(line, edit::error);
            if (regex == null) {
                return null;
            }
            patterns.add(regex);
        }
        return patterns;
    }

    /// How many lines from here on are to go.
    private int matched(int at, int end, List<Regex> block, boolean inverted, LineFilter filter) {
        if (inverted) {
            boolean kept = block.stream().anyMatch(regex -> regex.matchesAll(file.lines().get(at)));
            return !kept && filter.admits(file.lines().get(at)) ? 1 : 0;
        }
        if (at + block.size() > end) {
            return 0;
        }
        for (int i = 0; i < block.size(); i++) {
            String line = file.lines().get(at + i);
            if (!block.get(i).matchesAll(line) || !filter.admits(line)) {
                return 0;
            }
        }
        return block.size();
    }

    private void delete(int at, int length) {
        for (int i = 1; i <= length; i++) {
            file.tell("Deleted the promised line " + i + " '" + file.lines().get(at) + "' from " + file.name());
            file.delete(at);
        }
    }
}
