package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.data.Csv;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.value.Data;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// `classfiltercsv(path, has_heading, class_column, sort_column)`: the rows of a CSV file whose class expression holds, each a mapping
/// from column names without that column.
public final class ClassFilterCsv implements Function {
    @Override
    public Result call(Call call) {
        String path = call.text(0);
        String text;
        try {
            text = TextFiles.read(path, 0);
        } catch (IOException e) {
            call.log(Level.ERROR, "classfiltercsv: Failed to read file " + path + ": " + TextFiles.reason(e));
            return Result.failure();
        }
        long classColumn = Numbers.whole(call, call.text(2));
        Long sortColumn = call.size() > 3 ? Long.valueOf(Numbers.whole(call, call.text(3))) : null;
        List<List<String>> rows = new ArrayList<>(Csv.rows(
                text, line -> call.log(Level.WARNING, "classfiltercsv: Failed to parse line " + line + ", line ignored.")));
        int width = rows.isEmpty() ? 0 : rows.getFirst().size();
        if (!rows.isEmpty() && (classColumn < 0 || classColumn >= width)) {
            call.log(
                    Level.ERROR,
                    "classfiltercsv: Class expression index is out of bounds. Row length " + width + ", index "
                            + Long.toUnsignedString(classColumn));
            return Result.failure();
        }
        int sorting = sortColumn == null ? -1 : sorting(call, width, classColumn, sortColumn);
        List<String> heading = Primitives.isTrue(call.text(1)) && !rows.isEmpty() ? rows.removeFirst() : null;
        return Result.of(selected(call, rows, heading, width, (int) classColumn, sorting));
    }

    /// The column to sort by, or -1 where none will do.
    private static int sorting(Call call, int width, long classColumn, long sortColumn) {
        if (sortColumn == classColumn) {
            call.log(
                    Level.WARNING,
                    "classfiltercsv: sorting column (" + sortColumn + ") is the same as class expression column (" + classColumn
                            + "). Not sorting data container.");
            return -1;
        }
        if (sortColumn >= 0 && sortColumn < width) {
            return (int) sortColumn;
        }
        call.log(
                Level.WARNING,
                "classfiltercsv: sorting index " + Long.toUnsignedString(sortColumn) + " out of bounds. Not sorting data container.");
        return -1;
    }

    private static Data selected(
            Call call, List<List<String>> rows, @Nullable List<String> heading, int width, int classColumn, int sortColumn) {
        List<List<String>> kept = new ArrayList<>();
        int line = heading == null ? 0 : 1;
        for (List<String> row : rows) {
            line++;
            if (row.size() != width) {
                call.log(
                        Level.WARNING,
                        "classfiltercsv: Line " + line + " has incorrect amount of elements, " + row.size() + " instead of "
                                + width + ". Line ignored.");
            } else if (call.context().classes().isTrue(row.get(classColumn))) {
                kept.add(row);
            }
        }
        if (sortColumn >= 0) {
            kept.sort(Comparator.comparing((List<String> row) -> row.get(sortColumn)));
        }
        List<Data> selected = new ArrayList<>();
        for (List<String> row : kept) {
            selected.add(named(row, heading, classColumn));
        }
        return new Data.Sequence(selected);
    }

    private static Data named(List<String> row, @Nullable List<String> heading, int classColumn) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        for (int column = 0; column < row.size(); column++) {
            if (column != classColumn) {
                String name = heading == null ? Integer.toString(members.size()) : heading.get(column);
                members.put(name, new Data.Text(row.get(column)));
            }
        }
        return new Data.Mapping(members);
    }
}
