package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.CommandLaunch;

/// `execresult(command, shell, output)`: what a command writes.
public final class ExecResult implements Function {
    @Override
    public Result call(Call call) {
        Commands.Finished finished = CommandLaunch.run(call, CommandLaunch.output(call));
        if (finished != null) {
            call.log(Level.VERBOSE, "execresult ran '" + call.text(0) + "' successfully");
        }
        return finished == null ? Result.failure() : Result.of(CommandLaunch.trimmed(finished.output()));
    }
}
