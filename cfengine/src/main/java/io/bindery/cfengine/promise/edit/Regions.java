package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the part of a file that `select_region` names.
final class Regions {
    private final EditPromise edit;
    private final Attributes body;
    private final List<String> lines;

    Regions(EditPromise edit) {
        this.edit = edit;
        this.body = edit.promise().body("select_region");
        this.lines = edit.file().lines();
    }

    /// Whether there is such a region; where there is none, says so.
    ///
    /// @param missing what is said where its start is not found
    boolean isFound(String missing) {
        boolean found = !body.has("select_start") || start() >= 0;
        if (!found) {
            edit.impossible(missing);
        }
        return found;
    }

    /// Likewise, of a region whose end must be there and that must have lines.
    ///
    /// @param verb what is done to the region, for messages
    boolean isDelimited(String verb, String missing) {
        if (!isFound(missing)) {
            return false;
        }
        int start = start();
        if (start >= 0 && start + 1 == lines.size() && !body.flag("include_start_delimiter", false) && body.has("select_end")) {
            edit.impossible(missing);
            return false;
        }
        boolean toEndOfFile = body.flag("select_end_match_eof", edit.keeping().control("agent").flag("select_end_match_eof", false));
        // As CFEngine does: a region that has no start has no end.
        boolean ends = start >= 0 && (toEndOfFile || find(start + 1, body.text("select_end")) >= 0);
        if (body.has("select_end") && !ends) {
            edit.impossible("The promised end pattern '" + body.text("select_end", "") + "' was not found when selecting region to "
                    + verb + " in '" + edit.file().name() + "'");
            return false;
        }
        return true;
    }

    Region selected() {
        if (!body.has("select_start")) {
            // As CFEngine does: an end alone selects nothing.
            return body.has("select_end") ? new Region(0, 0) : edit.file().whole();
        }
        int start = start();
        int first = body.flag("include_start_delimiter", false) ? start : start + 1;
        int end = find(start + 1, body.text("select_end"));
        return new Region(first, end < 0 ? lines.size() : body.flag("include_end_delimiter", false) ? end + 1 : end);
    }

    /// The line of the start delimiter, or -1.
    private int start() {
        return find(0, body.text("select_start"));
    }

    private int find(int from, @Nullable String pattern) {
        Regex regex = pattern == null ? null : Regex.compile(pattern);
        for (int at = from; regex != null && at < lines.size(); at++) {
            if (regex.matchesAll(lines.get(at))) {
                return at;
            }
        }
        return -1;
    }
}
