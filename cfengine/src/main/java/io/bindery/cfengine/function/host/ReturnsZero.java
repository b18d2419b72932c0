package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.CommandLaunch;

/// `returnszero(command, shell)`: whether a command ends with exit code 0. Its output is shown if a shell runs it, and otherwise
/// if the run shows informational messages.
public final class ReturnsZero implements Function {
    @Override
    public Result call(Call call) {
        Commands.Finished finished = CommandLaunch.run(call, Commands.Output.BOTH);
        if (finished == null) {
            return Result.of(false);
        }
        if (call.text(1).equals("useshell") || call.context().shows(Level.INFO)) {
            finished.output().lines().forEach(call.context()::output);
        }
        boolean well = finished.status() == 0;
        call.log(
                Level.VERBOSE,
                "returnszero ran '" + call.text(0) + "' successfully and it " + (well ? "returned zero" : "did not return zero"));
        return Result.of(well);
    }
}
