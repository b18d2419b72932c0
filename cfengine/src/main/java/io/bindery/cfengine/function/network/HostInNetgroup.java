package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.SystemVariables;
import io.bindery.cfengine.value.Regex;

/// `hostinnetgroup(netgroup)`: whether this host is in a netgroup, as the name service says.
public final class HostInNetgroup implements Function {
    @Override
    public Result call(Call call) {
        Commands.Finished finished = call.context()
                .commands()
                .run(new Commands.Request("getent netgroup " + quoted(call.text(0)), true, Commands.Output.STDOUT));
        Regex member = Regex.compile("\\(\\s*([^,\\s]*)\\s*,");
        String host = SystemVariables.text(call, "sys.fqhost");
        String shortHost = SystemVariables.text(call, "sys.uqhost");
        int at = 0;
        Regex.Match match = member == null ? null : member.search(finished.output(), at);
        while (member != null && match != null) {
            String name = match.group(1);
            if (name == null || name.isEmpty() || name.equals(host) || name.equals(shortHost)) {
                return Result.of(true);
            }
            match = member.search(finished.output(), match.end());
        }
        return Result.of(false);
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }
}
