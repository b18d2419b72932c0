package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.SystemVariables;
import io.bindery.cfengine.function.argument.FileStatus;

import io.bindery.cfengine.value.ByteText;
import io.bindery.files.ProgramTrust;
import java.util.Set;

/// `usemodule(name, arguments)`: runs a module of the work directory, whose output defines classes and variables.
public final class UseModule implements Function {
    @Override
    public Result call(Call call) {
        String directory = SystemVariables.text(call, "sys.workdir") + "/modules";
        String program = directory + "/" + call.text(0);
        FileStatus status = FileStatus.of(program, true);
        if (status == null) {
            call.log(Level.ERROR, "Plug-in module '\"" + program + "\"' not found");
            return Result.of(false);
        }
        String user = SystemVariables.text(call, "sys.user_data[uid]");
        long owner = status.number("uid");
        if (owner != 0 && !Long.toString(owner).equals(user)) {
            call.log(Level.ERROR, "Module '\"" + program + "\"' was not owned by uid " + user + " who is executing agent");
            return Result.failure();
        }
        String objection = ProgramTrust.objection(ByteText.path(program), Set.of());
        if (objection != null) {
            call.log(Level.ERROR, "Module '\"" + program + "\"' is not used: " + objection);
            return Result.failure();
        }
        String line = "\"" + program + "\" " + call.text(1);
        Commands.Finished finished = call.context().commands().run(new Commands.Request(line, false, Commands.Output.STDOUT));
        call.context().readModuleProtocol(call.text(0), finished.output().lines());
        return Result.of(finished.status() == 0);
    }
}
