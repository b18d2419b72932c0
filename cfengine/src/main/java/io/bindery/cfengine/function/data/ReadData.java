package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.DataFiles;
import java.util.Locale;

/// `readdata(path, kind)`: a file read in the given format, or in that of its name's ending.
public final class ReadData implements Function {
    @Override
    public Result call(Call call) {
        String path = call.text(0);
        String kind = call.text(1).equals("auto") ? kindOf(path) : call.text(1);
        return switch (kind) {
            case "CSV" -> DataFiles.readCsv(call, path, -1);
            case "ENV" -> DataFiles.readEnvironment(call, path, -1);
            case "JSON", "YAML" -> DataFiles.read(call, path, kind, -1);
            default -> DataFiles.read(call, path, "unknown", -1);
        };
    }

    private static String kindOf(String path) {
        String name = path.toLowerCase(Locale.ROOT);
        if (name.endsWith(".csv")) {
            return "CSV";
        }
        if (name.endsWith(".yaml") || name.endsWith(".yml")) {
            return "YAML";
        }
        return name.endsWith(".env") ? "ENV" : "JSON";
    }
}
