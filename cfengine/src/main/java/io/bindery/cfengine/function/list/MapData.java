package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Mapping;
import io.bindery.cfengine.function.classes.Canonify;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// `mapdata(mode, pattern, container)`: like `maparray`, into a sequence; the made texts are kept, canonified or read as JSON. With
/// `json_pipe` the pattern is a command that is given the whole container and says JSON.
public final class MapData implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Mapping.container(call, 2);
        if (data.isEmpty()) {
            return Result.failure();
        }
        String mode = call.text(0);
        if (mode.equals("json_pipe")) {
            return piped(call, data.get());
        }
        // As CFEngine does: into JSON the parts are written with their quotes escaped, and nothing else.
        UnaryOperator<String> form = mode.equals("json") ? part -> part.replace("\"", "\\\"") : UnaryOperator.identity();
        List<Data> mapped = new ArrayList<>();
        Mapping.written(call, 1, data.get(), form).forEach(text -> shaped(call, mode, text).ifPresent(mapped::add));
        return Result.of(new Data.Sequence(mapped));
    }

    private static Optional<Data> shaped(Call call, String mode, String text) {
        return switch (mode) {
            case "json" -> json(call, text);
            case "canonify" -> Optional.of(new Data.Text(Canonify.canonified(text)));
            default -> Optional.of(new Data.Text(text));
        };
    }

    private static Optional<Data> json(Call call, String text) {
        try {
            return Optional.of(JsonReader.read(text));
        } catch (JsonError e) {
            call.log(Level.VERBOSE, "Function mapdata failed to parse JSON: " + e.getMessage());
            return Optional.empty();
        }
    }

    private static Result piped(Call call, Data data) {
        String command = Mapping.with(call, 1, Map.of());
        Commands.Finished finished = call.context()
                .commands()
                .run(new Commands.Request(command, false, Commands.Output.STDOUT, JsonWriter.pretty(data)));
        if (finished.output().isEmpty()) {
            call.log(Level.ERROR, "Function mapdata failed to get output from 'json_pipe' execution");
            return Result.failure();
        }
        return Result.of(new Data.Sequence(JsonReader.readLines(finished.output())));
    }
}
