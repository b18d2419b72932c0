package io.bindery.cfengine.function;

import io.bindery.cfengine.data.Csv;
import io.bindery.cfengine.data.EnvironmentFile;
import io.bindery.cfengine.data.YamlText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Files read as data, with the reference program's words for what is wrong with them.
final class DataFiles {
    private DataFiles() {}

    /// A JSON or YAML file's container.
    static Result read(Call call, String path, String kind, long most) {
        String text;
        try {
            text = TextFiles.read(path, 0);
        } catch (IOException e) {
            call.log(
                    Level.ERROR,
                    call.name() + ": data error parsing " + kind + " file '" + path + "': " + TextFiles.reason(e));
            return Result.failure();
        }
        if (text.isEmpty()) {
            call.log(Level.ERROR, call.name() + ": data error parsing " + kind + " file '" + path + "': No data");
            return Result.failure();
        }
        if (most > 0 && text.length() > most) {
            return refused(call, path, kind, "Unable to parse JSON without truncating");
        }
        try {
            Data data = kind.equals("YAML") ? YamlText.read(text) : JsonReader.read(text);
            if (data != null && data.isContainer()) {
                return Result.of(data);
            }
            call.log(Level.ERROR, call.name() + ": non-container from parsing " + kind + " file '" + path + "'");
            return Result.failure();
        } catch (JsonError e) {
            return refused(call, path, kind, e.getMessage());
        }
    }

    private static Result refused(Call call, String path, String kind, String reason) {
        call.log(Level.ERROR, call.name() + ": error parsing " + kind + " file '" + path + "': " + reason);
        return Result.failure();
    }

    static Result readCsv(Call call, String path, long most) {
        String text;
        try {
            text = TextFiles.read(path, most);
        } catch (IOException e) {
            call.log(Level.VERBOSE, call.name() + ": could not read '" + path + "': " + TextFiles.reason(e));
            return Result.failure();
        }
        List<Data> rows = new ArrayList<>();
        Csv.rows(text, line -> call.log(Level.DEBUG, "CSV line " + line + " is malformed"))
                .forEach(row -> rows.add(Data.texts(row)));
        if (rows.isEmpty()) {
            call.log(Level.WARNING, "JsonParseCsvFile: CSV file '" + path + "' is not empty, but nothing was parsed");
            call.log(Level.WARNING, "Make sure the file contains DOS (CRLF) line endings");
        }
        return Result.of(new Data.Sequence(rows));
    }

    static Result readEnvironment(Call call, String path, long most) {
        try {
            return Result.of(EnvironmentFile.read(TextFiles.read(path, most)));
        } catch (IOException e) {
            call.log(Level.VERBOSE, call.name() + ": could not read '" + path + "': " + TextFiles.reason(e));
            return Result.failure();
        }
    }

    /// The optional second argument, a number of bytes; zero where it is not given.
    static long most(Call call) {
        Long most = call.size() > 1 ? Numbers.whole(call, call.text(1)) : null;
        return most == null ? 0 : most;
    }
}
