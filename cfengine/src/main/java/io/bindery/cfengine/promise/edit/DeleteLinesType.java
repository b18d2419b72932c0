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
    public String subject() {
        return file.name();
    }

    @Override
    public boolean isTriedAgain(Outcome outcome) {
        return outcome == Outcome.FAILED;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Region region = Regions.of(promise, file);
        if (region == null) {
            return withoutRegion(promise, keeping);
        }
        List<Regex> block = patterns(promise.promiser(), keeping);
        if (block == null) {
            return Outcome.FAILED;
        }
        boolean inverted = promise.attributes().flag("not_matching", false);
        LineFilter filter = new LineFilter(promise.body("delete_select"), "delete");
        boolean rehearsal = keeping.isRehearsal(promise);
        Outcome outcome = Outcome.KEPT;
        int end = region.end();
        for (int at = region.start(); at < end; ) {
            int length = matched(at, end, block, inverted, filter);
            if (length == 0) {
                at++;
            } else if (rehearsal) {
                keeping.log().warning("Should delete line '" + file.lines().get(at) + "' from '" + file.name() + "'");
                outcome = Outcome.WARNED;
                at += length;
            } else {
                delete(at, length, keeping);
                outcome = Outcome.REPAIRED;
                end -= length;
            }
        }
        return outcome;
    }

    private Outcome withoutRegion(ExpandedPromise promise, Keeping keeping) {
        boolean whole = promise.body("select_region").flag("include_start_delimiter", false)
                && promise.body("select_region").flag("include_end_delimiter", false);
        if (whole) {
            // As CFEngine does: where the delimiters go too, their absence means that all is gone already.
            keeping.log().verbose("The promised line deletion '" + promise.promiser() + "' could not select an edit region in '"
                    + file.name() + "' (this is a good thing, as policy suggests deleting the markers)");
            return Outcome.KEPT;
        }
        keeping.log().error("The promised line deletion '" + promise.promiser() + "' could not select an edit region in '"
                + file.name() + "' (but the delimiters were expected in the file)");
        return Outcome.FAILED;
    }

    private static @Nullable List<Regex> patterns(String promiser, Keeping keeping) {
        List<Regex> patterns = new ArrayList<>();
        for (String line : promiser.split("\n", -1)) {
            Regex regex = Regex.compile(line, keeping.log()::error);
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

    private void delete(int at, int length, Keeping keeping) {
        for (int i = 1; i <= length; i++) {
            keeping.log().info("Deleted the promised line " + i + " '" + file.lines().get(at) + "' from " + file.name());
            file.delete(at);
        }
    }
}
