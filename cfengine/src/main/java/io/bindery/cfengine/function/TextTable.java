package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Text whose lines are split into fields, and the arrays functions make of it.
final class TextTable {
    private TextTable() {}

    enum Fields {
        TEXT,
        WHOLE,
        REAL
    }

    /// The lines that are not empty once comments are gone, each split by the separator.
    static List<List<String>> rows(Call call, String text, String comment, String separator, long most) {
        List<List<String>> rows = new ArrayList<>();
        Regex regex = separator.isEmpty() ? null : Regexes.compile(call, separator);
        for (String line : TextFiles.withoutComments(call, text, comment).split("\n", -1)) {
            if (!line.isEmpty() && rows.size() < most) {
                rows.add(split(line, regex));
            }
        }
        return rows;
    }

    private static List<String> split(String line, @Nullable Regex separator) {
        List<String> fields = new ArrayList<>();
        String rest = line;
        if (separator != null) {
            Regex.Match match = separator.search(rest, 0);
            while (match != null && match.end() > 0) {
                fields.add(rest.substring(0, match.start()));
                rest = rest.substring(match.end());
                match = separator.search(rest, 0);
            }
        }
        fields.add(rest);
        return fields;
    }

    /// `read...array(name, path, comment, separator, most, bytes)`: fills an array from a file, and says how many lines.
    static Result fillFromFile(Call call, Fields kind, boolean byNumber) {
        Long bytes = Numbers.whole(call, call.text(5));
        String text = bytes == null ? null : TextFiles.read(call, call.text(1), bytes);
        // As CFEngine does: a file that cannot be read has no lines.
        return text == null ? Result.of(0L) : fill(call, text, kind, byNumber);
    }

    /// `parse...array(name, text, comment, separator, most, bytes)`: the same from a text.
    static Result fillFromText(Call call, Fields kind, boolean byNumber) {
        Long bytes = Numbers.whole(call, call.text(5));
        if (bytes == null) {
            return Result.failure();
        }
        String text = call.text(1);
        return fill(call, text.substring(0, (int) Math.clamp(bytes, 0L, text.length())), kind, byNumber);
    }

    private static Result fill(Call call, String text, Fields kind, boolean byNumber) {
        Long most = Numbers.whole(call, call.text(4));
        if (most == null) {
            return Result.failure();
        }
        List<List<String>> rows = rows(call, text, call.text(2), call.text(3), most);
        for (int number = 0; number < rows.size(); number++) {
            List<String> fields = rows.get(number);
            String key = byNumber ? Integer.toString(number) : fields.getFirst();
            for (int index = 0; index < fields.size(); index++) {
                check(call, kind, fields.get(index));
                call.context()
                        .variables()
                        .define(
                                call.text(0) + "[" + key + "][" + index + "]",
                                type(kind),
                                new Scalar(fields.get(index)),
                                List.of("source=function", "function=buildlinearray"));
            }
        }
        return Result.of((long) rows.size());
    }

    private static VariableType type(Fields kind) {
        return switch (kind) {
            case TEXT -> VariableType.STRING;
            case WHOLE -> VariableType.INT;
            case REAL -> VariableType.REAL;
        };
    }

    private static void check(Call call, Fields kind, String field) {
        if (kind == Fields.WHOLE && Numbers.whole(call, field) == null) {
            throw new FatalError("Could not convert token to int");
        }
        if (kind == Fields.REAL && Numbers.real(call, field) == null) {
            throw new FatalError("Could not convert token to double");
        }
    }
}
