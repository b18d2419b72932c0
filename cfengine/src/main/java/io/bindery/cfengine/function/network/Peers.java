package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import java.util.List;

/// `peers(path, comment, size)`: the other hosts of this host's group.
public final class Peers implements Function {
    @Override
    public Result call(Call call) {
        PeerGroups groups = PeerGroups.read(call);
        if (groups == null) {
            return Result.failure();
        }
        List<String> own = groups.own(call);
        return Result.of(own == null ? List.of() : own.stream().filter(host -> !PeerGroups.isSelf(call, host)).toList());
    }
}
