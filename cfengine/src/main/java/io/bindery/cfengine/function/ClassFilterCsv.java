package io.bindery.cfengine.function;

import io.bindery.cfengine.data.Csv;
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
final class ClassFilterCsv implements Function {
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
        Long classColumn = Numbers.whole(call, call.text(2));
        Long sortColumn = call.size() > 3 ? Numbers.whole(call, call.text(3)) : Long.valueOf(-1);
        List<List<String>> rows = new ArrayList<>(Csv.rows(
                text, line -> call.log(Level.WARNING, "classfiltercsv: Failed to parse line " + line + ", line ignored.")));
        if (classColumn == null || sortColumn == null) {
            return Result.failure();
        }
        if (rows.isEmpty()) {
            return Result.of(Data.EMPTY_SEQUENCE);
        }
        int width = rows.getFirst().size();
        if (classColumn >= width) {
            call.log(
                    Level.ERROR,
                    "classfiltercsv: Class expression index is out of bounds. Row length " + width + ", index " + classColumn);
            return Result.failure();
        }
        boolean sorted = sortColumn < width;
        if (!sorted) {
            call.log(
                    Level.WARNING,
                    "classfiltercsv: sorting index " + sortColumn + " out of bounds. Not sorting data container.");
        }
        List<String> heading = Primitives.isTrue(call.text(1)) ? rows.removeFirst() : null;
        return Result.of(selected(call, rows, heading, width, classColumn.intValue(), sorted ? sortColumn.intValue() : -1));
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
