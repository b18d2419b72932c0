package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.promise.PromiseType;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The promise types of an `edit_line` bundle, all at work on one file.
public final class EditLine {
    private EditLine() {}

    public static Function<String, @Nullable PromiseType> types(EditedFile file) {
        return name -> switch (name) {
            case "insert_lines" -> new InsertLinesType(file);
            case "delete_lines" -> new DeleteLinesType(file);
            case "replace_patterns" -> new ReplacePatternsType(file);
            case "field_edits" -> new FieldEditsType(file);
            default -> null;
        };
    }
}
