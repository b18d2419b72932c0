package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `field_edits`: a column of the matching lines has the promised content.
final class FieldEdits implements LineEdit {
    @Override
    public String kind() {
        return "fields_edit";
    }

    @Override
    public boolean isPossible(EditPromise edit) {
        Attributes body = edit.promise().body("edit_field");
        if (index(body) < 0) {
            return impossible(edit, "No select_field in promise to edit '" + edit.promiser() + "'");
        }
        if (!body.has("field_value")) {
            return impossible(edit, "No field_value is promised to column_edit '" + edit.promiser() + "'");
        }
        return new Regions(edit).isFound("The promised column edit '" + edit.promiser() + "' could not select an edit region in '"
                + edit.file().name() + "'");
    }

    private static boolean impossible(EditPromise edit, String message) {
        edit.impossible(message);
        edit.keeping().evaluation().logPromise(Level.ERROR);
        return false;
    }

    private static int index(Attributes body) {
        long wanted = body.number("select_field", 0);
        return (int) (body.flag("start_fields_from_zero", false) ? wanted : wanted - 1);
    }

    @Override
    public Outcome edit(EditPromise edit, Region region) {
        Regex lines = Regex.compile(edit.promiser(), edit::error);
        if (lines == null) {
            return Outcome.KEPT;
        }
        EditedFile file = edit.file();
        Outcome outcome = Outcome.SKIPPED;
        for (int at = region.start(); at < region.end(); at++) {
            if (!lines.matchesAll(file.lines().get(at))) {
                continue;
            }
            Columns columns = columns(edit, file.lines().get(at));
            if (columns == null) {
                return Outcome.FAILED;
            }
            Outcome one = line(edit, columns, at);
            edit.keeping().conclude(edit.promise(), one);
            outcome = outcome.and(one);
        }
        if (outcome == Outcome.SKIPPED) {
            edit.error("No matched line to edit fields of for pattern '" + edit.promiser() + "' in '" + file.name() + "'");
            return Outcome.FAILED;
        }
        return outcome;
    }

    /// Null if the line has no fields; that is logged.
    private static @Nullable Columns columns(EditPromise edit, String line) {
        Attributes body = edit.promise().body("edit_field");
        String separator = body.text("field_separator", "");
        LinePattern pattern = LinePattern.tried(2, separator, edit::error);
        Columns columns = Columns.of(line, pattern, body.flag("allow_blank_fields", false));
        if (columns == null) {
            edit.error("Field edit, no fields found by promised pattern '" + separator + "' in '" + edit.file().name() + "'");
        }
        return columns;
    }

    private static Outcome line(EditPromise edit, Columns columns, int at) {
        EditedFile file = edit.file();
        Attributes body = edit.promise().body("edit_field");
        int index = index(body);
        if (index >= columns.fields().size() && !body.flag("extend_fields", false)) {
            edit.error("The file " + file.name() + " has only " + columns.fields().size()
                    + " fields, but there is a promise for field " + body.number("select_field", 0));
            return Outcome.FAILED;
        }
        while (columns.fields().size() <= index) {
            columns.fields().add("");
        }
        Edited edited = edited(columns.fields().get(index), body);
        if (edited == null) {
            return Outcome.KEPT;
        }
        if (!edit.mayChange(edited.intended() + " in '" + file.name() + "'")) {
            return Outcome.WARNED;
        }
        for (int time = 0; time < edited.times(); time++) {
            file.tell(edited.done() + " in '" + file.name() + "'");
        }
        columns.fields().set(index, edited.field());
        file.replace(at, columns.joined());
        return Outcome.REPAIRED;
    }

    /// A field as promised, with the messages before and after the edit.
    private record Edited(String field, String intended, String done, int times) {}

    /// Null if the field is so already.
    private static @Nullable Edited edited(String field, Attributes body) {
        String value = body.text("field_value", "");
        String operation = body.text("field_operation", "none");
        String separator = body.text("value_separator", "");
        return separator.isEmpty() ? whole(field, value, operation) : value(field, value, operation, separator);
    }

    // As CFEngine does: a field that is promised as a whole is always written.
    private static Edited whole(String field, String value, String operation) {
        return operation.equals("delete")
                ? new Edited("", "delete field value '" + field + "'", "Deleted column field value ''", 1)
                : new Edited(
                        value,
                        "set column field value '" + field + "' to '" + value + "'",
                        "Set whole column field value '" + field + "' to '" + value + "'",
                        1);
    }

    private static @Nullable Edited value(String field, String value, String operation, String separator) {
        List<String> before = FieldValues.split(field, separator);
        List<String> after =
                switch (operation) {
                    case "prepend" -> FieldValues.prepended(before, value);
                    case "alphanum" -> FieldValues.sorted(before, value);
                    case "delete" -> FieldValues.without(before, value);
                    case "set" -> List.of(value);
                    default -> FieldValues.appended(before, value);
                };
        String done =
                switch (operation) {
                    case "prepend" -> "Prepended field sub-value '";
                    case "alphanum" -> "Inserted field sub-value '";
                    case "delete" -> "Deleted column field sub-value '";
                    case "set" -> "Set field sub-value '";
                    default -> "Appended field sub-value '";
                };
        int times = operation.equals("delete") ? before.size() - after.size() : 1;
        return after.equals(before)
                ? null
                : new Edited(String.join(separator, after), "edit field '" + value + "'", done + value + "'", times);
    }
}
