package io.bindery.cfengine.function;

/// `execresult(command, shell, output)`: what a command writes.
final class ExecResult implements Function {
    @Override
    public Result call(Call call) {
        Commands.Finished finished = CommandLaunch.run(call, CommandLaunch.output(call));
        if (finished != null) {
            call.log(Level.VERBOSE, "execresult ran '" + call.text(0) + "' successfully");
        }
        return finished == null ? Result.failure() : Result.of(CommandLaunch.trimmed(finished.output()));
    }
}
