package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The fields of a line.
///
/// @param separator the text between the first two fields, which joins all fields when the line is written
record Columns(List<String> fields, String separator) {

    /// Null if the line has no separator.
    ///
    /// @param blanks whether nothing between two separators is a field
    static @Nullable Columns of(String line, LinePattern separator, boolean blanks) {
        List<String> fields = new ArrayList<>();
        String first = null;
        int start = 0;
        for (Regex.Match match = separator.search(line, 0); match != null && match.end() > match.start(); ) {
            first = first == null ? line.substring(match.start(), match.end()) : first;
            if (blanks || match.start() > start) {
                fields.add(line.substring(start, match.start()));
            }
            start = match.end();
            match = separator.search(line, start);
        }
        if (first == null) {
            return null;
        }
        if (blanks || start < line.length()) {
            fields.add(line.substring(start));
        }
        return new Columns(fields, first);
    }

    String joined() {
        return String.join(separator, fields);
    }
}
