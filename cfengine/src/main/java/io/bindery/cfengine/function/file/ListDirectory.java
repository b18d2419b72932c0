package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `lsdir(directory, pattern, with_directory)`: the names in a directory that the pattern matches whole.
public final class ListDirectory implements Function {
    @Override
    public Result call(Call call) {
        String directory = call.text(0);
        Regex regex = Regexes.compile(call, call.text(1));
        boolean whole = Primitives.isTrue(call.text(2));
        List<String> names = new ArrayList<>(List.of(".", ".."));
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(TextFiles.path(directory))) {
            entries.forEach(entry -> names.add(ByteText.of(entry.getFileName())));
        } catch (IOException | DirectoryIteratorException e) {
            String reason = TextFiles.reason(e instanceof IOException problem ? problem : new IOException(e.getMessage()));
            call.log(Level.ERROR, "Directory '" + directory + "' could not be accessed in lsdir(), (opendir: " + reason + ")");
            return Result.of(List.of());
        }
        // As CFEngine does: last found, first listed.
        return Result.of(names.reversed().stream()
                .filter(name -> call.text(1).isEmpty() || regex != null && regex.matchesAll(name))
                .map(name -> whole ? directory + "/" + name : name)
                .toList());
    }
}
