package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// `delete_lines`: matching lines must be absent. A promiser of several lines means a block of consecutive lines.
final class DeleteLines implements LineEdit {
    @Override
    public String kind() {
        return "delete_lines";
    }

    @Override
    public boolean isPossible(EditPromise edit) {
        Attributes region = edit.promise().body("select_region");
        // As CFEngine does: where the delimiters go too, their absence is expected, and still a failure.
        boolean gone = region.flag("include_start_delimiter", false) || region.flag("include_end_delimiter", false);
        String missing = "The promised line deletion '" + edit.promiser() + "' could not select an edit region in '" + edit.file().name()
                + (gone ? "' (this is a good thing, as policy suggests deleting the markers)" : "' (but the delimiters were expected in the file)");
        if (edit.promise().attributes().flag("not_matching", false) && edit.promiser().indexOf('\n') >= 0) {
            edit.error("Makes no sense to promise multi-line delete with not_matching."
                    + " Cannot be satisfied for all lines as a block.");
        }
        return new Regions(edit).isDelimited("delete", missing);
    }

    @Override
    public Outcome edit(EditPromise edit, Region region) {
        boolean inverted = edit.promise().attributes().flag("not_matching", false);
        String[] lines = edit.promiser().split("\n", -1);
        List<Regex> patterns =
                Stream.of(lines).map(line -> Regex.compile(line, edit::error)).filter(Objects::nonNull).toList();
        if (!inverted && patterns.size() < lines.length) {
            return Outcome.KEPT;
        }
        return delete(edit, new Regions(edit).deletable(), inverted ? new Unmatched(patterns) : new Block(patterns));
    }

    /// Selects the lines to delete.
    private sealed interface Doomed {
        /// How many consecutive lines are matched against the patterns at once.
        int height();

        boolean matches(List<String> lines);
    }

    /// Selects consecutive lines that match the patterns in order.
    private record Block(List<Regex> patterns) implements Doomed {
        @Override
        public int height() {
            return patterns.size();
        }

        @Override
        public boolean matches(List<String> lines) {
            for (int at = 0; at < patterns.size(); at++) {
                if (!patterns.get(at).matchesAll(lines.get(at))) {
                    return false;
                }
            }
            return true;
        }
    }

    /// Selects a line that no pattern matches. As CFEngine does: a malformed pattern matches nothing, so that all lines are
    /// deleted.
    private record Unmatched(List<Regex> patterns) implements Doomed {
        @Override
        public int height() {
            return 1;
        }

        @Override
        public boolean matches(List<String> lines) {
            return patterns.stream().noneMatch(regex -> regex.matchesAll(lines.getFirst()));
        }
    }

    private static Outcome delete(EditPromise edit, Region region, Doomed doomed) {
        EditedFile file = edit.file();
        LineFilter filter = new LineFilter(edit, "delete");
        Outcome outcome = Outcome.KEPT;
        int end = region.end();
        for (int at = region.start(); at + doomed.height() <= end; ) {
            List<String> lines = file.lines().subList(at, at + doomed.height());
            if (!doomed.matches(lines) || !lines.stream().allMatch(filter::admits)) {
                at++;
            } else if (edit.mayChange("delete line '" + lines.getFirst() + "' from " + file.name())) {
                delete(file, at, doomed.height());
                outcome = outcome.and(Outcome.REPAIRED);
                end -= doomed.height();
            } else {
                outcome = Outcome.WARNED;
                at += doomed.height();
            }
        }
        return outcome;
    }

    private static void delete(EditedFile file, int at, int height) {
        for (int i = 1; i <= height; i++) {
            file.tell("Deleted the promised line " + i + " '" + file.lines().get(at) + "' from " + file.name());
            file.delete(at);
        }
    }
}
