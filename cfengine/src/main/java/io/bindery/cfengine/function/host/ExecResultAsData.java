package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.CommandLaunch;
import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// `execresult_as_data(command, shell, output)`: what a command writes and the status it ends with.
public final class ExecResultAsData implements Function {
    @Override
    public Result call(Call call) {
        Commands.Finished finished = CommandLaunch.run(call, CommandLaunch.output(call));
        if (finished == null) {
            return Result.failure();
        }
        call.log(Level.VERBOSE, "execresult_as_data ran '" + call.text(0) + "' successfully");
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        members.put("exit_code", new Data.Whole(finished.status()));
        members.put("output", new Data.Text(CommandLaunch.trimmed(finished.output())));
        return Result.of(new Data.Mapping(members));
    }
}
