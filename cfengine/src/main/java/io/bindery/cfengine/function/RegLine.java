package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Regex;
import java.io.IOException;

/// `regline(pattern, file)`: whether the pattern matches a whole line of the file.
final class RegLine implements Function {
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
