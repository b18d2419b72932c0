package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.data.Csv;
import io.bindery.cfengine.data.EnvironmentFile;
import io.bindery.cfengine.data.YamlText;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Reads files as data, with the reference program's error messages.
public final class DataFiles {
    private DataFiles() {}

    /// A JSON or YAML file's container.
    public static Result read(Call call, String path, String kind, long most) {
        String text;
        try {
            text = TextFiles.read(path, 0);
        } catch (IOException e) {
            call.log(
                    Level.ERROR,
                    call.name() + ": data error parsing " + kind + " file '" + path + "': " + cause(e));
            return Result.failure();
        }
        if (text.isEmpty()) {
            call.log(Level.ERROR, call.name() + ": data error parsing " + kind + " file '" + path + "': No data");
            return Result.failure();
        }
        if (most >= 0 && text.length() > most) {
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

    /// As CFEngine does: a directory is a file that is not there.
    private static String cause(IOException e) {
        return TextFiles.isDirectory(e) ? "No such file or directory" : TextFiles.reason(e);
    }

    private static void unread(Call call, String path, IOException e, String said) {
        if (TextFiles.isDirectory(e)) {
            call.log(Level.ERROR, said + " '" + path + "'. (fread: " + TextFiles.reason(e) + ")");
        } else {
            call.log(Level.VERBOSE, call.name() + ": could not read '" + path + "': " + TextFiles.reason(e));
        }
    }

    private static Result refused(Call call, String path, String kind, String reason) {
        call.log(Level.ERROR, call.name() + ": error parsing " + kind + " file '" + path + "': " + reason);
        return Result.failure();
    }

    public static Result readCsv(Call call, String path, long most) {
        String text;
        try {
            text = wholeRows(TextFiles.read(path, 0), most);
        } catch (IOException e) {
            unread(call, path, e, "JsonParseCsvFile: unable to read line from CSV file");
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

    /// The rows that are in the first `most` bytes to their ends; all of them where `most` is less than zero.
    private static String wholeRows(String text, long most) {
        if (most < 0 || text.length() <= most) {
            return text;
        }
        int end = text.lastIndexOf("\r\n", (int) most - 2);
        return end < 0 ? "" : text.substring(0, end + 2);
    }

    public static Result readEnvironment(Call call, String path, long most) {
        try {
            return Result.of(EnvironmentFile.read(most == 0 ? "" : TextFiles.read(path, most)));
        } catch (IOException e) {
            unread(call, path, e, "JsonParseEnvFile: failed to read ENV file");
            return Result.failure();
        }
    }

    /// The optional second argument, a number of bytes; less than zero if it is not given.
    public static long most(Call call) {
        return call.size() > 1 ? Numbers.whole(call, call.text(1)) : -1;
    }
}
