package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.promise.PromiseType;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The promise types of an `edit_line` bundle, for one file.
public final class EditLine {
    private EditLine() {}

    public static Function<String, @Nullable PromiseType> types(EditedFile file) {
        return name -> {
            LineEdit edit =
                    switch (name) {
                        case "insert_lines" -> new InsertLines();
                        case "delete_lines" -> new DeleteLines();
                        case "replace_patterns" -> new ReplacePatterns();
                        case "field_edits" -> new FieldEdits();
                        default -> null;
                    };
            return edit == null ? null : new LineEditType(edit, file);
        };
    }
}
