package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
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

    /// Whether the file has the region; a missing one is logged.
    ///
    /// @param missing the message where its start is not found
    boolean isFound(String missing) {
        if (!body.has("select_start")) {
            return true;
        }
        int start = start();
        // As CFEngine does: a start pattern that matches the last line, without including it in the region, does not count.
        boolean found = start >= 0 && (start + 1 < lines.size() || body.flag("include_start_delimiter", false));
        if (!found) {
            edit.impossible(missing);
        }
        return found;
    }

    /// Likewise, of a region whose end must be there.
    ///
    /// @param verb the operation on the region, for messages
    boolean isDelimited(String verb, String missing) {
        if (!isFound(missing)) {
            return false;
        }
        int start = start();
        boolean toEndOfFile = body.flag("select_end_match_eof", edit.keeping().control("agent").flag("select_end_match_eof", false));
        // As CFEngine does: a region that has no start has no end.
        boolean ends = toEndOfFile || start >= 0 && find(start + 1, body.text("select_end")) >= 0;
        if (body.has("select_end") && !ends) {
            edit.impossible("The promised end pattern '" + body.text("select_end", "") + "' was not found when selecting region to "
                    + verb + " in '" + edit.file().name() + "'");
            return false;
        }
        return true;
    }

    /// Whether a region is requested whose start is not found.
    boolean isNowhere() {
        return edit.promise().hasBody("select_region") && !body.has("select_start");
    }

    /// The lines of the region with the start delimiter and without that of the end. As CFEngine does: only deletion asks whether the
    /// delimiters belong to it, and what begins nowhere is empty.
    Region selected() {
        if (!edit.promise().hasBody("select_region")) {
            return edit.file().whole();
        }
        int start = start();
        return start < 0 ? new Region(0, 0) : new Region(start, end(start));
    }

    /// The lines that may be deleted. As CFEngine does: all, where the region begins nowhere.
    Region deletable() {
        int start = start();
        if (start < 0) {
            return edit.file().whole();
        }
        int end = end(start);
        boolean endToo = end < lines.size() && body.flag("include_end_delimiter", false);
        return new Region(body.flag("include_start_delimiter", false) ? start : start + 1, endToo ? end + 1 : end);
    }

    private int end(int start) {
        int end = find(start + 1, body.text("select_end"));
        return end < 0 ? lines.size() : end;
    }

    /// The line of the start delimiter, or -1.
    private int start() {
        return find(0, body.text("select_start"));
    }

    private int find(int from, @Nullable String pattern) {
        if (pattern == null) {
            return -1;
        }
        LinePattern wanted = edit.pattern(pattern);
        for (int at = from; at < lines.size(); at++) {
            if (wanted.matches(lines.get(at))) {
                return at;
            }
        }
        return -1;
    }
}
