package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;

/// `regline(pattern, file)`: whether the pattern matches a whole line of the file.
public final class RegLine implements Function {
    @Override
    public Result call(Call call) {
        Regex regex = Regexes.compile(call, call.text(0));
        try {
            return Result.of(TextFiles.read(call.text(1), 0).lines().anyMatch(line -> regex != null && regex.matchesAll(line)));
        } catch (IOException e) {
            if (TextFiles.isDirectory(e)) {
                call.log(Level.ERROR, "In function 'regline', error reading from file. (getline: Is a directory)");
            }
            return Result.of(false);
        }
    }
}
