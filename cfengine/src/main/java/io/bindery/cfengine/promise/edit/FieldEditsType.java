package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `field_edits`: a column of the lines that match holds what is promised.
final class FieldEditsType implements PromiseType {
    private final EditedFile file;

    FieldEditsType(EditedFile file) {
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
            keeping.log().error("The promised column edit '" + promise.promiser() + "' could not select an edit region in '"
                    + file.name() + "'");
            return Outcome.FAILED;
        }
        Regex lines = Regex.compile(promise.promiser(), keeping.log()::error);
        Regex separator = Regex.compile(promise.body("edit_field").text("field_separator", "\\s+"), keeping.log()::error);
        if (lines == null || separator == null) {
            return Outcome.FAILED;
        }
        Outcome outcome = Outcome.KEPT;
        for (int at = region.start(); at < region.end(); at++) {
            if (lines.matchesAll(file.lines().get(at))) {
                outcome = outcome.and(line(promise, separator, at, keeping));
            }
        }
        return outcome;
    }

    /// A line as fields and what stands between them.
    private record Columns(List<String> fields, List<String> separators) {
        String joined() {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < fields.size(); i++) {
                line.append(fields.get(i));
                if (i + 1 < fields.size()) {
                    line.append(separators.get(Math.min(i, separators.size() - 1)));
                }
            }
            return line.toString();
        }
    }

    private static Columns columns(String line, Regex separator, boolean blanks) {
        List<String> fields = new ArrayList<>();
        List<String> separators = new ArrayList<>();
        int start = 0;
        for (Regex.Match match = separator.search(line, 0); match != null && match.end() > match.start(); ) {
            if (blanks || match.start() > start) {
                fields.add(line.substring(start, match.start()));
                separators.add(line.substring(match.start(), match.end()));
            }
            start = match.end();
            match = separator.search(line, start);
        }
        if (blanks || start < line.length()) {
            fields.add(line.substring(start));
        }
        return new Columns(fields, separators);
    }

    private Outcome line(ExpandedPromise promise, Regex separator, int at, Keeping keeping) {
        Attributes body = promise.body("edit_field");
        String before = file.lines().get(at);
        Columns columns = columns(before, separator, body.flag("allow_blank_fields", false));
        long wanted = body.number("select_field", 1);
        int index = (int) (body.flag("start_fields_from_zero", false) ? wanted : wanted - 1);
        if (index >= columns.fields().size() && !extend(columns, index, wanted, body, keeping)) {
            return Outcome.FAILED;
        }
        String changed = edited(columns.fields().get(Math.max(index, 0)), body, keeping);
        if (changed == null) {
            return Outcome.KEPT;
        }
        columns.fields().set(Math.max(index, 0), changed);
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Need to edit field in '" + file.name() + "' but only warning promised");
            return Outcome.WARNED;
        }
        file.replace(at, columns.joined());
        return Outcome.REPAIRED;
    }

    private boolean extend(Columns columns, int index, long wanted, Attributes body, Keeping keeping) {
        if (!body.flag("extend_fields", false)) {
            keeping.log().error("The file " + file.name() + " has only " + columns.fields().size()
                    + " fields, but there is a promise for field " + wanted);
            return false;
        }
        String separator = columns.separators().isEmpty() ? body.text("field_separator", " ") : columns.separators().getLast();
        while (columns.fields().size() <= index) {
            columns.fields().add("");
            columns.separators().add(separator);
        }
        return true;
    }

    /// The field as promised, or null where it is so already.
    private @Nullable String edited(String field, Attributes body, Keeping keeping) {
        String value = body.text("field_value", "");
        String operation = body.text("field_operation", "none");
        String separator = body.text("value_separator");
        if (separator == null) {
            return whole(field, value, operation, keeping);
        }
        List<String> values = new ArrayList<>(Arrays.asList(field.split(java.util.regex.Pattern.quote(separator), -1)));
        if (field.isEmpty()) {
            values.clear();
        }
        List<String> before = List.copyOf(values);
        switch (operation) {
            case "prepend" -> add(values, value, true, "Prepended field sub-value '", keeping);
            case "append" -> add(values, value, false, "Appended field sub-value '", keeping);
            case "alphanum" -> {
                add(values, value, false, "Inserted field sub-value '", keeping);
                Collections.sort(values);
            }
            case "delete" -> delete(values, value, keeping);
            default -> set(values, value, keeping);
        }
        return values.equals(before) ? null : String.join(separator, values);
    }

    private void add(List<String> values, String value, boolean first, String words, Keeping keeping) {
        if (!values.contains(value)) {
            keeping.log().info(words + value + "' in '" + file.name() + "'");
            values.add(first ? 0 : values.size(), value);
        }
    }

    private void delete(List<String> values, String value, Keeping keeping) {
        while (values.remove(value)) {
            keeping.log().info("Deleted column field sub-value '" + value + "' in '" + file.name() + "'");
        }
    }

    private void set(List<String> values, String value, Keeping keeping) {
        if (!values.equals(List.of(value))) {
            keeping.log().info("Set field sub-value '" + value + "' in '" + file.name() + "'");
            values.clear();
            values.add(value);
        }
    }

    private @Nullable String whole(String field, String value, String operation, Keeping keeping) {
        if (operation.equals("delete")) {
            if (!field.equals(value)) {
                return null;
            }
            keeping.log().info("Deleting column field value '" + value + "' in '" + file.name() + "'");
            return "";
        }
        if (field.equals(value)) {
            return null;
        }
        keeping.log().info("Setting whole column field value '" + field + "' to '" + value + "' in '" + file.name() + "'");
        return value;
    }
}
