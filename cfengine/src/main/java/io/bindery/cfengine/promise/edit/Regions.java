package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the part of a file that `select_region` names.
final class Regions {
    private Regions() {}

    /// The region of a promise, all of the file where it names none; null where the delimiters are not found.
    static @Nullable Region of(ExpandedPromise promise, EditedFile file) {
        if (!promise.hasBody("select_region")) {
            return file.whole();
        }
        Attributes body = promise.body("select_region");
        List<String> lines = file.lines();
        int start = 0;
        if (body.has("select_start")) {
            int found = find(lines, 0, body.text("select_start", ""));
            if (found < 0) {
                return null;
            }
            start = body.flag("include_start_delimiter", false) ? found : found + 1;
            return end(body, lines, start, found + 1);
        }
        return end(body, lines, start, start);
    }

    private static @Nullable Region end(Attributes body, List<String> lines, int start, int from) {
        if (!body.has("select_end")) {
            return new Region(start, lines.size());
        }
        int found = find(lines, from, body.text("select_end", ""));
        if (found < 0) {
            return body.flag("select_end_match_eof", false) ? new Region(start, lines.size()) : null;
        }
        return new Region(start, body.flag("include_end_delimiter", false) ? found + 1 : found);
    }

    private static int find(List<String> lines, int from, String pattern) {
        Regex regex = Regex.compile(pattern);
        if (regex == null) {
            return -1;
        }
        for (int at = from; at < lines.size(); at++) {
            if (regex.matchesAll(lines.get(at))) {
                return at;
            }
        }
        return -1;
    }
}
