package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextFiles;
import java.io.IOException;

/// `read_module_protocol(path)`: takes a file's lines as a module's.
public final class ReadModuleProtocol implements Function {
    @Override
    public Result call(Call call) {
        try {
            String text = TextFiles.read(call.text(0), 0);
            call.context().readModuleProtocol(call.text(0), text.lines());
            return Result.of(true);
        } catch (IOException e) {
            if (TextFiles.isDirectory(e)) {
                call.log(Level.ERROR, "Unable to read from file '" + call.text(0) + "'. (fread: Is a directory)");
            }
            call.log(Level.VERBOSE, "read_module_protocol: could not read '" + call.text(0) + "'");
            return Result.of(false);
        }
    }
}
