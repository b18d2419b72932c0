package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.FatalError;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Splits the lines of a text into fields, and builds the arrays that functions make of them.
public final class TextTable {
    private TextTable() {}

    public enum Fields {
        TEXT,
        WHOLE,
        REAL
    }

    /// The lines that are not empty once comments are gone, each split by the separator; `source` says where they are from.
    public static List<List<String>> rows(Call call, String source, String text, String comment, String separator, long most) {
        List<List<String>> rows = new ArrayList<>();
        Regex regex = separator.isEmpty() ? null : Regexes.compile(call, separator);
        for (String ended : TextFiles.withoutComments(call, source, text, comment).split("\n", -1)) {
            String line = ended.endsWith("\r") ? ended.substring(0, ended.length() - 1) : ended;
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
    public static Result fillFromFile(Call call, Fields kind, boolean byNumber) {
        String text = TextFiles.read(call, call.text(1), Numbers.whole(call, call.text(5)));
        // As CFEngine does: a file that cannot be read has no lines.
        return text == null ? Result.of(0L) : fill(call, call.text(1), text, kind, byNumber);
    }

    /// `parse...array(name, text, comment, separator, most, bytes)`: the same from a text.
    public static Result fillFromText(Call call, Fields kind, boolean byNumber) {
        long bytes = Numbers.whole(call, call.text(5));
        String text = call.text(1);
        int end = bytes < 0 ? text.length() : (int) Math.min(bytes, text.length());
        return fill(call, "string argument 2", text.substring(0, end), kind, byNumber);
    }

    private static Result fill(Call call, String source, String text, Fields kind, boolean byNumber) {
        long most = Numbers.whole(call, call.text(4));
        List<List<String>> rows = rows(call, source, text, call.text(2), call.text(3), most);
        for (int number = 0; number < rows.size(); number++) {
            List<String> fields = rows.get(number);
            String key = byNumber ? Integer.toString(number) : held(call, kind, fields.getFirst());
            for (int index = 0; index < fields.size(); index++) {
                call.context()
                        .variables()
                        .define(
                                call.text(0) + "[" + key + "][" + index + "]",
                                type(kind),
                                new Scalar(held(call, kind, fields.get(index))),
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

    /// A field as the array holds it: whole numbers without scale and blanks.
    private static String held(Call call, Fields kind, String field) {
        return switch (kind) {
            case TEXT -> field;
            case WHOLE -> whole(call, field);
            case REAL -> real(call, field);
        };
    }

    private static String whole(Call call, String field) {
        if (!Numbers.isWhole(call, field)) {
            throw new FatalError("Could not convert token to int");
        }
        return Long.toString(Numbers.whole(call, field));
    }

    private static String real(Call call, String field) {
        if (Numbers.real(call, field) == null) {
            throw new FatalError("Could not convert token to double");
        }
        return field;
    }
}
