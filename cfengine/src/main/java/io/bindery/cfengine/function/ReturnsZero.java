package io.bindery.cfengine.function;

/// `returnszero(command, shell)`: whether a command ends well.
final class ReturnsZero implements Function {
    @Override
    public Result call(Call call) {
        Commands.Finished finished = CommandLaunch.run(call, Commands.Output.BOTH);
        return finished == null ? Result.failure() : Result.of(finished.status() == 0);
    }
}
